import { expect, test } from 'vitest';
import { InvoiceSenderInput } from '#domain/invoice-senders/invoice-sender-input.ts';

const VALID = {
  name: ' Wiener Tafelrunde Personalservice GmbH ',
  vatNumber: 'atu 1234 5675',
  companyRegistrationNumber: '482915K',
  companyRegistrationCourt: '',
  address: { streetNameAndNumber: 'Gumpendorfer Straße 41', postalCode: '1060', location: 'Wien', countryCode: 'AT' },
  contactEmail: 'buchhaltung@tafelrunde.example',
  phoneNumber: '+4315550200',
  accountHolder: ' ',
  iban: 'at61 1904 3002 3457 3201',
  bic: 'gibaatwwxxx',
  closureText: 'Zahlbar innerhalb von 10 Tagen.\nDanke.',
  footerText: '',
  invoiceCopyEmail: '',
  nightSurcharge: 25,
  sundaySurcharge: null,
};

test('a sender is taken with trimmed texts, empty ones as none, numbers as they are written and bank data without blanks', () => {
  expect(InvoiceSenderInput.parse(VALID)).toEqual({
    ...VALID,
    name: 'Wiener Tafelrunde Personalservice GmbH',
    vatNumber: 'ATU12345675',
    companyRegistrationNumber: 'FN 482915k',
    companyRegistrationCourt: null,
    phoneNumber: '+43 1 5550200',
    accountHolder: null,
    iban: 'AT611904300234573201',
    bic: 'GIBAATWWXXX',
    footerText: null,
    invoiceCopyEmail: null,
    holidaySurcharge: null,
  });
});

const abroad = (changes: object) => ({
  address: { ...VALID.address, postalCode: '80331', location: 'München', countryCode: 'DE' },
  ...changes,
});

test.each<[string, object, string | undefined]>([
  ['no name', { name: ' ' }, 'name'],
  ['a long name', { name: 'x'.repeat(257) }, 'name'],
  ['no street', { address: { ...VALID.address, streetNameAndNumber: '' } }, 'address.streetNameAndNumber'],
  ['a postal code of three digits', { address: { ...VALID.address, postalCode: '106' } }, 'address.postalCode'],
  ['no e-mail', { contactEmail: '' }, 'contactEmail'],
  ['a broken e-mail', { contactEmail: 'buchhaltung@' }, 'contactEmail'],
  ['a broken e-mail for copies', { invoiceCopyEmail: 'kopie' }, 'invoiceCopyEmail'],
  ['a phone number without its country', { phoneNumber: '5550200' }, 'phoneNumber'],
  ['neither UID nor register', { vatNumber: '', companyRegistrationNumber: null }, undefined],
  ['a UID with a slip', { vatNumber: 'ATU12345678' }, 'vatNumber'],
  ['a wrong number of the Firmenbuch', { companyRegistrationNumber: 'HRB 1' }, 'companyRegistrationNumber'],
  ['a German register', abroad({ companyRegistrationNumber: 'HRB 1234', vatNumber: 'DE123456789' }), undefined],
  ['a long court', { companyRegistrationCourt: 'x'.repeat(129) }, 'companyRegistrationCourt'],
  ['an IBAN with a slip', { iban: 'AT611904300234573202' }, 'iban'],
  ['a BIC of nine letters', { bic: 'GIBAATWWX' }, 'bic'],
  ['no bank data', { iban: ' ', bic: '' }, undefined],
  ['a surcharge of nothing', { nightSurcharge: 0 }, 'nightSurcharge'],
  ['a surcharge with three decimals', { sundaySurcharge: 12.345 }, 'sundaySurcharge'],
  ['a surcharge of all that is allowed', { holidaySurcharge: 1000 }, undefined],
  ['a long account holder', { accountHolder: 'x'.repeat(71) }, 'accountHolder'],
  ['a long closure', { closureText: 'x'.repeat(2049) }, 'closureText'],
  ['a closure of all that is allowed', { closureText: 'x'.repeat(2048) }, undefined],
  ['a long footer', { footerText: 'x'.repeat(2049) }, 'footerText'],
])('a sender with %s', (_name, changes, field) => {
  expect(InvoiceSenderInput.safeParse({ ...VALID, ...changes }).error?.issues[0]?.path.join('.')).toBe(field);
});
