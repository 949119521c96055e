import { expect, test } from 'vitest';
import { type RankingFacts, rankCandidates } from '#domain/waves/ranking.ts';
import { explainRanking, rankingReason } from '#domain/waves/ranking-reason.ts';
import { DEFAULT_WAVE_SETTINGS, type WaveSettings } from '#domain/waves/wave-settings.ts';

const somebody = (changes: Partial<RankingFacts> & { readonly id: string }): RankingFacts => ({
  availability: 'AVAILABLE',
  wasAsked: false,
  rating: 4,
  weekMinutes: 20 * 60,
  daysSinceLastShift: 10,
  customerShifts: 0,
  isPraised: false,
  livesNear: false,
  answered: 0,
  accepted: 0,
  ...changes,
});
const weighing = (weights: Partial<WaveSettings['weights']>): WaveSettings => ({
  ...DEFAULT_WAVE_SETTINGS,
  weights: { ...DEFAULT_WAVE_SETTINGS.weights, ...weights },
});
const ranks = (people: readonly RankingFacts[], settings = DEFAULT_WAVE_SETTINGS) =>
  rankCandidates(people, settings).map(({ id, rank }) => [id, rank]);

test.each<[string, Partial<RankingFacts>, Partial<RankingFacts>]>([
  ['rated better', { rating: 5 }, { rating: 3 }],
  ['rated at all', { rating: 3 }, { rating: null }],
  ['with fewer hours', { weekMinutes: 8 * 60 }, { weekMinutes: 30 * 60 }],
  ['who worked longer ago', { daysSinceLastShift: 50 }, { daysSinceLastShift: 2 }],
  ['who knows the customer', { customerShifts: 4 }, { customerShifts: 1 }],
  ['whom the customer praised', { isPraised: true }, {}],
  ['without too many hours', { rating: null }, { rating: 5, weekMinutes: 49 * 60, customerShifts: 9 }],
  ['who can simply come', { rating: null }, { rating: 5, availability: 'PARTIALLY' }],
  ['whom no wave has asked', { rating: null }, { rating: 5, wasAsked: true }],
])('somebody %s comes first', (_, first, second) => {
  const [best] = rankCandidates(
    [somebody({ id: 'a', ...second }), somebody({ id: 'b', ...first })],
    DEFAULT_WAVE_SETTINGS,
  );
  expect(best?.id).toBe('b');
});

test.each<[string, Partial<RankingFacts>, WaveSettings]>([
  ['residence', { livesNear: true }, weighing({ residence: 1 })],
  ['acceptance', { answered: 10, accepted: 9 }, weighing({ acceptance: 1 })],
])('%s counts only where it was switched on', (_, favoured, on) => {
  const people = [somebody({ id: 'a' }), somebody({ id: 'b', ...favoured })];
  expect(ranks(people)).toEqual([
    ['a', 1],
    ['b', 2],
  ]);
  expect(ranks(people, on)[0]).toEqual(['b', 1]);
});

test('only whom a wave would ask has a rank', () => {
  expect(
    ranks([
      somebody({ id: 'a', availability: 'UNAVAILABLE' }),
      somebody({ id: 'b', wasAsked: true }),
      somebody({ id: 'c', availability: 'PARTIALLY' }),
      somebody({ id: 'd' }),
    ]),
  ).toEqual([
    ['d', 1],
    ['b', null],
    ['c', null],
    ['a', null],
  ]);
});

test.each<[string | null, Partial<RankingFacts>, WaveSettings?]>([
  ['Oft bei diesem Kunden: 6 Einsätze, zuletzt gelobt, gut bewertet', { customerShifts: 6, isPraised: true }],
  ['Schon bei diesem Kunden: 1 Einsatz, gut bewertet', { customerShifts: 1, weekMinutes: 40 * 60 }],
  ['Gut bewertet, wenig Stunden', { weekMinutes: 8 * 60 }],
  ['Zuletzt vor 45 Tagen eingesetzt', { rating: 3, weekMinutes: 40 * 60, daysSinceLastShift: 45 }],
  ['Noch keine Bewertung, deshalb später gereiht', { rating: null, daysSinceLastShift: null }],
  ['Käme auf 61,50 h, deshalb ganz hinten', { rating: 4.4, weekMinutes: 61.5 * 60 }],
  ['Kann kommen, sonst sticht nichts hervor', { rating: 3, weekMinutes: 40 * 60 }],
  ['Gut bewertet, wenig Stunden', { answered: 10, accepted: 9, livesNear: true }],
  [
    'Nimmt fast immer an: 9 von 10 Angeboten, gut bewertet',
    { answered: 10, accepted: 9 },
    weighing({ acceptance: 3, hours: 0 }),
  ],
  ['Gut bewertet, wohnt in der Nähe', { livesNear: true }, weighing({ residence: 2, hours: 1 })],
  [null, { availability: 'PARTIALLY' }],
])('the reason is told in words: %s', (words, facts, settings = DEFAULT_WAVE_SETTINGS) => {
  const [candidate] = rankCandidates([somebody({ id: 'a', ...facts })], settings);
  expect(candidate && rankingReason(candidate, settings)).toBe(words);
});

test('the explanation names what counts, the heaviest first, and what never does', () => {
  const lines = explainRanking(weighing({ rating: 1, lastShift: 0 }));
  expect(lines[1]).toContain('für diesen Kunden');
  expect(lines.join(' ')).not.toMatch(/Postleitzahl|meist annimmt|länger nicht/);
  expect(lines.at(-1)).toContain('zählen nie');
});
