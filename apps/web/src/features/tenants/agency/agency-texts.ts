import { counted } from '@gastspiel/domain/names/counted.ts';

export const AGENCY_TEXTS = {
  loading: 'Agentur wird geladen …',
  failed: 'Die Agentur konnte nicht geladen werden',
  subtitle: 'Einstellungen der Agentur, gelten für alle im Büro',
  nav: 'Bereiche der Agentur',
  saved: 'Gespeichert',
} as const;

const PART_TITLES = {
  '/agency/look': 'Auftritt',
  '/agency/team': 'Team',
  '/agency/price_list': 'Einsatzarten und Preisliste',
  '/agency/invoicing': 'Rechnungswesen',
  '/agency/payroll': 'Lohnverrechnung',
} as const;
export type AgencyPart = keyof typeof PART_TITLES;

export const AGENCY_PARTS = [
  '/agency/look',
  '/agency/team',
  '/agency/price_list',
  '/agency/invoicing',
  '/agency/payroll',
] as const satisfies readonly AgencyPart[];

/** Kinds of work have no prices where nothing is invoiced. */
export const partTitle = (part: AgencyPart, hasInvoicingModule: boolean): string =>
  part === '/agency/price_list' && !hasInvoicingModule ? 'Einsatzarten' : PART_TITLES[part];

/** One line beneath each entry of the navigation. */
export const STATE_TEXTS = {
  look: 'Logo, Farben, Absender',
  team: (people: number, waiting: number): string =>
    [counted(people, 'Person', 'Personen'), ...(waiting > 0 ? [`${waiting} zur Freigabe`] : [])].join(', '),
  types: (count: number): string => counted(count, 'Einsatzart', 'Einsatzarten'),
  invoicing: 'Zahlungsziel, Zuschläge, Besetzungsziel',
  connected: 'verbunden',
  notConnected: 'nicht verbunden',
  notChecked: 'noch nicht geprüft',
  noPayroll: 'nicht eingerichtet',
} as const;

export const CODE_TEXTS = {
  renew: 'Erneuern',
  renewTitle: { TARGET_USER: 'Code für Mitarbeiter/innen erneuern?', TENANT_USER: 'Code für das Büro erneuern?' },
  dead: 'Der bisherige Code und sein Einladungslink gelten sofort nicht mehr.',
  stay: 'Wer schon dazugehört oder auf Freigabe wartet, bleibt.',
  confirm: 'Code erneuern',
  renewed: 'Der neue Code gilt ab sofort',
  leaverTitle: 'Zuordnungscodes erneuern?',
  leaver: (name: string): string =>
    `${name} hat keinen Zugang mehr, kennt aber vielleicht die Codes. Mit neuen Codes führen alte Einladungslinks ins Leere.`,
  renewBoth: 'Beide Codes erneuern',
  later: 'Nicht nötig',
  renewedBoth: 'Beide Codes sind erneuert',
} as const;

export const RELEASE_TEXTS = {
  title: 'Freigabe von Mitarbeiter/innen',
  hint: 'Wer eine dieser Angaben nicht gemacht hat, kann nicht freigegeben werden.',
  label: 'Vor der Freigabe nötig',
  always: 'Einsatzart und Personalpool sind immer nötig. Wer schon freigegeben ist, bleibt es.',
  save: 'Speichern',
  saved: 'Gespeichert, gilt für alle weiteren Freigaben',
} as const;

export const LIST_TEXTS = {
  editPools: 'Personalpools bearbeiten',
  editOutfits: 'Dienstkleidung bearbeiten',
  save: 'Speichern',
  people: (count: number): string => counted(count, 'Person', 'Personen'),
  allPeople: (count: number): string => `${counted(count, 'Mitarbeiter/in', 'Mitarbeiter/innen')} gesamt`,
  appointments: 'Einsätze',
  coming: 'Kommende Einsätze',
  more: (count: number): string => `${count} weitere`,
  less: 'Weniger anzeigen',
  noOutfits: 'Noch keine Dienstkleidung',
  stations: 'Stationen',
  noStations: 'Noch keine Stationen. Sie entstehen mit den Spielorten der Rechnungsempfänger.',
} as const;

export const PAYROLL_TEXTS = {
  none: 'Die Schnittstelle zur Lohnverrechnung ist nicht eingerichtet. Sie wird vom Betreiber beim Anlegen der Agentur eingerichtet.',
} as const;

export const INVOICING_TEXTS = {
  none: 'Das Abrechnungsmodul ist für diese Agentur nicht freigeschaltet. Der Betreiber schaltet es frei.',
} as const;
