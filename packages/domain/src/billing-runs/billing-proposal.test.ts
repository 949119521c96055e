import { expect, test } from 'vitest';
import { type BilledBlock, type BilledRecipient, billingProposal } from '#domain/billing-runs/billing-proposal.ts';
import { instantOf } from '#domain/time/vienna-time.ts';

const SERVICE = 'type-service';
const AT: BilledRecipient = {
  countryCode: 'AT',
  vatNumber: 'ATU13585627',
  vatCheck: undefined,
  hasAddress: true,
  hasAddressee: true,
  priceOn: (type) => (type === SERVICE ? 2890n : undefined),
};
const DE: BilledRecipient = { ...AT, countryCode: 'DE', vatNumber: 'DE123456789', vatCheck: 'VALID' };
const TERMS = { issueDate: '2026-11-16', surcharges: null, senderVatNumber: 'ATU12345675' };

/** So many hours until midnight, on a Friday. */
const block = (hours: number, changes: Partial<BilledBlock> = {}): BilledBlock => ({
  id: `block-${hours}`,
  description: 'Ball',
  appointmentTypeId: SERVICE,
  typeDescription: 'Service',
  worklogs: [
    {
      userId: 'anna',
      entries: [
        {
          type: 'WORK',
          start: instantOf('2026-10-02', `${String(24 - hours).padStart(2, '0')}:00`),
          end: instantOf('2026-10-03', '00:00'),
          breakMinutes: 0,
        },
      ],
    },
  ],
  ...changes,
});

test('hours and sums of all blocks, the tax as the law proposes it', () => {
  expect(billingProposal(AT, [block(5), block(3)], TERMS)).toEqual({
    minutes: 480,
    travelMinutes: 0,
    taxTreatment: 'TAXED',
    sums: { net: 23_120n, tax: 4624n, gross: 27_744n },
    gaps: [],
    hints: [],
    typesWithoutPrice: [],
    dayWithoutPrice: null,
  });
  expect(billingProposal(DE, [block(5)], TERMS)).toMatchObject({
    taxTreatment: 'REVERSE_CHARGE',
    sums: { net: 14_450n, tax: 0n, gross: 14_450n },
    hints: [],
  });
});

test('each day of work has its own price, one that is missing on a day keeps the recipient out', () => {
  const priceOn = (_type: string, day: string) => (day < '2026-10-03' ? 2890n : 3120n);
  expect(billingProposal({ ...AT, priceOn }, [overTwoDays()], TERMS).sums?.net).toBe(6010n);
  const onlyLater = (_type: string, day: string) => (day < '2026-10-03' ? undefined : 3120n);
  expect(billingProposal({ ...AT, priceOn: onlyLater }, [overTwoDays()], TERMS)).toMatchObject({
    sums: null,
    gaps: ['PRICE_MISSING'],
    typesWithoutPrice: ['Service'],
    dayWithoutPrice: '2026-10-02',
  });
});

test('surcharges only where they are wanted', () => {
  const surcharges = { NIGHT: 5000n };
  expect(billingProposal(AT, [block(5)], { ...TERMS, surcharges }).sums?.net).toBe(14_450n + 2890n);
  expect(billingProposal(AT, [block(5)], { ...TERMS, surcharges: {} }).sums?.net).toBe(14_450n);
});

/** A block over two days, and so with two lines. */
const overTwoDays = (): BilledBlock => {
  const [first, second] = ['2026-10-02', '2026-10-03'].map((day) => ({
    type: 'WORK' as const,
    start: instantOf(day, '10:00'),
    end: instantOf(day, '11:00'),
    breakMinutes: 0,
  }));
  return block(1, { worklogs: [{ userId: 'anna', entries: [first, second].filter((entry) => entry !== undefined) }] });
};
const bar = (id: string) => block(2, { id, appointmentTypeId: 'type-bar', typeDescription: 'Bar' });

test.each([
  ['a price', { ...AT }, [block(5), bar('b1'), bar('b2')], ['PRICE_MISSING'], ['Bar']],
  ['an address', { ...AT, hasAddress: false }, [block(5)], ['ADDRESS_MISSING'], []],
  ['room on one invoice', AT, Array.from({ length: 1001 }, () => block(1)), ['TOO_MANY_BLOCKS'], []],
  ['room for all lines', AT, Array.from({ length: 501 }, overTwoDays), ['TOO_MANY_BLOCKS'], []],
  [
    'price and address',
    { ...AT, hasAddress: false, priceOn: () => undefined },
    [block(5)],
    ['PRICE_MISSING', 'ADDRESS_MISSING'],
    ['Service'],
  ],
])('a recipient without %s is kept out', (_what, recipient, blocks, gaps, typesWithoutPrice) => {
  const proposal = billingProposal(recipient, blocks, TERMS);
  expect(proposal).toMatchObject({ gaps, typesWithoutPrice });
  expect(proposal.sums === null).toBe(typesWithoutPrice.length > 0);
});

test('a full invoice is one still', () => {
  expect(
    billingProposal(
      AT,
      Array.from({ length: 1000 }, () => block(1)),
      TERMS,
    ).gaps,
  ).toEqual([]);
  expect(billingProposal(AT, Array.from({ length: 500 }, overTwoDays), TERMS).gaps).toEqual([]);
});

/** More than 10.000 euro with the tax, and less without. */
const large = Array.from({ length: 52 }, () => block(6));
test.each([
  ['nothing', AT, TERMS, [block(5)], []],
  ['no address to mail to', { ...AT, hasAddressee: false }, TERMS, [block(5)], ['EMAIL_MISSING']],
  ['a large sum without a VAT number', { ...AT, vatNumber: null }, TERMS, large, ['VAT_NUMBER_MISSING']],
  ['a small sum without a VAT number', { ...AT, vatNumber: null }, TERMS, [block(5)], []],
  ['no number of our own', AT, { ...TERMS, senderVatNumber: null }, large, ['SENDER_VAT_NUMBER_MISSING']],
  ['a number nobody asked for', { ...DE, vatCheck: undefined }, TERMS, [block(5)], ['VAT_NUMBER_NOT_CHECKED']],
  ['a number without an answer', { ...DE, vatCheck: 'NOT_CHECKED' }, TERMS, [block(5)], ['VAT_NUMBER_NOT_CHECKED']],
  ['a number that is wrong', { ...DE, vatCheck: 'INVALID' }, TERMS, [block(5)], ['VAT_NUMBER_INVALID']],
  ['a wrong number of somebody who is taxed here', { ...AT, vatCheck: 'INVALID' }, TERMS, [block(5)], []],
] as const)('%s is hinted at', (_what, recipient, terms, blocks, hints) => {
  expect(billingProposal(recipient, blocks, terms)).toMatchObject({ gaps: [], hints });
});
