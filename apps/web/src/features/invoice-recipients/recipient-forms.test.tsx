import { INVOICE_RECIPIENT_FAILURES } from '@gastspiel/domain/invoice-recipients/invoice-recipient-failures.ts';
import { dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { screen, waitFor } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { aServer, refusal } from '#testing/a-server.ts';
import { renderScreen } from '#testing/render.tsx';
import { CreateRecipientForm } from './create-recipient-form.tsx';
import { EditRecipientForm } from './edit-recipient-form.tsx';
import { RecipientHistory } from './recipient-history.tsx';
import type { Recipient } from './recipient-query.ts';

const { numberTaken } = INVOICE_RECIPIENT_FAILURES;
const TAKEN = refusal(numberTaken, { 'input.customerNumber': numberTaken.message });
const SERVICE = '5f2c1f0e-6f0f-4b56-9d3f-0d9c0b8f7a11';
const TYPES = [
  {
    id: SERVICE,
    description: 'Service',
    isRetired: false,
    current: { price: { value: 28.5 } },
    prices: [{ validFrom: '2026-01-01' }],
  },
  { id: 'old', description: 'Hutablage', isRetired: true, current: null, prices: [] },
];
const number = () => screen.getByLabelText('Kundennummer');

it('says at the number that it is taken, keeps everything else, and creates under another one', async () => {
  const answers = [TAKEN];
  const server = aServer({
    CreateInvoiceRecipient: () => answers.shift() ?? { createInvoiceRecipient: { id: 'r-1' } },
  });
  const { person, path } = renderScreen(<CreateRecipientForm customerNumber="1001" types={TYPES} />);
  await person.type(screen.getByLabelText('Name'), 'Palais Wehrgraf');
  await person.type(screen.getByLabelText('Straße und Hausnummer'), 'Herrengasse 9');
  await person.type(screen.getByLabelText('PLZ'), '1010');
  await person.type(screen.getByLabelText('Ort'), 'Wien');
  await person.type(screen.getByLabelText('Service'), '29,90');
  await person.click(screen.getByRole('button', { name: 'Anlegen' }));
  await screen.findByText(numberTaken.message);
  expect(document.activeElement).toBe(number());
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Palais Wehrgraf');

  await person.clear(number());
  await person.type(number(), '1002');
  await person.click(screen.getByRole('button', { name: 'Anlegen' }));
  await waitFor(() => expect(path()).toBe('/invoice_recipient/r-1'));
  expect(server.of('CreateInvoiceRecipient').at(-1)?.variables).toMatchObject({
    input: {
      customerNumber: '1002',
      letterHead: { name: 'Palais Wehrgraf' },
      appointmentTypePrices: [{ price: { value: 29.9 } }],
    },
  });
});

it('wants a name and an address before anything is sent', async () => {
  const server = aServer({});
  const { person } = renderScreen(<CreateRecipientForm customerNumber="1001" types={TYPES} />);
  await person.click(screen.getByRole('button', { name: 'Anlegen' }));
  await waitFor(() => expect(screen.getByLabelText('Name').getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByLabelText('Ort').getAttribute('aria-invalid')).toBe('true');
  expect(server.received).toHaveLength(0);
});

const RECIPIENT: Recipient = {
  id: 'r-1',
  version: 2,
  customerNumber: '1001',
  notes: null,
  viewerCanEdit: true,
  letterHead: {
    name: 'Palais Wehrgraf',
    contactEmail: null,
    phoneNumber: null,
    vatNumber: null,
    companyRegistrationNumber: null,
    address: { streetNameAndNumber: 'Herrengasse 9', postalCode: '1010', location: 'Wien', countryCode: 'AT' },
  },
  eInvoicing: { sendsEbInterface: false, orderReference: null, supplierNumber: null },
  contactPersons: [],
  paymentTerms: null,
  ownPrices: [],
  pricedTypeIds: [],
};

it('shows own prices beside the standard, and begins another one on its day', async () => {
  const server = aServer({
    UpdateInvoiceRecipient: () => ({ updateInvoiceRecipient: { id: 'r-1' } }),
  });
  const own = { appointmentTypeId: SERVICE, price: { value: 27 }, validFrom: '2026-03-01' };
  const coming = { appointmentTypeId: SERVICE, price: { value: 31 }, validFrom: '2099-06-01' };
  const { person } = renderScreen(
    <EditRecipientForm newest={{ ...RECIPIENT, ownPrices: [own, coming], pricedTypeIds: [SERVICE] }} types={TYPES} />,
  );
  expect(screen.getByText('€ 28,50').tagName).toBe('S');
  screen.getByText('gilt seit 01.03.2026 · ab 01.06.2099: € 31,00');
  expect(screen.queryByLabelText('Hutablage')).toBeNull();
  await person.clear(screen.getByLabelText('Service'));
  await person.type(screen.getByLabelText('Service'), '29');
  await person.tab();
  await person.type(await screen.findByRole('textbox', { name: /^Gültig ab/ }), '01.01.2099');
  await person.click(screen.getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(server.of('UpdateInvoiceRecipient')).toHaveLength(1));
  expect(server.of('UpdateInvoiceRecipient')[0]?.variables).toMatchObject({
    input: { appointmentTypePrices: [{ price: { value: 29 }, validFrom: '2099-01-01' }, coming] },
  });
});

it.each([
  ['the standard counts then', TYPES, 'endet heute, dann gilt der Standard · ab 01.06.2099: € 31,00 entfällt'],
  [
    'no price counts then',
    TYPES.map((type) => ({ ...type, current: null })),
    'endet heute, dann fehlt ein Preis · ab 01.06.2099: € 31,00 entfällt',
  ],
])('says that an own price that is taken away takes what was to come along: %s', async (_what, types, sentence) => {
  const server = aServer({ UpdateInvoiceRecipient: () => ({ updateInvoiceRecipient: { id: 'r-1' } }) });
  const ownPrices = [
    { appointmentTypeId: SERVICE, price: { value: 27 }, validFrom: '2026-03-01' },
    { appointmentTypeId: SERVICE, price: { value: 31 }, validFrom: '2099-06-01' },
  ];
  const newest = { ...RECIPIENT, ownPrices, pricedTypeIds: [SERVICE] };
  const { person } = renderScreen(<EditRecipientForm newest={newest} types={types} />);
  await person.clear(screen.getByLabelText('Service'));
  await person.tab();
  await screen.findByText(sentence);
  await person.click(screen.getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(server.of('UpdateInvoiceRecipient')).toHaveLength(1));
  expect(server.of('UpdateInvoiceRecipient')[0]?.variables).toMatchObject({ input: { appointmentTypePrices: [] } });
});

it('says for which hours a price is missing, and begins the price on their day', async () => {
  const server = aServer({ UpdateInvoiceRecipient: () => ({ updateInvoiceRecipient: { id: 'r-1' } }) });
  const [service, ...others] = TYPES;
  const types = [{ ...service, prices: [{ validFrom: '2026-11-20' }] }, ...others] as typeof TYPES;
  const { person } = renderScreen(
    <EditRecipientForm newest={RECIPIENT} types={types} field="price Service" day="2026-10-17" />,
  );
  screen.getByText('Für die Stunden vom 17.10.2026 gilt noch kein Preis; der Standard beginnt am 20.11.2026.');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Service')));
  await person.type(screen.getByLabelText('Service'), '29');
  await person.click(screen.getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(server.of('UpdateInvoiceRecipient')).toHaveLength(1));
  expect(server.of('UpdateInvoiceRecipient')[0]?.variables).toMatchObject({
    input: { appointmentTypePrices: [{ price: { value: 29 }, validFrom: '2026-10-17' }] },
  });
});

const TODAYS = dayOf(new Date());
it.each([
  ['the list began before', [{ validFrom: '2026-01-01' }], [], 'Leer heißt: ab heute.'],
  ['the list begins today', [{ validFrom: TODAYS }], [], /^Leer heißt: von Anfang an/],
  ['there is none yet', [], [], /^Leer heißt: von Anfang an/],
  ['an own one has ended', [], [SERVICE], 'Leer heißt: ab heute.'],
])(
  'says before saving from when a price without a day is valid: %s',
  async (_when, prices, pricedTypeIds, sentence) => {
    aServer({});
    const types = [{ id: SERVICE, description: 'Service', isRetired: false, current: null, prices }];
    const { person } = renderScreen(<EditRecipientForm newest={{ ...RECIPIENT, pricedTypeIds }} types={types} />);
    await person.type(screen.getByLabelText('Service'), '29');
    await person.tab();
    await screen.findByText(sentence);
  },
);

it('tells who changed what', async () => {
  const entry = { at: '2026-03-01T08:00:00Z', actorName: 'Dora Dispo', bySystem: false };
  const history = {
    count: 2,
    items: [
      { ...entry, id: 'h-2', changes: [{ path: 'letterHead.name', before: 'Palais', after: 'Palais Wehrgraf' }] },
      { ...entry, id: 'h-1', changes: [{ path: 'customerNumber', before: null, after: '1001' }] },
    ],
  };
  aServer({
    InvoiceRecipientHistory: () => ({ invoiceRecipient: { history } }),
    NamesOfTypes: () => ({ priceList: { types: [] } }),
  });
  renderScreen(<RecipientHistory id="r-1" />);
  await screen.findByText('2 Einträge');
  const [changed, created] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(changed).toMatch(/01\.03\.2026, 09:00.*Dora Dispo.*Name: Palais → Palais Wehrgraf/);
  expect(created).toMatch(/Angelegt/);
});

const FEDERAL = 'Bundesstellen (e-rechnung.gv.at) nehmen ebInterface nur mit dieser Angabe an.';

it('asks for both numbers while ebInterface goes along, and saves without', async () => {
  const server = aServer({
    UpdateInvoiceRecipient: () => ({ updateInvoiceRecipient: { id: 'r-1' } }),
  });
  const { person } = renderScreen(<EditRecipientForm newest={RECIPIENT} types={TYPES} />);
  expect(screen.queryByText(FEDERAL)).toBeNull();
  await person.click(screen.getByRole('switch', { name: 'ebInterface mitsenden' }));
  expect(screen.getAllByText(FEDERAL)).toHaveLength(2);
  await person.type(screen.getByLabelText(/^Auftragsreferenz/), 'Z01:4711');
  expect(screen.getAllByText(FEDERAL)).toHaveLength(1);
  await person.click(screen.getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(server.of('UpdateInvoiceRecipient')).toHaveLength(1));
  expect(server.of('UpdateInvoiceRecipient')[0]?.variables).toMatchObject({
    input: { eInvoicing: { sendsEbInterface: true, orderReference: 'Z01:4711', supplierNumber: null } },
  });
});
