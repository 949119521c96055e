import { expect, test } from 'vitest';
import { BEGINNING, type DatedPrice } from '#domain/price-list/dated-prices.ts';
import {
  beginsWithoutDay,
  type EnteredPrice,
  openPrices,
  ownPriceChanges,
  pricedTypesOf,
} from '#domain/price-list/own-prices.ts';

const TODAY = '2026-11-16';
const at = (validFrom: string, price: bigint | null, appointmentTypeId = 'bar'): DatedPrice => ({
  appointmentTypeId,
  validFrom,
  price,
});
const entered = (price: bigint, validFrom: string | null = null, appointmentTypeId = 'bar'): EnteredPrice => ({
  appointmentTypeId,
  price,
  validFrom,
});
const OLD = at(BEGINNING, 2950n);
const LIST = [at('2026-01-01', 3100n), at('2026-01-01', 2900n, 'service'), at(TODAY, 2900n, 'today')];
const NEXT = at('2027-01-01', 3200n);

test.each<[string, DatedPrice[], EnteredPrice[], DatedPrice[], DatedPrice[]]>([
  ['one that differs from the list begins today', [], [entered(2950n)], [at(TODAY, 2950n)], []],
  ['the same one stays', [OLD], [entered(2950n)], [], []],
  ['another one begins today', [OLD], [entered(3000n)], [at(TODAY, 3000n)], []],
  ['one of today is written over', [OLD, at(TODAY, 3000n)], [entered(3100n)], [at(TODAY, 3100n)], []],
  ['left out it ends today', [OLD], [], [at(TODAY, null)], []],
  ['left out again it stays ended', [OLD, at('2026-06-01', null)], [], [], []],
  ['ended and entered anew it begins again', [OLD, at('2026-06-01', null)], [entered(2950n)], [at(TODAY, 2950n)], []],
  ['one to come stays when nobody speaks of days', [OLD, NEXT], [entered(2950n)], [], []],
  ['left out it takes what was to come along', [OLD, NEXT], [], [at(TODAY, null)], [NEXT]],
  ['one that is only to come is taken back', [NEXT], [], [], [NEXT]],
  [
    'with days: one to come beside that of today',
    [OLD],
    [entered(2950n, BEGINNING), entered(3200n, '2027-01-01')],
    [NEXT],
    [],
  ],
  ['with days: one to come left out is taken back', [OLD, NEXT], [entered(2950n, BEGINNING)], [], [NEXT]],
  ['with days: that of today stays until the new one', [OLD], [entered(3200n, '2027-01-01')], [NEXT], []],
  [
    'with days: one that begins today stays when it is left out',
    [OLD, at(TODAY, 3000n)],
    [entered(3200n, '2027-01-01')],
    [NEXT],
    [],
  ],
  ['in the past', [OLD], [entered(3000n, '2026-11-01')], [at('2026-11-01', 3000n)], []],
  [
    'of another kind of work',
    [OLD],
    [entered(2950n), entered(2800n, null, 'service')],
    [at(TODAY, 2800n, 'service')],
    [],
  ],
  [
    'one beside a list that begins today is valid from the beginning too',
    [],
    [entered(2800n, null, 'today')],
    [at(BEGINNING, 2800n, 'today')],
    [],
  ],
  [
    'the first price of all is valid from the beginning',
    [],
    [entered(2800n, null, 'new')],
    [at(BEGINNING, 2800n, 'new')],
    [],
  ],
])('%s', (_what, before, wanted, written, removed) => {
  expect(ownPriceChanges(before, wanted, { list: LIST, today: TODAY })).toEqual({ written, removed });
});

test.each<[string, DatedPrice[], DatedPrice[]]>([
  ['the price of today and those to come', [OLD, at('2026-02-01', 3000n), NEXT], [at('2026-02-01', 3000n), NEXT]],
  ['none that has ended', [OLD, at(TODAY, null)], []],
  ['one that begins anew', [OLD, at('2026-06-01', null), NEXT], [NEXT]],
])('shown are %s', (_what, entries, open) => {
  expect(openPrices(entries, TODAY)).toEqual(open);
});

test.each<[string, boolean, string[], string]>([
  ['there was none at all', false, [], BEGINNING],
  ['the list begins today', false, [TODAY], BEGINNING],
  ['the list begins later', false, ['2027-01-01'], BEGINNING],
  ['the list began before', false, ['2026-11-15', '2027-01-01'], TODAY],
  ['an own one was there before', true, [], TODAY],
])('a price without a day, when %s', (_what, hasOwn, days, begins) => {
  const list = days.map((validFrom) => ({ validFrom }));
  expect(beginsWithoutDay(hasOwn, list, TODAY)).toBe(begins);
});

test('a kind of work whose own price has ended had one', () => {
  const entries = [OLD, at('2026-06-01', null), at('2027-01-01', 2900n, 'service')];
  expect(pricedTypesOf(entries, TODAY)).toEqual(['bar']);
});
