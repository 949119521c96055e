import { expect, test } from 'vitest';
import { invoiceAddressees } from '#domain/invoice-recipients/addressees.ts';

const letterHead = { name: 'Ringhof Hotels', contactEmail: 'office@ringhof.example' };
const nobody = { ...letterHead, contactEmail: null };
const person = (name: string, receivesInvoices: boolean, contactEmail: string | null = `${name}@ringhof.example`) => ({
  name,
  contactEmail,
  receivesInvoices,
});

test.each([
  ['the recipient itself', { letterHead, contactPersons: [] }, ['office@ringhof.example']],
  [
    'all who are named for it, and nobody else',
    { letterHead, contactPersons: [person('eva', true), person('udo', false), person('ida', true)] },
    ['eva@ringhof.example', 'ida@ringhof.example'],
  ],
  [
    'the recipient, where those who are named can not be reached',
    { letterHead, contactPersons: [person('eva', true, null), person('udo', false)] },
    ['office@ringhof.example'],
  ],
  [
    'those who are named, without the recipient',
    { letterHead: nobody, contactPersons: [person('eva', true)] },
    ['eva@ringhof.example'],
  ],
  ['nobody', { letterHead: nobody, contactPersons: [person('udo', false)] }, []],
])('an invoice goes to %s', (_whom, recipient, addresses) => {
  expect(invoiceAddressees(recipient).map(({ email }) => email)).toEqual(addresses);
});
