import { screen, waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { uiState } from '#platform/session/ui-state.ts';
import type { Viewer } from '#platform/viewer/viewer.ts';
import { aServer } from '#testing/a-server.ts';
import { renderPage } from '#testing/render.tsx';
import { AgencyFrame } from './agency-frame.tsx';
import { LookPage } from './look-page.tsx';
import { PriceListPage } from './price-list-page.tsx';
import { TeamPage } from './team-page.tsx';

const VIEWER: Partial<Viewer> = {
  user: {
    userRole: 'TENANT_USER_ADMIN',
    userState: 'ACTIVE',
    firstName: 'Christine',
    lastName: 'Wallner',
    hasDeviceAccessTicket: true,
  },
  tenant: {
    id: 't-1',
    name: 'Wiener Tafelrunde',
    hasInvoicingModule: true,
    hasAccountingInterface: true,
  } as Viewer['tenant'],
};
const THEME = {
  logoSquareBase64: null,
  logoWideBase64: null,
  primaryColorPalette: { main: '#7A1F3D', light: '#9B576E', dark: '#531529' },
  secondaryColorPalette: { main: '#B8893B', light: '#D1AC6C', dark: '#7D5A1E' },
};
const AGENCY = {
  ...{ id: 't-1', version: 3, name: 'Wiener Tafelrunde', contactEmail: 'team@tafel.example', contactPhone: null },
  ...{ hasInvoicingModule: true, targetUserAssociationCode: 'TEAM-1', tenantUserAssociationCode: 'BUERO-1' },
  ...{
    defaultTargetUserPoolId: '0a1b2c3d-0000-4000-8000-000000000001',
    accountingInterfaceConfiguration: null,
    targetUserOnboardingCheckboxes: [],
    requiredForRelease: ['BIRTHDAY', 'ADDRESS'],
  },
  targetUserPools: [
    { id: '0a1b2c3d-0000-4000-8000-000000000001', description: 'Stammteam' },
    { id: '0a1b2c3d-0000-4000-8000-000000000002', description: 'Team Wien' },
  ],
  appointmentTypes: ['Service', 'Bar', 'Küche', 'Garderobe'].map((description) => ({
    id: description,
    description,
    isRetired: false,
  })),
  outfits: ['Weißes Hemd', 'Kochjacke', 'Schürze', 'Frack'].map((title) => ({ id: title, title, description: '' })),
  tenantTheme: THEME,
};
const OVERVIEW = {
  agency: {
    name: 'Wiener Tafelrunde',
    hasInvoicingModule: true,
    appointmentTypes: [...AGENCY.appointmentTypes, { isRetired: true }],
  },
  office: { count: 8 },
  waiting: { count: 1 },
  accountingConnection: { checkedAt: '2026-10-28T10:00:00Z', problem: null },
};
const aServerOf = (changed: object = {}) =>
  aServer({
    Agency: () => ({ agency: AGENCY }),
    AgencyOverview: () => ({ ...OVERVIEW, ...changed }),
    AgencyUsage: () => ({
      agencyUsage: {
        pools: [{ id: '0a1b2c3d-0000-4000-8000-000000000001', count: 12 }],
        outfits: [{ id: 'Weißes Hemd', count: 31 }],
        stations: [{ station: 'Sektempfang', count: 22 }],
      },
      targetUserAssociationCode: { targetUsersCount: 64 },
    }),
    PriceList: () => ({ priceList: { version: 1, viewerCanEdit: true, types: [] } }),
    AgencyHistory: () => ({ agency: { history: { count: 0, items: [] } } }),
    UpdateAgency: () => ({ updateAgency: { version: 4 } }),
    RenewCode: () => ({ renewAssociationCode: { version: 4 } }),
    RenewCodes: () => ({ forWorkers: { version: 4 }, forStaff: { version: 5 } }),
  });

it('says of each part how it stands, and which one is shown', async () => {
  aServerOf();
  renderPage('/agency/team', '/agency/team', <AgencyFrame>Inhalt</AgencyFrame>, VIEWER);
  const nav = within(await screen.findByRole('navigation', { name: 'Bereiche der Agentur' }));
  expect(nav.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'AuftrittLogo, Farben, Absender',
    'Team8 Personen, 1 zur Freigabe',
    'Einsatzarten und Preisliste4 Einsatzarten',
    'RechnungswesenZahlungsziel, Zuschläge, Besetzungsziel',
    'Lohnverrechnungverbunden',
  ]);
  expect(nav.getByRole('link', { current: 'page' }).textContent).toContain('Team');
  const path = within(screen.getByRole('navigation', { name: 'Pfad' }));
  expect(path.getByRole('link', { name: 'Agentur' }).getAttribute('href')).toBe('/agency');
  screen.getByText('Inhalt');
});

it('has no part for invoicing without its module, and says where payroll is not connected', async () => {
  aServerOf({ agency: { ...OVERVIEW.agency, hasInvoicingModule: false }, accountingConnection: null });
  renderPage('/agency', '/agency', <AgencyFrame>Inhalt</AgencyFrame>, VIEWER);
  const nav = within(await screen.findByRole('navigation', { name: 'Bereiche der Agentur' }));
  expect(nav.queryByRole('link', { name: /Rechnungswesen/ })).toBeNull();
  nav.getByRole('link', { name: /nicht eingerichtet/ });
  expect(nav.queryByRole('link', { name: /Preisliste/ })).toBeNull();
  nav.getByRole('link', { name: /^Einsatzarten/ });
});

it('lets the tones follow the main colour, keeps those set by hand, and saves its own fields alone', async () => {
  const server = aServerOf();
  const { person } = renderPage('/agency/look', '/agency/look', <LookPage />, VIEWER);
  const [main, accent] = await screen.findAllByRole('textbox', { name: 'Grundton' });
  const [light, accentLight] = screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Heller Ton' });
  if (!main || !accent) throw new Error('there are two palettes');
  await person.clear(main);
  await person.type(main, '#1F5E4A');
  await waitFor(() => expect(light?.value).toBe('#578677'));
  await person.clear(accent);
  await person.type(accent, '#C2622D');
  expect(accentLight?.value).toBe('#D1AC6C');
  await person.click(screen.getByRole('button', { name: 'Töne aus dem Grundton ableiten' }));
  expect(accentLight?.value).toBe('#D18962');
  await person.click(screen.getByRole('button', { name: 'Speichern' }));
  await screen.findByText('Gespeichert');
  const sent = server.of('UpdateAgency')[0]?.variables;
  const primaryColorPalette = { main: '#1F5E4A', light: '#578677', dark: '#154032' };
  expect(sent).toMatchObject({ version: 3, input: { primaryColorPalette } });
  expect(sent).not.toHaveProperty('input.targetUserPools');
  expect(sent).not.toHaveProperty('input.logoSquareBase64');
});

it('renews a code after saying what becomes of the old one', async () => {
  const server = aServerOf();
  const { person } = renderPage('/agency/team', '/agency/team', <TeamPage />, VIEWER);
  const staff = within(await screen.findByRole('group', { name: 'Code für das Büro' }));
  await person.click(staff.getByRole('button', { name: 'Erneuern' }));
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText('Der bisherige Code und sein Einladungslink gelten sofort nicht mehr.');
  await person.click(dialog.getByRole('button', { name: 'Code erneuern' }));
  await screen.findByText('Der neue Code gilt ab sofort');
  expect(server.of('RenewCode')[0]?.variables).toEqual({ flow: 'TENANT_USER' });
});

it('proposes new codes once somebody of the office has left', async () => {
  uiState.write('agency.leaver', 'Paula Ortner');
  const server = aServerOf();
  const { person } = renderPage('/agency/team', '/agency/team', <TeamPage />, VIEWER);
  await screen.findByText(/Paula Ortner hat keinen Zugang mehr/);
  await person.click(screen.getByRole('button', { name: 'Beide Codes erneuern' }));
  await screen.findByText('Beide Codes sind erneuert');
  expect(server.of('RenewCodes')).toHaveLength(1);
  expect(screen.queryByText(/Paula Ortner hat/)).toBeNull();
});

it('shows a few of each list with their use, the others on demand, and saves one list without the others', async () => {
  const server = aServerOf();
  const { person } = renderPage('/agency/price_list', '/agency/price_list', <PriceListPage />, VIEWER);
  await screen.findByText('12 Personen');
  screen.getByText('64 Mitarbeiter/innen gesamt');
  screen.getByText('Sektempfang');
  await screen.findByRole('heading', { name: 'Einsatzarten' });
  expect(screen.queryByText('Frack')).toBeNull();
  await person.click(screen.getByRole('button', { name: '1 weitere' }));
  screen.getByText('Frack');
  await person.click(screen.getByRole('button', { name: 'Personalpools bearbeiten' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(dialog.getByRole('button', { name: 'Personalpool hinzufügen' }));
  await person.type(dialog.getAllByRole('textbox', { name: 'Bezeichnung' })[2] ?? dialog.getByRole('form'), 'Neu');
  await person.click(dialog.getByRole('radio', { name: 'Personalpool 3 als Standard' }));
  await person.click(dialog.getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.of('UpdateAgency')[0]?.variables['input']).toEqual({
    targetUserPools: [
      { id: '0a1b2c3d-0000-4000-8000-000000000001', description: 'Stammteam', isDefault: false },
      { id: '0a1b2c3d-0000-4000-8000-000000000002', description: 'Team Wien', isDefault: false },
      { description: 'Neu', isDefault: true },
    ],
  });
});

it('says without which facts nobody is released, and saves the choice alone', async () => {
  const server = aServerOf();
  const { person } = renderPage('/agency/team', '/agency/team', <TeamPage />, VIEWER);
  const card = within(await screen.findByRole('group', { name: 'Vor der Freigabe nötig' }));
  expect(card.getByRole('checkbox', { name: 'Geburtsdatum' })).toHaveProperty('checked', true);
  await person.click(card.getByRole('checkbox', { name: 'Geburtsdatum' }));
  await person.click(card.getByRole('checkbox', { name: 'Sozialversicherungsnummer' }));
  await person.click(screen.getByRole('button', { name: 'Speichern' }));
  await screen.findByText('Gespeichert, gilt für alle weiteren Freigaben');
  expect(server.of('UpdateAgency')[0]?.variables).toEqual({
    version: 3,
    input: { requiredForRelease: ['ADDRESS', 'SOCIAL_SECURITY_NUMBER'] },
  });
});
