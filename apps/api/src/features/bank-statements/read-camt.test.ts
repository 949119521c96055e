import { STATEMENT_FAILURES } from '@gastspiel/domain/bank-statements/statement-failures.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DIALECTS, type WrittenEntry, writeCamt } from '#app/testing/write-camt.ts';
import { readCamt } from '#features/bank-statements/read-camt.ts';

const PAID: WrittenEntry = {
  euro: '1428.00',
  reference: 'B-1',
  name: 'Restaurant Zwölfender & Söhne',
  iban: 'AT48 3200 0000 1234 5864',
  text: ['Rechnung 2026-00133'],
};
const FEE: WrittenEntry = {
  euro: '24.60',
  direction: 'DBIT',
  reference: 'B-2',
  name: 'Muster Bank',
  day: '2026-10-01',
};
const read = async (...args: Parameters<typeof writeCamt>) => readCamt(writeCamt(...args));
const entries = async (...args: Parameters<typeof writeCamt>) => (await read(...args))[0]?.entries ?? [];

describe.each(DIALECTS)('%s', (dialect) => {
  test('a statement is read with its balances, days, payers and texts', async () => {
    const [statement, ...others] = await read({ opening: '100.00', closing: '1503.4', entries: [PAID, FEE] }, dialect);
    expect(others).toEqual([]);
    expect(statement).toMatchObject({
      ...{ id: 'AUSZUG-1', kind: 'STATEMENT', iban: 'AT611904300234573201', announced: 0 },
      ...{ from: '2026-10-01', to: '2026-10-27', opening: 10_000n, closing: 150_340n },
    });
    expect(statement?.entries).toEqual([
      {
        ...{ key: 'AT611904300234573201/ref:B-1/0', day: '2026-10-19', amount: 142_800n, isReturn: false },
        ...{ name: 'Restaurant Zwölfender & Söhne', iban: 'AT483200000012345864' },
        ...{ text: 'Rechnung 2026-00133', reference: null },
      },
      expect.objectContaining({ amount: -2_460n, name: 'Muster Bank', day: '2026-10-01' }),
    ]);
  });

  test('a collected entry is taken apart where its parts add up, and stays one where they don’t', async () => {
    const batch = [
      { euro: '1000.00', name: 'Eins', text: ['a'] },
      { euro: '428.00', name: 'Zwei', text: ['b'] },
    ];
    const apart = await entries({ entries: [{ ...PAID, batch }] }, dialect);
    expect(apart.map(({ amount, name, key }) => [amount, name, key.split('/').at(-1)])).toEqual([
      [100_000n, 'Eins', '0'],
      [42_800n, 'Zwei', '1'],
    ]);
    const whole = await entries({ entries: [{ ...PAID, euro: '1400.00', batch }] }, dialect);
    expect(whole.map(({ amount, name }) => [amount, name])).toEqual([[140_000n, null]]);
  });
});

test('an advice has no balances, and names its entries as the statement does', async () => {
  const [advice] = await read({ entries: [PAID] }, 'sepa.08', 'ADVICE');
  expect(advice).toMatchObject({ kind: 'ADVICE', opening: null, closing: null });
  expect(advice?.entries).toEqual(await entries({ entries: [PAID] }, 'sepa.08'));
});

test('only booked entries count; the others are announced', async () => {
  const some = ['BOOK', 'PDNG', 'INFO', 'FUTR'].map((status) => ({ ...PAID, status }));
  expect(await read({ entries: some })).toMatchObject([{ announced: 3, entries: [{ amount: 142_800n }] }]);
});

test('two equal payments are two, and the same file again says the same', async () => {
  const without = { ...PAID, reference: 'NONREF' };
  const statement = { entries: [PAID, PAID, without, without] };
  const keys = (await entries(statement)).map(({ key }) => key);
  expect(new Set(keys).size).toBe(4);
  expect((await entries(statement)).map(({ key }) => key)).toEqual(keys);
});

test.each([
  [['Rechnung 2026-00133'], 'Rechnung 2026-00133'],
  [['Zahlung der offenen Rechnung 2026-00', '133 danke'], 'Zahlung der offenen Rechnung 2026-00 133 danke'],
  [[`${'x'.repeat(29)}2026-0`, '0133'], `${'x'.repeat(29)}2026-00133`],
  [['a', 'b'], 'a b'],
])('the text of %j is %j', async (text, whole) => {
  const [entry] = await entries({ entries: [{ ...PAID, text }] });
  expect(entry?.text).toBe(whole);
});

test('references of machines and named documents are read', async () => {
  const [entry] = await entries({
    entries: [{ euro: '1.00', creditorReference: 'RF18539007547034', documentNumber: '2026-00133' }],
  });
  expect(entry).toMatchObject({ reference: 'RF18539007547034', text: '2026-00133' });
});

test.each([
  ['a reversal', { ...PAID, direction: 'DBIT', isReversal: true }],
  ['a transfer that came back', { ...PAID, direction: 'DBIT', returned: 'AC04' }],
] as const)('%s is told apart', async (_what, entry) => {
  expect(await entries({ entries: [entry] })).toMatchObject([{ isReturn: true, amount: -142_800n }]);
});

describe('a file is refused whole', () => {
  const file = (text: string) => Buffer.from(text);
  const XML = writeCamt({ opening: '0.00', closing: '1428.00', entries: [PAID] }).toString();
  test.each([
    ['is no XML', file('Buchungstag;Betrag'), 'broken'],
    ['is empty', file(''), 'broken'],
    ['ends in the middle', file(XML.slice(0, XML.length / 2)), 'broken'],
    ['brings a document type', file(XML.replace('<Document', '<!DOCTYPE a [<!ENTITY b "c">]><Document')), 'broken'],
    ['is no statement', file('<Document><CstmrCdtTrfInitn><GrpHdr/></CstmrCdtTrfInitn></Document>'), 'noStatement'],
    ['names no account', file(XML.replace(/<IBAN>.*?<\/IBAN>/, '')), 'noIban'],
    ['does not add up', file(XML.replace('<Amt Ccy="EUR">0.00', '<Amt Ccy="EUR">0.01')), 'balance'],
    ['is in francs', file(XML.replaceAll('"EUR"', '"CHF"')), 'currency'],
    ['has thirds of cents', file(XML.replaceAll('1428.00', '1428.003')), 'entry'],
    ['has an amount below zero', file(XML.replaceAll('1428.00', '-1428.00')), 'entry'],
    ['has an entry without a direction', file(XML.replaceAll('<CdtDbtInd>CRDT</CdtDbtInd>', '')), 'entry'],
    ['has an entry of no day', file(XML.replace('2026-10-19', '2026-13-19')), 'entry'],
  ] as const)('that %s', async (_what, bytes, code) => {
    await expect(readCamt(bytes)).rejects.toMatchObject({ kind: STATEMENT_FAILURES[code] });
  });

  test('or adds up, however it was broken', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(XML.length - 1), fc.string({ maxLength: 3 }), fc.nat(20), async (place, put, cut) => {
        const broken = Buffer.from(XML.slice(0, place) + put + XML.slice(place + cut));
        const found = await readCamt(broken).catch((error: { readonly kind?: { readonly code: string } }) => {
          expect(error.kind?.code).toMatch(/^bank-statements\./);
          return [];
        });
        for (const { opening, closing, entries: some } of found) {
          if (opening === null || closing === null) continue;
          expect(some.reduce((sum, { amount }) => sum + amount, opening)).toBe(closing);
        }
      }),
      { numRuns: 300 },
    );
  });
});
