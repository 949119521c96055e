import { describe, expect, test } from 'vitest';
import {
  dueHint,
  isRecipientChange,
  issuedOn,
  issueHint,
  type NamedRecipient,
  priceHints,
  recipientHints,
  reverseChargeHint,
  SENDING_HINTS,
} from '#domain/invoices/sending-hints.ts';
import type { TaxTreatment } from '#domain/invoices/tax-treatment.ts';

const WEHRGRAF: NamedRecipient = {
  name: 'Palais Wehrgraf GmbH',
  customerNumber: 'K-1001',
  vatNumber: null,
  orderReference: null,
  supplierNumber: null,
  address: { streetNameAndNumber: 'Herrengasse 1', postalCode: '1010', location: 'Wien', countryCode: 'AT' },
};

describe('what was changed at the recipient', () => {
  test.each<[string, Partial<NamedRecipient>, unknown]>([
    ['nothing', {}, []],
    ['the name', { name: 'Wehrgraf AG' }, [['NAME', 'Palais Wehrgraf GmbH', 'Wehrgraf AG']]],
    [
      'the street',
      { address: { ...WEHRGRAF.address, streetNameAndNumber: 'Graben 2' } },
      [['ADDRESS', 'Herrengasse 1, AT 1010 Wien', 'Graben 2, AT 1010 Wien']],
    ],
    ['a UID that came', { vatNumber: 'ATU13585627' }, [['VAT_NUMBER', null, 'ATU13585627']]],
    [
      'two things at once',
      { customerNumber: 'K-7', orderReference: 'B-12' },
      [
        ['CUSTOMER_NUMBER', 'K-1001', 'K-7'],
        ['ORDER_REFERENCE', null, 'B-12'],
      ],
    ],
  ])('%s', (_what, changes, hints) => {
    const found = recipientHints(WEHRGRAF, { ...WEHRGRAF, ...changes });
    expect(found.map(({ kind, before, after }) => [kind, before, after])).toEqual(hints);
  });

  test('a price of one kind of work, told once however many lines have it', () => {
    const line = { appointmentTypeId: 'service', typeDescription: 'Service', day: '2026-11-13', price: 28_90n };
    expect(priceHints([line, line], () => 50_00n)).toEqual([
      { kind: 'PRICE', subject: 'Service', before: '28,90', after: '50,00' },
    ]);
    expect(priceHints([line], () => 28_90n)).toEqual([]);
    // Each day has its own price.
    const later = { ...line, day: '2027-01-02' };
    expect(priceHints([line, later], (_type, day) => (day < '2027-01-01' ? 28_90n : 31_20n))).toEqual([
      { kind: 'PRICE', subject: 'Service', before: '28,90', after: '31,20' },
    ]);
    // Without a price there is nothing to take over.
    expect(priceHints([line], () => undefined)).toEqual([]);
  });

  test('can be taken over, what is late or left out can not', () => {
    expect(SENDING_HINTS.filter(isRecipientChange)).toEqual([
      'NAME',
      'ADDRESS',
      'VAT_NUMBER',
      'CUSTOMER_NUMBER',
      'ORDER_REFERENCE',
      'SUPPLIER_NUMBER',
      'PRICE',
    ]);
  });
});

test.each([
  ['sent on the day', '2026-10-31', null, null],
  ['a day later: nine days instead of ten', '2026-11-01', 'DUE_NEAR', '2026-11-11'],
  ['on the last day', '2026-11-10', 'DUE_NEAR', '2026-11-20'],
  ['too late', '2026-11-17', 'DUE_PAST', '2026-11-27'],
  ['before its issue date', '2026-10-20', null, null],
])('due on 10.11. after ten days, %s', (_what, today, kind, after) => {
  const [hint] = dueHint({ issueDate: '2026-10-31', dueDate: '2026-11-10' }, today);
  expect([hint?.kind ?? null, hint?.after ?? null]).toEqual([kind, after]);
});

test.each([
  ['today', '2026-11-17', null, null],
  ['in the future', '2026-11-18', null, null],
  ['yesterday', '2026-11-16', 'ISSUE_PAST', '2026-11-17'],
  ['on the first day of the year', '2026-01-01', 'ISSUE_PAST', '2026-11-17'],
  ['last year: the number stays there', '2025-12-31', 'ISSUE_OTHER_YEAR', null],
])('issued %s', (_what, issueDate, kind, after) => {
  const [hint] = issueHint({ issueDate }, '2026-11-17');
  expect([hint?.kind ?? null, hint?.after ?? null]).toEqual([kind, after]);
});

test('issued on another day it has the same terms', () => {
  const dates = { issueDate: '2026-10-31', dueDate: '2026-11-30', dunDate: '2026-12-05' };
  expect(issuedOn('2026-11-17', dates)).toEqual({
    issueDate: '2026-11-17',
    dueDate: '2026-12-17',
    dunDate: '2026-12-22',
  });
});

test('who was given a month is told only once less than the usual term is left', () => {
  const month = { issueDate: '2026-10-31', dueDate: '2026-11-30' };
  expect(dueHint(month, '2026-11-20')).toEqual([]);
  expect(dueHint(month, '2026-11-21')).toMatchObject([{ kind: 'DUE_NEAR', after: '2026-12-01' }]);
});

test.each<[string, TaxTreatment, string | undefined, string, string | null]>([
  ['on the 15th of the next month', 'REVERSE_CHARGE', '2026-10-31', '2026-11-15', null],
  ['a day later', 'REVERSE_CHARGE', '2026-10-31', '2026-11-16', '2026-11-15'],
  ['service in December', 'REVERSE_CHARGE', '2026-12-01', '2027-01-16', '2027-01-15'],
  [
    'service in January, which is longer than the next month',
    'REVERSE_CHARGE',
    '2027-01-31',
    '2027-02-16',
    '2027-02-15',
  ],
  ['taxed', 'TAXED', '2026-10-31', '2026-12-16', null],
  ['no service at all', 'REVERSE_CHARGE', undefined, '2026-12-16', null],
])('issued %s', (_what, treatment, lastService, issuedOn, until) => {
  expect(reverseChargeHint(treatment, lastService, issuedOn)[0]?.after ?? null).toBe(until);
});
