import { describe, expect, test } from 'vitest';
import { checkRecipient } from '#domain/imports/check-recipient.ts';
import { checkWorker } from '#domain/imports/check-worker.ts';
import { effectOf, guessColumns } from '#domain/imports/import-field.ts';
import * as read from '#domain/imports/read-cells.ts';
import { recipientFields } from '#domain/imports/recipient-fields.ts';
import { WORKER_FIELDS } from '#domain/imports/worker-fields.ts';

const SERVICE = '5d0ea37f-0c3e-4c7f-9d59-2a4a53f2f0a1';
const KITCHEN = '6d0ea37f-0c3e-4c7f-9d59-2a4a53f2f0a2';
const choices = {
  types: [
    { id: SERVICE, description: 'Service' },
    { id: KITCHEN, description: 'Küche' },
  ],
  pools: [],
};

test('columns are guessed by their headings, each field once, and as the agency said before', () => {
  const headings = ['Name', 'Vorname', 'geb.', 'Mail privat', 'Handy', 'SVNR', 'Kann', 'Gr.', 'E-Mail'];
  const guessed = ['lastName', 'firstName', 'birthday', 'email', 'phone', 'socialSecurityNumber', 'types', null, null];
  expect(guessColumns(headings, WORKER_FIELDS, new Map())).toEqual(guessed);
  const remembered = new Map([
    ['gr', 'clothingSize'],
    ['mailprivat', null],
    ['handy', 'gone'],
  ]);
  expect(guessColumns(headings, WORKER_FIELDS, remembered).slice(3)).toEqual([
    ...[null, null, 'socialSecurityNumber', 'types', 'clothingSize', 'email'],
  ]);
});

test.each([
  [
    WORKER_FIELDS,
    ['Straße Nr', 'Einsatzbereich', 'Geschl.', 'Kontonummer IBAN'],
    ['street', 'types', 'gender', 'iban'],
  ],
  [WORKER_FIELDS, ['Str. Nr.'], ['street']],
  [recipientFields([]), ['Straße/Nr', 'Str.'], ['street', null]],
])('offices of another kind of table head their columns so: %#', (fields, headings, guessed) => {
  expect(guessColumns(headings, fields, new Map())).toEqual(guessed);
});

test('no heading means two fields', () => {
  for (const fields of [WORKER_FIELDS, recipientFields(choices.types)]) {
    const words = fields.flatMap(({ label, headings }) => [label, ...headings]);
    const keys = fields.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(words.length).toBeGreaterThan(keys.length);
  }
});

describe('a cell', () => {
  test.each([
    [read.asDay, '4.11.1999', '1999-11-04'],
    [read.asDay, '04. 11. 99', '1999-11-04'],
    [read.asDay, '1.2.07', '2007-02-01'],
    [read.asDay, '1999-11-04', '1999-11-04'],
    [read.asDay, '36468', '1999-11-04'],
    [read.asDay, '1999', '1999'],
    [read.asDay, '31.02.1997', '1997-02-31'],
    [read.asDay, 'im Herbst', 'im Herbst'],
    [read.asPhone, '0664 5550 311', '+43 664 5550311'],
    [read.asPhone, '6645550311', '+43 664 5550311'],
    [read.asPhone, '+43 (0) 664 5550311', '+43 664 5550311'],
    [read.asPhone, '0043 664 5550311', '+43 664 5550311'],
    [read.asPhone, '436645550311', '+43 664 5550311'],
    [read.asPhone, '+49 1512 3456789', '+49 1512 3456789'],
    [read.asPhone, '0664 5550311; 0676 5550402', '+43 664 5550311'],
    [read.asPhone, 'keins', 'keins'],
    [read.asCountry, 'Österreich', 'AT'],
    [read.asCountry, 'Austria', 'AT'],
    [read.asCountry, 'hr', 'HR'],
    [read.asCountry, 'Atlantis', 'Atlantis'],
    [read.asYesOrNo, 'x', true],
    [read.asYesOrNo, 'Nein', false],
    [read.asYesOrNo, 'vielleicht', 'vielleicht'],
    [read.asTypes, 'Service; KÜCHE', [SERVICE, KITCHEN]],
    [read.asTypes, 'Service, Zauberei', [SERVICE, 'Zauberei']],
    [read.asTypes, 'Service/Küche', [SERVICE, KITCHEN]],
    [read.asTypes, 'Küche/Bar', [KITCHEN, 'Bar']],
    [read.asCountry, 'österr.', 'AT'],
    [read.asCountry, 'Österr', 'AT'],
    [read.asCountry, 'Österreicherin', 'AT'],
    [read.asCountry, 'österreichisch', 'AT'],
    [read.asCountry, 'Österreicher/in', 'AT'],
    [read.asCountry, 'Ost', 'Ost'],
    [read.asAmount, '1.234,50 €', { value: 1234.5 }],
    [read.asAmount, '24,-', { value: 24 }],
    [read.asAmount, '24.5', { value: 24.5 }],
    [read.asAmount, 'frei', { value: 'frei' }],
  ])('is read: %o %s', (asRead, text, expected) => {
    expect(asRead(text, choices)).toEqual(expected);
  });
});

const terms = { userState: 'ACTIVE' as const, defaultPoolId: SERVICE, choices, today: '2026-10-28' };
const ANNA = { lastName: 'Pichler', firstName: 'Anna', email: 'anna@example.at', types: 'Service' };
const worker = (cells: object, more: object = {}) => checkWorker(new Map(Object.entries(cells)), { ...terms, ...more });

test.each([
  ['a list that was empty', { path: 'contactPersons.0.name' }, 'FILLS'],
  ['a value under another path', { path: 'iban', completedAs: 'IBAN' }, 'FILLS'],
  ['another value than the one that stays', { path: 'head.name' }, 'KEEPS'],
  ['the same value', { path: 'head.email' }, null],
  ['nothing that is known', { path: 'head.phone' }, null],
])('the effect of %s', (_name, field, effect) => {
  const before = { head: { name: 'Bauer', email: 'b@example.at' }, contactPersons: [] };
  const given = { head: { name: 'Anders', email: 'b@example.at' }, contactPersons: [{ name: 'Eva' }], iban: 'AT' };
  const comparison = { filled: ['contactPersons', 'IBAN'], before, given };
  expect(effectOf({ key: '', label: '', headings: [], read: read.asText, ...field }, comparison)).toBe(effect);
});

test('a worker is checked by the rules of the form', () => {
  const { values, faults } = worker({
    ...ANNA,
    birthday: '14.3.1998',
    gender: 'w',
    phone: '0664 5550311',
    socialSecurityNumber: '1237 010180',
  });
  expect(faults).toEqual({});
  expect(values).toMatchObject({
    userState: 'ACTIVE',
    personalInformation: { firstName: 'Anna', contactEmail: 'anna@example.at' },
    sectorAttributes: { birthday: '1998-03-14', gender: 'FEMALE', phoneNumber: '+43 664 5550311' },
    availableForAppointmentTypeIds: [SERVICE],
    availableInPoolIds: [SERVICE],
    socialSecurityNumber: '1237010180',
  });
});

test.each([
  ['lastName', { lastName: '' }],
  ['firstName', { firstName: 'x'.repeat(300) }],
  ['firstName', { firstName: 'An\u0007na' }],
  ['email', { email: '' }],
  ['email', { email: 'lisa.maier@post' }],
  ['phone', { phone: '12' }],
  ['birthday', { birthday: '31.02.1997' }],
  ['birthday', { birthday: 'Mai' }],
  ['birthday', { birthday: '1.1.2027' }],
  ['gender', { gender: 'groß' }],
  ['nationality', { nationality: 'Atlantis' }],
  ['postalCode', { postalCode: '107' }],
  ['country', { country: 'Nirgends' }],
  ['maritalStatus', { maritalStatus: 'kompliziert' }],
  ['clothingSize', { clothingSize: '38' }],
  ['licence', { licence: 'bald' }],
  ['car', { car: 'geliehen' }],
  ['types', { types: 'Zauberei' }],
  ['types', { types: '' }],
  ['pools', { pools: 'Unbekannt' }],
  ['rating', { rating: '7' }],
  ['notes', { notes: 'x'.repeat(3000) }],
  ['socialSecurityNumber', { socialSecurityNumber: '4416 220798' }],
  ['iban', { iban: 'AT00 1904 3002 3457 3201' }],
])('a wrong cell is told at %s: %o', (field, cells) => {
  const { values, faults } = worker({ ...ANNA, ...cells });
  expect(values).toBeUndefined();
  expect(Object.keys(faults)).toEqual([field]);
  expect(faults[field]).toMatch(/\.$/);
});

test('a type that has a slash in its name is one, alone and among others', () => {
  const types = [...choices.types, { id: 'both', description: 'Service/Küche' }];
  expect(read.asTypes('Service/Küche', { ...choices, types })).toEqual(['both']);
  expect(read.asTypes('Küche, Service/Küche', { ...choices, types })).toEqual([KITCHEN, 'both']);
});

test.each([
  ['types', 'Service, Bar; Tanz', 'Einsatzart „Bar“, „Tanz“ gibt es nicht (vorhanden: Service, Küche).'],
  ['pools', 'Ost', 'Personalpool „Ost“ gibt es nicht (vorhanden: keine).'],
  ['clothingSize', '38', '„38“ gibt es nicht (vorhanden: XS, S, M, L, XL, XXL, keine Angabe).'],
  ['nationality', 'Atlantis', '„Atlantis“ ist kein bekanntes Land (z. B. Österreich oder AT).'],
  ['licence', 'bald', '„bald“ heißt weder Ja noch Nein.'],
  ['types', '', 'Bitte mindestens eine Einsatzart wählen.'],
])('an unknown word is named, with what there is: %s %s', (field, text, sentence) => {
  expect(worker({ ...ANNA, [field]: text }).faults).toEqual({ [field]: sentence });
});

test('somebody who waits for release needs no kind of work yet', () => {
  expect(worker({ ...ANNA, types: '' }, { userState: 'ONBOARDING' }).faults).toEqual({});
});

const PALAIS = {
  customerNumber: '1042',
  name: 'Palais',
  street: 'Herrengasse 9',
  postalCode: '1010',
  location: 'Wien',
};
const recipient = (cells: object) => checkRecipient(new Map(Object.entries(cells)), choices);

test('a customer comes with prices, a contact person and venues', () => {
  const { values, faults } = recipient({
    ...PALAIS,
    [`price:${SERVICE}`]: '31,90',
    contactName: 'Eva',
    venues: 'Saal; Garten',
  });
  expect(faults).toEqual({});
  expect(values?.recipient).toMatchObject({
    customerNumber: '1042',
    appointmentTypePrices: [{ appointmentTypeId: SERVICE, price: 3190n }],
    contactPersons: [{ name: 'Eva', receivesInvoices: false }],
  });
  expect(values?.venues.map(({ venue }) => venue)).toEqual(['Saal', 'Garten']);
});

test.each([
  ['customerNumber', { customerNumber: 'x'.repeat(300) }],
  ['name', { name: '' }],
  ['street', { street: '' }],
  ['postalCode', { postalCode: '99' }],
  ['email', { email: 'rechnung@' }],
  ['vatNumber', { vatNumber: 'ATU123' }],
  ['contactName', { contactEmail: 'eva@example.at' }],
  [`price:${SERVICE}`, { [`price:${SERVICE}`]: 'nach Vereinbarung' }],
  [`price:${KITCHEN}`, { [`price:${SERVICE}`]: '20', [`price:${KITCHEN}`]: '-5' }],
])('a wrong cell of a customer is told at %s', (field, cells) => {
  expect(Object.keys(recipient({ ...PALAIS, ...cells }).faults)).toEqual([field]);
});
