import { expect, test } from 'vitest';
import { InvoiceRecipientInput } from '#domain/invoice-recipients/invoice-recipient-input.ts';

const TYPE = '0f1d5a52-8c4f-4a7e-9d6b-0a6f0f7a5c11';
const HEAD = {
  name: ' Palais Wehrgraf ',
  contactEmail: '',
  phoneNumber: '+4315550171',
  vatNumber: 'atu 1358 5627',
  companyRegistrationNumber: '123456A',
  address: { streetNameAndNumber: 'Herrengasse 9', postalCode: '1010', location: 'Wien', countryCode: 'AT' },
};
const PERSON = {
  name: 'Ing. Robert Hackl',
  contactEmail: 'hackl@wehrgraf.example',
  phoneNumber: '',
  role: 'Einkauf',
  receivesInvoices: true,
  receivesPrintouts: false,
};
const VALID = {
  customerNumber: ' K-1001 ',
  notes: '',
  letterHead: HEAD,
  eInvoicing: { sendsEbInterface: true, orderReference: ' 4500012345 ', supplierNumber: '' },
  contactPersons: [PERSON],
  appointmentTypePrices: [{ appointmentTypeId: TYPE, price: { value: 29.9 } }],
};

test('a recipient is taken with trimmed texts, empty ones as none, tax ids in order and prices in cents', () => {
  expect(InvoiceRecipientInput.parse(VALID)).toEqual({
    customerNumber: 'K-1001',
    notes: null,
    letterHead: {
      ...HEAD,
      name: 'Palais Wehrgraf',
      contactEmail: null,
      phoneNumber: '+43 1 5550171',
      vatNumber: 'ATU13585627',
      companyRegistrationNumber: 'FN 123456a',
    },
    eInvoicing: { sendsEbInterface: true, orderReference: '4500012345', supplierNumber: null },
    contactPersons: [{ ...PERSON, phoneNumber: null }],
    paymentTerms: null,
    appointmentTypePrices: [{ appointmentTypeId: TYPE, price: 2990n, validFrom: null }],
  });
});

const head = (changes: object) => ({ letterHead: { ...HEAD, ...changes } });
const abroad = (countryCode: string, changes: object) =>
  head({ address: { ...HEAD.address, postalCode: '80331', countryCode }, ...changes });
const person = (changes: object) => ({ contactPersons: [PERSON, { ...PERSON, ...changes }] });
const eInvoicing = (changes: object) => ({ eInvoicing: { ...VALID.eInvoicing, ...changes } });
const price = (value: number, appointmentTypeId = TYPE) => ({ appointmentTypeId, price: { value } });
const TYPE_PRICES = 'appointmentTypePrices';

test.each<[string, object, string | undefined]>([
  ['no number', { customerNumber: ' ' }, 'customerNumber'],
  ['a long number', { customerNumber: 'x'.repeat(65) }, 'customerNumber'],
  ['long notes', { notes: 'x'.repeat(2049) }, 'notes'],
  ['no name', head({ name: '' }), 'letterHead.name'],
  [
    'no street',
    head({ address: { ...HEAD.address, streetNameAndNumber: '' } }),
    'letterHead.address.streetNameAndNumber',
  ],
  ['no UID', head({ vatNumber: '' }), undefined],
  ['a UID with a slip', head({ vatNumber: 'ATU13585626' }), 'letterHead.vatNumber'],
  ['a UID without country', head({ vatNumber: '13585627' }), 'letterHead.vatNumber'],
  ['a German UID in Austria', head({ vatNumber: 'DE 123 456 789' }), undefined],
  [
    'a short German UID',
    abroad('DE', { vatNumber: 'DE12345678', companyRegistrationNumber: '' }),
    'letterHead.vatNumber',
  ],
  ['a Swiss number in Switzerland', abroad('CH', { vatNumber: 'CHE-123.456.789 MWST' }), undefined],
  ['a long foreign number', abroad('CH', { vatNumber: 'x'.repeat(33) }), 'letterHead.vatNumber'],
  [
    'a wrong number of the Firmenbuch',
    head({ companyRegistrationNumber: 'HRB 1' }),
    'letterHead.companyRegistrationNumber',
  ],
  ['a German register', abroad('DE', { vatNumber: '', companyRegistrationNumber: 'HRB 1234' }), undefined],
  ['a person without a name', person({ name: '' }), 'contactPersons.1.name'],
  ['a person to be mailed without an address', person({ contactEmail: '' }), 'contactPersons.1.contactEmail'],
  [
    'a person for time sheets without an address',
    person({ contactEmail: null, receivesInvoices: false, receivesPrintouts: true }),
    'contactPersons.1.contactEmail',
  ],
  ['a person who gets nothing without an address', person({ contactEmail: '', receivesInvoices: false }), undefined],
  ['a long role', person({ role: 'x'.repeat(65) }), 'contactPersons.1.role'],
  ['a long order reference', eInvoicing({ orderReference: 'x'.repeat(65) }), 'eInvoicing.orderReference'],
  ['a supplier number of two lines', eInvoicing({ supplierNumber: '1\n2' }), 'eInvoicing.supplierNumber'],
  ['ebInterface and neither number', eInvoicing({ orderReference: null, supplierNumber: null }), undefined],
  ['numbers but no ebInterface', eInvoicing({ sendsEbInterface: false, supplierNumber: '10012345' }), undefined],
  ['a price of nothing', { [TYPE_PRICES]: [price(0)] }, `${TYPE_PRICES}.0.price.value`],
  ['a negative price', { [TYPE_PRICES]: [price(-1)] }, `${TYPE_PRICES}.0.price.value`],
  ['a type twice', { [TYPE_PRICES]: [price(1), price(2, TYPE.toUpperCase())] }, `${TYPE_PRICES}.1.appointmentTypeId`],
  ['no type', { [TYPE_PRICES]: [price(1, 'Service')] }, `${TYPE_PRICES}.0.appointmentTypeId`],
])('a recipient with %s', (_name, changes, field) => {
  expect(InvoiceRecipientInput.safeParse({ ...VALID, ...changes }).error?.issues[0]?.path.join('.')).toBe(field);
});

test('a number of another country is kept as it was written', () => {
  const { letterHead } = InvoiceRecipientInput.parse({
    ...VALID,
    ...abroad('CH', { vatNumber: 'CHE-123.456.789 MWST' }),
  });
  expect(letterHead.vatNumber).toBe('CHE-123.456.789 MWST');
});
