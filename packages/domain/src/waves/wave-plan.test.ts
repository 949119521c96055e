import { expect, test } from 'vitest';
import {
  dueTimes,
  nextWaveStep,
  type Places,
  proposedSizes,
  reachableSizes,
  type WaveRun,
  waveOfRank,
} from '#domain/waves/wave-plan.ts';

const at = (time: string): Date => new Date(`2026-11-14T${time}:00Z`);
const run: WaveRun = {
  state: 'RUNNING',
  sizes: [10, 8, 5],
  gapMinutes: 45,
  sent: 1,
  nextWaveAt: at('14:47'),
  openOfLast: 6,
};
const places: Places = { startsAt: at('17:00'), wanted: 8, booked: 5, accepted: 1 };

test.each<[string, Partial<WaveRun>, Partial<Places>, string, object]>([
  ['waits for its time', {}, {}, '14:46', { kind: 'WAIT', until: at('14:47') }],
  ['sends when the time has come', {}, {}, '14:47', { kind: 'SEND' }],
  ['sends at once when nobody of the wave is open', { openOfLast: 0 }, {}, '14:10', { kind: 'SEND' }],
  ['asks nobody while enough have accepted', {}, { accepted: 3 }, '15:00', { kind: 'WAIT', until: null }],
  ['nor when nobody is open then', { openOfLast: 0 }, { accepted: 3 }, '14:10', { kind: 'WAIT', until: null }],
  ['ends when enough are booked', {}, { booked: 8 }, '14:10', { kind: 'END' }],
  ['ends at the start', {}, {}, '17:00', { kind: 'END' }],
  ['does nothing while it is stopped', { state: 'STOPPED' }, {}, '15:00', { kind: 'WAIT', until: null }],
  ['ends though it is stopped', { state: 'STOPPED' }, { booked: 9 }, '15:00', { kind: 'END' }],
  ['does nothing once it has ended', { state: 'ENDED' }, {}, '15:00', { kind: 'WAIT', until: null }],
  ['has no wave left', { sent: 3 }, {}, '15:00', { kind: 'WAIT', until: null }],
  ['does not wait past the start', {}, { startsAt: at('14:47') }, '14:10', { kind: 'WAIT', until: null }],
])('a run %s', (_, ofRun, ofPlaces, now, step) => {
  expect(nextWaveStep({ ...run, ...ofRun }, { ...places, ...ofPlaces }, at(now))).toEqual(step);
});

test.each([
  [5, [10, 8, 5]],
  [1, [2, 2, 1]],
  [0, [2, 2, 1]],
  [150, [200, 200, 150]],
])('for %s open places so many are asked: %s', (open, sizes) => {
  expect(proposedSizes(open, 200)).toEqual(sizes);
});

test('waves follow each other at their distance, and none after the start', () => {
  expect(dueTimes(run, at('17:00'))).toEqual([at('14:47'), at('15:32')]);
  expect(dueTimes(run, at('15:00'))).toEqual([at('14:47'), null]);
});

test.each([
  [1, 2],
  [8, 2],
  [9, 3],
  [13, 3],
  [14, null],
])('rank %s is asked by wave %s', (rank, wave) => {
  const planned = [
    { number: 2, size: 8 },
    { number: 3, size: 5 },
  ];
  expect(waveOfRank(planned, rank)).toBe(wave);
});

test.each([
  [[24, 18, 12], 60, [24, 18, 12]],
  [[24, 18, 12], 30, [24, 6]],
  [[24, 18, 12], 7, [7]],
  [[24, 18, 12], 0, []],
])('waves of %j reach no more than the %i who are there', (sizes, available, reached) => {
  expect(reachableSizes(sizes, available)).toEqual(reached);
});
