import { PRESET_LAYOUTS } from '@gastspiel/domain/accounting-files/layout.ts';
import { BLANK_MAPPING, MAPPING_RULES } from '@gastspiel/domain/accounting-files/mapping.ts';
import { presetsOf } from '@gastspiel/domain/accounting-files/presets.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { screen, waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { aServer, refusal } from '#testing/a-server.ts';
import { renderScreen } from '#testing/render.tsx';
import { CustomerAccounts } from './customers-page.tsx';
import { LayoutSettings } from './layout-page.tsx';
import { MappingSettings } from './mapping-page.tsx';
import type { AccountingCustomers, AccountingSettings } from './settings-query.ts';

const settings = (changes: object = {}): AccountingSettings =>
  ({
    ...BLANK_MAPPING,
    version: 0,
    layouts: presetsOf('BMD').map((preset) => ({ preset, version: 0, isOwn: false, ...PRESET_LAYOUTS[preset] })),
    ...changes,
  }) as AccountingSettings;
const press = () => screen.getByRole('button', { name: 'Speichern' });

it('takes numbers, tells at the field what can not be, and goes on over the new version', async () => {
  let version = 0;
  const server = aServer({
    AccountingSettings: () => ({ accountingFileSettings: settings({ version }) }),
    SaveAccountingMapping: ({ input }) => {
      version += 1;
      return { saveAccountingMapping: settings({ ...(input as unknown as object), version }) };
    },
  });
  const { person } = renderScreen(<MappingSettings system="BMD" />);
  const work = await screen.findByLabelText('Lohnart für Arbeitszeit (optional)');
  await person.type(work, '700');
  await person.type(screen.getByLabelText('Erlöskonto mit USt (optional)'), '4000');
  await person.click(screen.getByRole('checkbox', { name: 'Sonntagsarbeit wird nicht übergeben' }));
  expect(screen.getByLabelText('Lohnart für Sonntagsarbeit (optional)')).toHaveProperty('disabled', true);
  await person.click(press());
  await screen.findByText(MAPPING_RULES.wageTypeBmd);
  expect(server.of('SaveAccountingMapping')).toHaveLength(0);
  await person.clear(work);
  await person.type(work, '101');
  await person.click(press());
  await screen.findByText('Gespeichert');
  expect(server.of('SaveAccountingMapping')[0]?.variables).toMatchObject({
    system: 'BMD',
    version: 0,
    input: {
      revenues: [{ account: '4000', taxCode: null }, {}, {}],
      wageTypes: [{ number: '101' }, {}, {}, { kind: 'SUNDAY', number: null, isLeftOut: true }, {}],
    },
  });
  await person.click(screen.getByRole('switch', { name: /Kundennummer als Konto/ }));
  await person.click(press());
  await waitFor(() => expect(server.of('SaveAccountingMapping')[1]?.variables).toMatchObject({ version: 1 }));
});

it('loads anew for whoever was slower', async () => {
  aServer({
    AccountingSettings: () => ({ accountingFileSettings: settings({ clientNumber: '7' }) }),
    SaveAccountingMapping: () => refusal(GENERAL_FAILURES.stale),
  });
  const { person } = renderScreen(<MappingSettings system="BMD" />);
  const field = await screen.findByLabelText('Mandantennummer (optional)');
  await person.type(field, '8');
  await person.click(press());
  await person.click(await screen.findByRole('button', { name: 'Neu laden' }));
  await waitFor(() => expect(screen.getByLabelText('Mandantennummer (optional)')).toHaveProperty('value', '7'));
});

const CUSTOMERS: AccountingCustomers = {
  customersVersion: 3,
  accountLength: null,
  customers: [
    { recipientId: 'a', name: 'Alpenblick', customerNumber: '1001', account: null, effectiveAccount: '1001' },
    { recipientId: 'b', name: 'Ringhof', customerNumber: 'K-2', account: null, effectiveAccount: null },
  ],
};

it('finds customers without an account, and saves theirs', async () => {
  const server = aServer({
    AccountingCustomers: () => ({ accountingFileSettings: CUSTOMERS }),
    SaveAccountingCustomers: () => ({ saveAccountingCustomerAccounts: { ...CUSTOMERS, customersVersion: 4 } }),
  });
  const { person } = renderScreen(<CustomerAccounts system="BMD" />);
  expect((await screen.findByLabelText('Alpenblick')).getAttribute('placeholder')).toBe('1001');
  await person.click(screen.getByRole('switch', { name: 'Nur ohne Konto' }));
  expect(screen.queryByLabelText('Alpenblick')).toBeNull();
  await person.type(screen.getByLabelText('Ringhof'), '23a');
  await person.click(press());
  await screen.findByText(MAPPING_RULES.customerAccountBmd);
  await person.type(screen.getByLabelText('Ringhof'), '{Backspace}0');
  await person.click(press());
  await screen.findByText('Gespeichert');
  expect(server.of('SaveAccountingCustomers')[0]?.variables).toEqual({
    system: 'BMD',
    version: 3,
    accounts: [
      { invoiceRecipientId: 'a', account: '' },
      { invoiceRecipientId: 'b', account: '230' },
    ],
  });
  await person.type(screen.getByRole('searchbox'), 'niemand');
  await screen.findByText('Keine Kunden gefunden');
});

it('moves, adds and removes columns, and goes back to the preset', async () => {
  let own: object | null = null;
  const answer = () => {
    const [bookings, ...others] = settings().layouts;
    const few = ['satzart', 'konto', 'gkonto', 'belegnr', 'betrag'];
    const columns = bookings?.columns.filter(({ heading }) => few.includes(heading));
    return settings({
      layouts: [{ ...bookings, columns, ...own, isOwn: own !== null, version: own ? 1 : 2 }, ...others],
    });
  };
  const server = aServer({
    AccountingSettings: () => ({ accountingFileSettings: answer() }),
    SaveAccountingLayout: ({ input }) => {
      own = input as unknown as object | null;
      return { saveAccountingLayout: answer() };
    },
  });
  const { person } = renderScreen(<LayoutSettings preset="BMD_BOOKINGS" />);
  const first = async () => within(await screen.findByRole('group', { name: 'Spalte 1' }));
  expect((await first()).getByLabelText('Überschrift von Spalte 1')).toHaveProperty('value', 'satzart');
  await person.click(screen.getByRole('button', { name: 'Spalte 2 nach oben' }));
  await person.click(screen.getByRole('button', { name: 'Spalte 3 entfernen' }));
  await person.click(screen.getByRole('button', { name: 'Spalte hinzufügen' }));
  await person.click(press());
  await screen.findByText('1 Angabe fehlt noch');
  await person.type(screen.getByLabelText('Überschrift von Spalte 5'), 'verbuchkz');
  await person.type(screen.getByLabelText('Text in Spalte 5 (optional)'), 'A');
  await person.click(press());
  await screen.findByText('Gespeichert');
  const sent = server.of('SaveAccountingLayout')[0]?.variables['input'] as { columns: { heading: string }[] };
  expect(sent.columns.map(({ heading }) => heading).slice(0, 2)).toEqual(['konto', 'satzart']);
  expect(sent.columns.at(-1)).toEqual({ heading: 'verbuchkz', source: 'FIXED', text: 'A' });
  await person.click(screen.getByRole('button', { name: 'Auf Vorgabe zurücksetzen' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(dialog.getByRole('button', { name: 'Auf Vorgabe zurücksetzen' }));
  await waitFor(async () =>
    expect((await first()).getByLabelText('Überschrift von Spalte 1')).toHaveProperty('value', 'satzart'),
  );
  expect(server.of('SaveAccountingLayout')[1]?.variables).toMatchObject({
    preset: 'BMD_BOOKINGS',
    version: 1,
    input: null,
  });
});
