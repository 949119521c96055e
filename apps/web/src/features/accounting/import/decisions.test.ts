import { expect, it } from 'vitest';
import {
  assigned,
  type Decisions,
  decidedCount,
  decisionsInput,
  isTaken,
  isUndecided,
  NOTHING_DECIDED,
  takenCount,
  turned,
  undecided,
} from './decisions.ts';

const ANNA = { targetUserId: 'w-anna', name: 'Anna Pichler', group: 'DOUBTFUL' } as const;
const FLORIAN = { targetUserId: 'w-florian', name: 'Florian Eder', group: 'UNKNOWN' } as const;
const NONE: Decisions = { ...NOTHING_DECIDED, takesSure: false };

it.each<[string, Decisions, number, object]>([
  ['all that are sure', NOTHING_DECIDED, 9, { takesSure: true, leftOut: [], assignments: [] }],
  ['all but one', turned(NOTHING_DECIDED, '1001', ANNA), 8, { takesSure: true, leftOut: ['1001'], assignments: [] }],
  ['none of them', NONE, 0, { takesSure: false, leftOut: [], assignments: [] }],
  [
    'one of them alone',
    turned(NONE, '1001', ANNA),
    1,
    { takesSure: false, leftOut: [], assignments: [{ accountingId: '1001', targetUserId: 'w-anna' }] },
  ],
  [
    'all, and one by hand',
    assigned(NOTHING_DECIDED, '1020', FLORIAN),
    10,
    { takesSure: true, leftOut: [], assignments: [{ accountingId: '1020', targetUserId: 'w-florian' }] },
  ],
])('%s of nine sure ones', (_, decisions, count, input) => {
  expect(takenCount(decisions, 9)).toBe(count);
  expect(decisionsInput('reading', decisions)).toEqual({ readingId: 'reading', ...input });
});

it('knows how many of a group are decided', () => {
  const decisions = assigned(assigned(NOTHING_DECIDED, '1020', ANNA), '1021', FLORIAN);
  expect([decidedCount(decisions, 'DOUBTFUL'), decidedCount(decisions, 'SURE')]).toEqual([1, 0]);
});

it('takes a decision back, and gives nobody two personnel numbers', () => {
  expect(isUndecided(undecided(assigned(NOTHING_DECIDED, '1020', ANNA), '1020'))).toBe(true);
  expect([...assigned(assigned(NOTHING_DECIDED, '1020', ANNA), '1021', ANNA).byHand.keys()]).toEqual(['1021']);
  const leftOut = turned(NOTHING_DECIDED, '1001', ANNA);
  expect([isTaken(leftOut, '1001'), isTaken(leftOut, '1002')]).toEqual([false, true]);
  expect(isTaken(turned(leftOut, '1001', ANNA), '1001')).toBe(true);
});
