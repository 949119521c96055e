import { expect, test } from 'vitest';
import {
  bearsClaims,
  USUAL_DUNNING_DAYS as DAYS,
  DUNNING_LEVELS,
  DUNNING_RULES,
  type DunnedInvoice,
  DunningDaysInput,
  letterOf,
  nextLevel,
  reachedLevel,
} from '#domain/dunning/dunning-levels.ts';

const due = (dueDate: string, level: DunnedInvoice['level'] = null, sentOn: string | null = null, dunDate = '') => ({
  dueDate,
  dunDate: dunDate || `${dueDate.slice(0, 8)}${String(Number(dueDate.slice(8)) + 10).padStart(2, '0')}`,
  level,
  sentOn,
});

test.each([
  ['never dunned', due('2026-10-01'), 'REMINDER', '2026-10-08'],
  ['reminded on the day', due('2026-10-01', 'REMINDER', '2026-10-08'), 'FIRST', '2026-10-12'],
  ['reminded late: three days of rest', due('2026-10-01', 'REMINDER', '2026-10-20'), 'FIRST', '2026-10-23'],
  ['with a dun date of its own', due('2026-10-01', 'REMINDER', '2026-10-08', '2026-11-30'), 'FIRST', '2026-12-01'],
  ['dunned once', due('2026-10-01', 'FIRST', '2026-10-12'), 'SECOND', '2026-10-26'],
  ['dunned once, late', due('2026-08-01', 'FIRST', '2026-10-12'), 'SECOND', '2026-10-26'],
  ['dunned twice', due('2026-10-01', 'SECOND', '2026-10-25'), 'FINAL', '2026-11-08'],
] as const)('the next level of one %s', (_what, invoice, level, from) => {
  expect(nextLevel(invoice, DAYS)).toEqual({ level, from });
  expect(reachedLevel(invoice, DAYS, from)).toBe(level);
  expect(reachedLevel(invoice, DAYS, '2026-10-07')).toBe(null);
});

test('after the last one nothing comes', () => {
  expect(nextLevel(due('2026-01-01', 'FINAL', '2026-03-01'), DAYS)).toBeUndefined();
  expect(reachedLevel(due('2026-01-01', 'FINAL', '2026-03-01'), DAYS, '2030-01-01')).toBe(null);
});

const SECOND = due('2026-09-10', 'FIRST', '2026-10-01');
const FIRST = due('2026-10-08', 'REMINDER', '2026-10-16');
const NONE = due('2026-10-22');
const TODAY = { daysOf: DAYS, today: '2026-10-28' };
const levels = (letter: ReturnType<typeof letterOf>) => letter.lines.map(({ level }) => level);

test('a letter bears the highest level, gives each invoice its own and names the others', () => {
  const letter = letterOf([SECOND, FIRST, NONE], TODAY);
  expect(letter).toMatchObject({ level: 'SECOND', choices: ['FIRST', 'SECOND'] });
  expect(levels(letter)).toEqual(['SECOND', 'FIRST', null]);
});

test('lowered, what has reached more waits', () => {
  const letter = letterOf([SECOND, FIRST, NONE], { ...TODAY, atMost: 'FIRST' });
  expect(letter.level).toBe('FIRST');
  expect(levels(letter)).toEqual([null, 'FIRST', null]);
});

test('nothing is raised by asking for more, and without a level there is no letter', () => {
  expect(letterOf([FIRST], { ...TODAY, atMost: 'FINAL' }).level).toBe('FIRST');
  expect(letterOf([NONE], TODAY)).toMatchObject({ level: null, choices: [] });
  expect(letterOf([FIRST], { ...TODAY, atMost: 'REMINDER' }).level).toBe(null);
});

test('claims come with the first Mahnung', () => {
  expect([null, ...DUNNING_LEVELS].map(bearsClaims)).toEqual([false, false, true, true, true]);
});

test.each([
  [DAYS, {}],
  [{ ...DAYS, FIRST: 7 }, { FIRST: DUNNING_RULES.ascending }],
  [{ ...DAYS, REMINDER: 0 }, { REMINDER: DUNNING_RULES.days }],
  [{ ...DAYS, FINAL: 366 }, { FINAL: DUNNING_RULES.days }],
])('the days of the levels: %j', (days, faults) => {
  const issues = DunningDaysInput.safeParse(days).error?.issues ?? [];
  expect(Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]))).toEqual(faults);
});
