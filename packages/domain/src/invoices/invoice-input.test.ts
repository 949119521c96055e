import { expect, test } from 'vitest';
import { INVOICE_DATE_RULES } from '#domain/invoices/invoice-dates.ts';
import { INVOICE_LIMITS, INVOICE_RULES, InvoiceInput } from '#domain/invoices/invoice-input.ts';
import { MONEY_RULES } from '#domain/money/money.ts';

const ID = '5f0c8a52-7f0e-4c39-9d8e-1b0f6a1f2c3d';
const item = (changes: object = {}) => ({
  description: 'Kilometergeld',
  quantity: 84,
  unit: 'km',
  pricePerUnit: { value: 0.5 },
  ...changes,
});
const surcharge = (changes: object = {}) => ({
  appointmentTypeId: ID,
  description: 'Nacht',
  quantity: 4.5,
  surchargePercentage: 25,
  ...changes,
});
const line = (quantity: number) => ({ worklogBlockId: ID, day: '2026-10-03', description: 'Service', quantity });
const input = (changes: object = {}) => ({
  recipientId: ID,
  issueDate: '2026-10-30',
  dueDate: '2026-11-09',
  dunDate: '2026-11-19',
  language: 'de',
  taxTreatment: 'TAXED',
  notes: null,
  includedWorklogBlockIds: [ID],
  lines: [],
  surcharges: [],
  additionalItems: [],
  ...changes,
});
const faultsOf = (changes: object) =>
  InvoiceInput.safeParse(input(changes)).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];

test('figures come out as whole hundredths, though a float holds them as less', () => {
  const { lines, surcharges, additionalItems } = InvoiceInput.parse(
    input({
      lines: [line(8.29)],
      surcharges: [surcharge({ quantity: 1.15, surchargePercentage: 12.55 })],
      additionalItems: [item({ quantity: 0.29, pricePerUnit: { value: 4.35 } })],
    }),
  );
  expect(lines).toMatchObject([{ quantity: 829n }]);
  expect(surcharges).toMatchObject([{ quantity: 115n, surchargePercentage: 1255n }]);
  expect(additionalItems).toMatchObject([{ quantity: 29n, pricePerUnit: 435n }]);
});

test.each<[string, object, string, string]>([
  ['a line of nothing', { lines: [line(0)] }, 'lines.0.quantity', INVOICE_RULES.quantity],
  ['a line that gives back', { lines: [line(-1)] }, 'lines.0.quantity', INVOICE_RULES.quantity],
  ['a line of three decimals', { lines: [line(7.255)] }, 'lines.0.quantity', MONEY_RULES.decimals],
  ['an endless line', { lines: [line(1_000_000.01)] }, 'lines.0.quantity', MONEY_RULES.tooLarge],
  [
    'a surcharge of nothing',
    { surcharges: [surcharge({ surchargePercentage: 0 })] },
    'surcharges.0.surchargePercentage',
    INVOICE_RULES.percentage,
  ],
  [
    'a surcharge beyond reason',
    { surcharges: [surcharge({ surchargePercentage: 1000.01 })] },
    'surcharges.0.surchargePercentage',
    MONEY_RULES.tooLarge,
  ],
  [
    'an item that gives back',
    { additionalItems: [item({ pricePerUnit: { value: -1 } })] },
    'additionalItems.0.pricePerUnit.value',
    MONEY_RULES.positive,
  ],
  ['no day', { issueDate: '2026-02-30' }, 'issueDate', INVOICE_RULES.day],
  ['due on its own day', { dueDate: '2026-10-30' }, 'dueDate', INVOICE_DATE_RULES.due],
  ['reminded when it is due', { dunDate: '2026-11-09' }, 'dunDate', INVOICE_DATE_RULES.dun],
  ['no position', { includedWorklogBlockIds: [] }, 'includedWorklogBlockIds', INVOICE_RULES.empty],
])('%s is refused at its field', (_what, changes, field, message) => {
  expect(faultsOf(changes)).toContainEqual([field, message]);
});

test.each([
  ['with items alone', { includedWorklogBlockIds: [], additionalItems: [item()] }],
  ['with the last hundredth', { lines: [line(0.01), line(1_000_000)] }],
  ['of as many blocks as there may be', { includedWorklogBlockIds: Array(INVOICE_LIMITS.blocks).fill(ID) }],
])('an invoice %s is fine', (_what, changes) => {
  expect(faultsOf(changes)).toEqual([]);
});
