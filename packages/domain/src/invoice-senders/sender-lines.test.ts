import { expect, test } from 'vitest';
import { footerColumnsOf, returnLineOf } from '#domain/invoice-senders/sender-lines.ts';

const BARE = {
  name: 'Wiener Tafelrunde GmbH',
  address: { streetNameAndNumber: 'Gumpendorfer Straße 41', postalCode: '1060', location: 'Wien', countryCode: 'AT' },
  contactEmail: 'buchhaltung@tafelrunde.example',
};
const WHOLE = {
  ...BARE,
  vatNumber: 'ATU12345675',
  companyRegistrationNumber: 'FN 482915k',
  companyRegistrationCourt: 'Handelsgericht Wien',
  accountHolder: 'Tafelrunde Holding',
  iban: 'AT611904300234573201',
  bic: 'GIBAATWWXXX',
  phoneNumber: '+43 1 5550200',
  footerText: 'Überlasser gem. AÜG\n\nGewerbe Wien',
};
const EMPTY = {
  name: ' ',
  address: { streetNameAndNumber: '', postalCode: '', location: '', countryCode: 'AT' },
  contactEmail: '',
};
const texts = (sender: Parameters<typeof footerColumnsOf>[0]) =>
  footerColumnsOf(sender).map((column) => column.map(({ text }) => text));

test('the foot of a paper has three columns, each line of its own', () => {
  expect(texts(WHOLE)).toEqual([
    ['Wiener Tafelrunde GmbH', 'Gumpendorfer Straße 41, 1060 Wien', 'FN 482915k', 'Handelsgericht Wien'],
    [
      'UID-Nummer ATU12345675',
      'Kontoinhaber/in Tafelrunde Holding',
      'IBAN AT61 1904 3002 3457 3201',
      'BIC GIBAATWWXXX',
    ],
    ['Telefon +43 1 5550200', 'buchhaltung@tafelrunde.example', 'Überlasser gem. AÜG', 'Gewerbe Wien'],
  ]);
});

test('what is not given has no line', () => {
  expect(texts(BARE)).toEqual([
    ['Wiener Tafelrunde GmbH', 'Gumpendorfer Straße 41, 1060 Wien'],
    [],
    ['buchhaltung@tafelrunde.example'],
  ]);
  expect(texts(EMPTY)).toEqual([[], [], []]);
});

test.each([
  ['whole', BARE, 'Wiener Tafelrunde GmbH · Gumpendorfer Straße 41 · 1060 Wien'],
  ['being typed', { ...EMPTY, name: 'Tafel' }, 'Tafel'],
  ['empty', EMPTY, ''],
])('the line for letters that come back, of a sender that is %s', (_name, sender, text) => {
  expect(returnLineOf(sender).text).toBe(text);
});

test('an agency abroad names its country, and an account holder of the same name is not named twice', () => {
  const [who, bank] = texts({
    ...BARE,
    address: { ...BARE.address, countryCode: 'DE' },
    accountHolder: ` ${BARE.name} `,
  });
  expect(who).toContain('Deutschland');
  expect(bank).toEqual([]);
});

test('a paper in English names them in English, and the country too', () => {
  const abroad = { ...WHOLE, address: { ...WHOLE.address, countryCode: 'DE' } };
  const lines = footerColumnsOf(abroad, 'en').map((column) => column.map(({ text }) => text));
  expect(lines.flat()).toEqual(
    expect.arrayContaining([
      'Germany',
      'VAT number ATU12345675',
      'Account holder Tafelrunde Holding',
      'Phone +43 1 5550200',
    ]),
  );
});
