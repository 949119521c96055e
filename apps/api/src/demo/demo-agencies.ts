import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DemoPerson, demoPerson } from '#app/demo/demo-people.ts';
import type { DemoRecipient } from '#app/demo/demo-recipients.ts';
import { ALPINE_RECIPIENTS } from '#app/demo/demo-recipients-alps.ts';
import { VIENNESE_RECIPIENTS } from '#app/demo/demo-recipients-vienna.ts';
import { ALPINE_SENDER, type DemoSender, VIENNESE_SENDER } from '#app/demo/demo-senders.ts';
import type { DemoRegion } from '#app/demo/demo-workers.ts';
import type { NewTenant } from '#features/tenants/index.ts';

export interface DemoAgency {
  readonly tenant: NewTenant;
  readonly logos: { readonly logoSquareBase64: string; readonly logoWideBase64: string };
  readonly people: readonly DemoPerson[];
  readonly sender: DemoSender;
  readonly recipients: readonly DemoRecipient[];
  readonly region: DemoRegion;
}

/**
 * Every role in each agency, two in the office who work side by side, and one person in each state that is not active.
 * Some more system administrators, because a person works on one device at a time, and they have the most to try.
 */
const peopleOf = (domain: string, names: readonly (readonly [string, string])[]): DemoPerson[] => {
  const at = (index: number) => names[index] ?? (['Person', String(index)] as const);
  return [
    demoPerson(0, at(0), domain, 'SYSTEM_ADMIN'),
    demoPerson(1, at(1), domain, 'TENANT_USER_DISPATCHER'),
    demoPerson(2, at(2), domain, 'TENANT_USER_CUSTOMER_CARE'),
    demoPerson(3, at(3), domain, 'TENANT_USER_ACCOUNTING'),
    demoPerson(4, at(4), domain, 'TARGET_USER'),
    demoPerson(5, at(5), domain, 'TARGET_USER'),
    demoPerson(6, at(6), domain, 'TARGET_USER', 'ONBOARDING'),
    demoPerson(7, at(7), domain, 'TARGET_USER', 'BLOCKED'),
    demoPerson(8, at(8), domain, 'TARGET_USER'),
    ...[9, 10, 11].map((index) => demoPerson(index, at(index), domain, 'SYSTEM_ADMIN')),
    demoPerson(12, at(12), domain, 'TENANT_USER_ACCOUNTING'),
    demoPerson(13, at(13), domain, 'TENANT_USER_CUSTOMER_CARE'),
    demoPerson(14, at(14), domain, 'TENANT_USER_DISPATCHER'),
    demoPerson(15, at(15), domain, 'TENANT_USER_CUSTOMER_CARE'),
    demoPerson(16, at(16), domain, 'TENANT_USER_ACCOUNTING'),
    ...[17, 18].map((index) => demoPerson(index, at(index), domain, 'TARGET_USER')),
    demoPerson(19, at(19), domain, 'SYSTEM_ADMIN'),
    demoPerson(20, at(20), domain, 'TENANT_USER_DISPATCHER'),
    demoPerson(21, at(21), domain, 'TENANT_USER_ACCOUNTING'),
    demoPerson(22, at(22), domain, 'SYSTEM_ADMIN'),
    demoPerson(23, at(23), domain, 'TARGET_USER'),
    demoPerson(24, at(24), domain, 'TENANT_USER_DISPATCHER'),
    demoPerson(25, at(25), domain, 'TENANT_USER_CUSTOMER_CARE'),
    demoPerson(26, at(26), domain, 'TENANT_USER_ACCOUNTING'),
    demoPerson(27, at(27), domain, 'TENANT_USER_DISPATCHER'),
    demoPerson(28, at(28), domain, 'TARGET_USER'),
    demoPerson(29, at(29), domain, 'TARGET_USER'),
    demoPerson(30, at(30), domain, 'TARGET_USER'),
    demoPerson(31, at(31), domain, 'TARGET_USER'),
    demoPerson(32, at(32), domain, 'TENANT_USER_ACCOUNTING'),
    demoPerson(33, at(33), domain, 'TENANT_USER_ACCOUNTING'),
    demoPerson(34, at(34), domain, 'SYSTEM_ADMIN'),
    demoPerson(35, at(35), domain, 'TENANT_USER_DISPATCHER'),
    demoPerson(36, at(36), domain, 'TENANT_USER_CUSTOMER_CARE'),
    demoPerson(37, at(37), domain, 'SYSTEM_ADMIN'),
    ...[38, 39, 40].map((index) => demoPerson(index, at(index), domain, 'TENANT_USER_ACCOUNTING')),
    ...[41, 42].map((index) => demoPerson(index, at(index), domain, 'SYSTEM_ADMIN')),
    demoPerson(43, at(43), domain, 'TENANT_USER_ACCOUNTING'),
    demoPerson(44, at(44), domain, 'TENANT_USER_DISPATCHER'),
    ...[45, 46, 47, 48].map((index) => demoPerson(index, at(index), domain, 'SYSTEM_ADMIN')),
    demoPerson(49, at(49), domain, 'TENANT_USER_ADMIN'),
    demoPerson(50, at(50), domain, 'SYSTEM_ADMIN'),
  ];
};

const picture = (name: string): string =>
  `data:image/png;base64,${readFileSync(join(import.meta.dirname, 'logos', `${name}.png`), 'base64')}`;
const logosOf = (name: string) => ({
  logoSquareBase64: picture(`${name}-square`),
  logoWideBase64: picture(`${name}-wide`),
});
const described = (...names: string[]) => names.map((description) => ({ description }));
const pools = (first: string, ...others: string[]) => [
  { description: first, isDefault: true },
  ...others.map((description) => ({ description, isDefault: false })),
];

const OUTFITS = [
  { title: 'Klassisch schwarz', description: 'Schwarze Hose, schwarzes Hemd, schwarze geschlossene Schuhe' },
  { title: 'Weißes Hemd mit Weste', description: 'Weißes Hemd, schwarze Weste, Krawatte wird gestellt' },
  { title: 'Kochkleidung', description: 'Kochjacke, Vorstecker und rutschfeste Schuhe' },
];

const VIENNA: DemoRegion = {
  streets: [
    'Neubaugasse',
    'Taborstraße',
    'Gumpendorfer Straße',
    'Landstraßer Hauptstraße',
    'Thaliastraße',
    'Praterstraße',
  ],
  towns: [
    ['1020', 'Wien'],
    ['1030', 'Wien'],
    ['1070', 'Wien'],
    ['1100', 'Wien'],
    ['1160', 'Wien'],
    ['1220', 'Wien'],
    ['2340', 'Mödling'],
    ['3400', 'Klosterneuburg'],
  ],
};
const ALPS: DemoRegion = {
  streets: ['Linzer Gasse', 'Maxglaner Hauptstraße', 'Bahnhofstraße', 'Dorfstraße', 'Innrain'],
  towns: [
    ['5020', 'Salzburg'],
    ['5600', 'St. Johann im Pongau'],
    ['5700', 'Zell am See'],
    ['6020', 'Innsbruck'],
    ['6370', 'Kitzbühel'],
    ['6580', 'St. Anton am Arlberg'],
  ],
};

export const DEMO_AGENCIES: readonly DemoAgency[] = [
  {
    tenant: {
      name: 'Wiener Tafelrunde',
      contactEmail: 'team@tafelrunde.example',
      contactPhone: '+43 1 5550100',
      hasInvoicingModule: true,
      accountingInterfaceConfiguration: {
        clientId: '4711',
        code: 'tafelrunde',
        userName: 'gastspiel.tafelrunde',
        defaultOccupation: 'Servicekraft',
      },
      targetUserAssociationCode: 'TAFEL-TEAM',
      tenantUserAssociationCode: 'TAFEL-BUERO',
      targetUserPools: pools('Team Wien', 'Team Niederösterreich', 'Stammpersonal'),
      appointmentTypes: described('Service', 'Bar', 'Küche', 'Garderobe', 'Teamleitung'),
      outfits: OUTFITS,
      targetUserOnboardingCheckboxes: [
        { label: 'Ich habe die Datenschutzerklärung gelesen.', url: 'https://tafelrunde.example/datenschutz' },
        { label: 'Ich stimme den Einsatzbedingungen zu.', url: 'https://tafelrunde.example/bedingungen' },
      ],
      primaryColorPalette: { main: '#7A1F3D', light: '#A24A66', dark: '#551229' },
      secondaryColorPalette: { main: '#B8893B', light: '#D1AC6C', dark: '#7D5A1E' },
    },
    logos: logosOf('tafelrunde'),
    sender: VIENNESE_SENDER,
    recipients: VIENNESE_RECIPIENTS,
    region: VIENNA,
    people: peopleOf('tafelrunde.example', [
      ['Georg', 'Mayrhofer'],
      ['Katharina', 'Leitner'],
      ['Thomas', 'Brandl'],
      ['Eva', 'Steindl'],
      ['Anna', 'Pichler'],
      ['Florian', 'Eder'],
      ['Mira', 'Hollaus'],
      ['Robert', 'Zach'],
      ['Simon', 'Fuchs'],
      ['Ingrid', 'Haas'],
      ['Paul', 'Reiter'],
      ['Verena', 'Lang'],
      ['Birgit', 'Haslinger'],
      ['Stefan', 'Neubauer'],
      ['Nora', 'Winter'],
      ['Emil', 'Sommer'],
      ['Helga', 'Strasser'],
      ['Julia', 'Müllner'],
      ['Lena', 'Hartl'],
      ['Christoph', 'Lindner'],
      ['Sabine', 'Krenn'],
      ['Gerhard', 'Posch'],
      ['Monika', 'Aschauer'],
      ['Tobias', 'Rauch'],
      ['Klara', 'Wieser'],
      ['Oskar', 'Brunner'],
      ['Gerda', 'Pfeifer'],
      ['Vera', 'Lindtner'],
      ['Lea', 'Zimmermann'],
      ['Noah', 'Haider'],
      ['Mia', 'Scheiber'],
      ['Elias', 'Prantl'],
      ['Ilse', 'Wallner'],
      ['Rosa', 'Ennemoser'],
      ['Alois', 'Praxmarer'],
      ['Judith', 'Kainz'],
      ['Konrad', 'Vogel'],
      ['Ottilie', 'Feichtner'],
      ['Hedwig', 'Rottmayr'],
      ['Leopold', 'Wieshofer'],
      ['Roswitha', 'Kerschbaum'],
      ['Adelheid', 'Zangerl'],
      ['Gundula', 'Hofreiter'],
      ['Walpurga', 'Leitgeb'],
      ['Wilhelmine', 'Kogler'],
      ['Aurelia', 'Sonnleitner'],
      ['Korbinian', 'Stelzhamer'],
      ['Eusebia', 'Marchart'],
      ['Lorenz', 'Trauner'],
      ['Christine', 'Wallner'],
      ['Korbinian', 'Lettner'],
    ]),
  },
  {
    tenant: {
      name: 'Alpen Service Crew',
      contactEmail: 'crew@alpenservice.example',
      contactPhone: '+43 512 555020',
      hasInvoicingModule: false,
      targetUserAssociationCode: 'ALPEN-CREW',
      tenantUserAssociationCode: 'ALPEN-BUERO',
      targetUserPools: pools('Crew Tirol', 'Crew Salzburg'),
      appointmentTypes: described('Service', 'Bar', 'Hüttendienst'),
      outfits: OUTFITS.slice(0, 2),
      targetUserOnboardingCheckboxes: [
        { label: 'Ich habe die Datenschutzerklärung gelesen.', url: 'https://alpenservice.example/datenschutz' },
      ],
      primaryColorPalette: { main: '#1F5E4A', light: '#4B8B75', dark: '#123F31' },
      secondaryColorPalette: { main: '#C2622D', light: '#D98C62', dark: '#94451A' },
    },
    logos: logosOf('alpen'),
    sender: ALPINE_SENDER,
    recipients: ALPINE_RECIPIENTS,
    region: ALPS,
    people: peopleOf('alpenservice.example', [
      ['Johanna', 'Gruber'],
      ['Lukas', 'Kofler'],
      ['Maria', 'Hofer'],
      ['Peter', 'Unterberger'],
      ['Clara', 'Stadler'],
      ['Jakob', 'Winkler'],
      ['Sarah', 'Wimmer'],
      ['Dominik', 'Auer'],
      ['Theresa', 'Holzer'],
      ['Martin', 'Egger'],
      ['Lisa', 'Thaler'],
      ['Andreas', 'Moser'],
      ['Renate', 'Kranebitter'],
      ['Simon', 'Plattner'],
      ['Vera', 'Steger'],
      ['Hannes', 'Rainer'],
      ['Doris', 'Fill'],
      ['Mathias', 'Kirchmair'],
      ['Anita', 'Moosbrugger'],
      ['Michael', 'Tschugg'],
      ['Bernhard', 'Gasser'],
      ['Ulrike', 'Santner'],
      ['Walter', 'Pichlmair'],
      ['Elena', 'Hirzinger'],
      ['Rosa', 'Aigner'],
      ['Felix', 'Dorfer'],
      ['Walter', 'Zangerl'],
      ['Hubert', 'Mair'],
      ['Katrin', 'Lechner'],
      ['Josef', 'Egger'],
      ['Marlene', 'Steiner'],
      ['Daniel', 'Thurner'],
      ['Franz', 'Kogler'],
      ['Heidi', 'Plangger'],
      ['Rupert', 'Ager'],
      ['Traudl', 'Span'],
      ['Vinzenz', 'Lener'],
      ['Notburga', 'Heiss'],
      ['Kaspar', 'Draxl'],
      ['Filomena', 'Spiss'],
      ['Alban', 'Kripp'],
      ['Ursula', 'Mader'],
      ['Genoveva', 'Strolz'],
      ['Creszentia', 'Falch'],
      ['Gottfried', 'Achammer'],
      ['Kreszenz', 'Tschiderer'],
      ['Severin', 'Haueis'],
      ['Ambros', 'Tiefenthaler'],
      ['Philomena', 'Kathrein'],
      ['Brigitte', 'Obermoser'],
      ['Balthasar', 'Ladner'],
    ]),
  },
];

/** An agency that has just been made: nobody in it yet, and a name as long as the register of companies allows in good taste. */
export const NEW_AGENCY: Pick<DemoAgency, 'tenant' | 'logos'> = {
  tenant: {
    name: 'Niederösterreichische Veranstaltungs- und Gastronomiepersonalbereitstellungsgesellschaft m.b.H. & Co KG',
    contactEmail: 'office@veranstaltungspersonal-niederoesterreich.example',
    contactPhone: '+43 2742 555030',
    hasInvoicingModule: false,
    targetUserAssociationCode: 'NOE-PERSONAL',
    tenantUserAssociationCode: 'NOE-BUERO',
    targetUserPools: pools('Alle'),
    appointmentTypes: described('Service'),
    outfits: [],
    targetUserOnboardingCheckboxes: [],
    primaryColorPalette: { main: '#1E4E79', light: '#4A7BA8', dark: '#123250' },
    secondaryColorPalette: { main: '#8A5A00', light: '#B58433', dark: '#5F3E00' },
  },
  logos: logosOf('alpen'),
};
