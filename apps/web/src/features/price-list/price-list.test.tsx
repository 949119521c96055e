import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { BEGINNING } from '@gastspiel/domain/price-list/dated-prices.ts';
import { PRICE_LIST_FAILURES } from '@gastspiel/domain/price-list/price-list-failures.ts';
import { RAISE_RULE } from '@gastspiel/domain/price-list/price-list-input.ts';
import { screen, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { aServer, refusal } from '#testing/a-server.ts';
import { asRole } from '#testing/as-role.ts';
import { renderScreen } from '#testing/render.tsx';
import { PriceListCard } from './price-list-card.tsx';

const aType = (id: string, description: string, changes: object = {}) => ({
  id,
  description,
  isRetired: false,
  ownPriceRecipients: 0,
  workers: 0,
  current: { validFrom: '2026-01-01', price: { value: 28.5 } },
  next: null,
  prices: [{ validFrom: '2026-01-01', price: { value: 28.5 } }],
  ...changes,
});
const BAR = aType('bar', 'Bar', {
  ownPriceRecipients: 3,
  workers: 28,
  next: { validFrom: '2027-01-01', price: { value: 32 } },
  prices: [
    { validFrom: BEGINNING, price: { value: 27 } },
    { validFrom: '2026-01-01', price: { value: 28.5 } },
    { validFrom: '2027-01-01', price: { value: 32 } },
  ],
});
const LIST = {
  version: 4,
  viewerCanEdit: true,
  types: [aType('service', 'Service'), BAR, aType('old', 'Hutablage', { isRetired: true, current: null })],
};
const shown = (answers: Parameters<typeof aServer>[0] = {}, list: object = {}, hasInvoicing = true) => {
  const server = aServer({ PriceList: () => ({ priceList: { ...LIST, ...list } }), ...answers });
  return { server, ...renderScreen(<PriceListCard />, asRole('TENANT_USER_ADMIN', hasInvoicing)) };
};
const rowOf = async (name: string) => within((await screen.findByText(name)).closest('tr') ?? document.body);
const button = (name: string) => screen.getByRole('button', { name });
const type = async (person: ReturnType<typeof shown>['person'], label: string, text: string) => {
  const field = screen.getByLabelText(label);
  await person.clear(field);
  await person.type(field, text);
  await person.tab();
};

it('shows each kind of work with price, day, next change and where it is used, retired ones apart', async () => {
  const { person } = shown();
  const bar = await rowOf('Bar');
  bar.getByText('€ 28,50');
  bar.getByText('01.01.2026');
  bar.getByText('ab 01.01.2027: € 32,00');
  expect(bar.getByRole('link', { name: '3 Kunden mit eigenem Preis für Bar' }).getAttribute('href')).toBe(
    '/invoice_recipients',
  );
  expect(bar.getByRole('link', { name: '28 Mitarbeiter/innen für Bar' }).getAttribute('href')).toBe('/target_users');
  expect(screen.queryByText('Hutablage')).toBeNull();
  await person.click(button('Stillgelegt 1'));
  await screen.findByText('Hutablage');
  expect(screen.queryByText('Bar')).toBeNull();
});

it('tells on demand the prices of before and those to come, with their days', async () => {
  const { person } = shown();
  await screen.findByText('Service');
  expect(screen.queryByRole('button', { name: /Preise von Service/ })).toBeNull();
  await person.click(button('Alle 3 Preise von Bar'));
  const prices = within(screen.getByRole('list', { name: 'Preise von Bar' })).getAllByRole('listitem');
  expect(prices.map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '))).toEqual([
    'ab 01.01.2027€ 32,00',
    '01.01.2026 bis 31.12.2026€ 28,50gilt heute',
    'bis 31.12.2025€ 27,00',
  ]);
  await person.click(button('Alle 3 Preise von Bar'));
  expect(screen.queryByRole('list', { name: 'Preise von Bar' })).toBeNull();
});

it('says what a new price changes before it is saved, and sends it with its day', async () => {
  const { person, server } = shown({
    PriceChange: () => ({ priceChange: { before: { value: 28.5 }, until: null, appointments: 3 } }),
    SaveListedType: () => ({ saveListedType: { version: 5 } }),
  });
  await screen.findByText('Service');
  await person.click(button('Service bearbeiten'));
  await type(person, 'Neuer Preis je h', '31,20');
  await type(person, 'Gültig ab', '01.01.2099');
  await screen.findByText(
    'Bis 31.12.2098 gilt € 28,50. 3 geplante Einsätze ab 01.01.2099 werden mit € 31,20 verrechnet, ausgestellte Rechnungen bleiben.',
  );
  await person.click(button('Speichern'));
  await screen.findByText('Gespeichert');
  expect(server.of('SaveListedType')[0]?.variables).toEqual({
    id: 'service',
    version: 4,
    input: { description: 'Service', price: { value: 31.2 }, validFrom: '2099-01-01' },
  });
});

it('keeps what was typed when somebody else was faster', async () => {
  const { person } = shown({ SaveListedType: () => refusal(GENERAL_FAILURES.stale) });
  await screen.findByText('Service');
  await person.click(button('Einsatzart hinzufügen'));
  await type(person, 'Einsatzart', 'Sommelier');
  await person.click(button('Speichern'));
  await screen.findByText(GENERAL_FAILURES.stale.message);
  expect(screen.getByLabelText('Einsatzart')).toHaveProperty('value', 'Sommelier');
});

it('retires a kind of work after asking, and brings one back', async () => {
  const { person, server } = shown({ RetireAppointmentType: () => ({ retireAppointmentType: { version: 5 } }) });
  await screen.findByText('Service');
  await person.click(button('Service bearbeiten'));
  await person.click(button('Stilllegen'));
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(dialog.getByRole('button', { name: 'Stilllegen' }));
  await screen.findByText('„Service“ stillgelegt');
  await person.click(button('Stillgelegt 1'));
  await person.click(await screen.findByRole('button', { name: 'Zurückholen' }));
  await screen.findByText('„Hutablage“ kann wieder gewählt werden');
  expect(server.of('RetireAppointmentType').map(({ variables }) => variables)).toEqual([
    { id: 'service', version: 4, isRetired: true },
    { id: 'old', version: 4, isRetired: false },
  ]);
});

it('raises all prices once the preview was seen, and shows it anew where they have changed', async () => {
  let tries = 0;
  const { person, server } = shown({
    RaisePreview: () => ({
      raisePreview: {
        seen: `seen ${tries}`,
        list: [{ appointmentTypeId: 'bar', before: { value: 31 }, after: { value: 32.09 } }],
        own: [],
      },
    }),
    RaisePrices: () => {
      tries += 1;
      return tries === 1 ? refusal(PRICE_LIST_FAILURES.stale) : { raisePrices: { version: 5 } };
    },
  });
  await screen.findByText('Service');
  await person.click(button('Alle Preise anheben'));
  expect(button('Anheben')).toHaveProperty('disabled', true);
  await type(person, 'Um', '3,5');
  const table = within(await screen.findByRole('table', { name: 'Preisliste' }));
  table.getByText('€ 31,00');
  table.getByText('€ 32,09');
  await person.click(button('Anheben'));
  await screen.findByText(PRICE_LIST_FAILURES.stale.message);
  await person.click(button('Anheben'));
  await screen.findByText('1 Preis angehoben');
  expect(server.of('RaisePrices')[1]?.variables).toMatchObject({ seen: 'seen 1', input: { percentage: 3.5 } });
});

it.each(['150', '0', 'viel'])('says why nothing rises by "%s"', async (text) => {
  const { person } = shown({});
  await screen.findByText('Service');
  await person.click(button('Alle Preise anheben'));
  await type(person, 'Um', text);
  await screen.findByText(RAISE_RULE);
  expect(button('Anheben')).toHaveProperty('disabled', true);
});

it('has kinds of work without prices where the agency does not invoice', async () => {
  const { person, server } = shown(
    {
      SaveListedType: () => ({ saveListedType: { version: 5 } }),
      RetireAppointmentType: () => ({ retireAppointmentType: { version: 6 } }),
    },
    { types: [aType('service', 'Service', { current: null, workers: 28 })] },
    false,
  );
  await screen.findByText('Service');
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Einsatzart',
    'Mitarbeiter/innen',
  ]);
  expect(screen.queryByRole('button', { name: 'Alle Preise anheben' })).toBeNull();
  await person.click(button('Service bearbeiten'));
  expect(screen.queryByLabelText(/Preis/)).toBeNull();
  await type(person, 'Einsatzart', 'Bankett');
  await person.click(button('Speichern'));
  await screen.findByText('Gespeichert');
  expect(server.of('SaveListedType')[0]?.variables).toEqual({
    id: 'service',
    version: 4,
    input: { description: 'Bankett' },
  });
  await person.click(button('Service bearbeiten'));
  await person.click(button('Stilllegen'));
  await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Stilllegen' }));
  await screen.findByText('„Service“ stillgelegt');
});

it('is only read by who may not change it', async () => {
  shown({}, { viewerCanEdit: false });
  await screen.findByText('Service');
  expect(screen.queryByRole('button', { name: /bearbeiten|hinzufügen|anheben/ })).toBeNull();
});

it('says so when there is none yet, and when it can not be loaded', async () => {
  shown({}, { types: [] });
  await screen.findByText(/^Noch keine Einsatzarten/);
});
