import { describe, expect, test } from 'vitest';
import { type Employee, matchEmployees, type Worker } from '#domain/accounting/match-employees.ts';

const anna: Worker = {
  id: 'anna',
  accountingId: null,
  firstKey: 'anna',
  lastKey: 'pichler',
  birthday: '1998-03-07',
  numberHash: null,
  costCenterId: 'kst-1',
  staffType: 'ON_DEMAND',
};
const employee: Employee = {
  accountingId: 'P-1',
  firstKey: 'anna',
  lastKey: 'pichler',
  birthday: '1998-03-07',
  numberHash: null,
  costCenterId: null,
  staffType: 'ON_DEMAND',
};
const worker = (changes: Partial<Worker> = {}): Worker => ({ ...anna, ...changes });
const match = (changes: Partial<Employee>, ...workers: readonly Worker[]) => {
  const [found] = matchEmployees([{ ...employee, ...changes }], workers);
  return found && { group: found.group, doubts: found.doubts, workers: found.workers.map(({ id }) => id) };
};
const sure = (id = 'anna') => ({ group: 'SURE', doubts: [], workers: [id] });
const doubtful = (doubts: readonly string[], ...workers: readonly string[]) => ({ group: 'DOUBTFUL', doubts, workers });
const UNKNOWN = { group: 'UNKNOWN', doubts: [], workers: [] };

describe('an employee is', () => {
  test.each([
    ['sure by the number', { numberHash: 'n' }, [worker({ numberHash: 'n' })], sure()],
    [
      'sure by the number, though name and birthday differ',
      { numberHash: 'n', lastKey: 'bauer', birthday: null },
      [worker({ numberHash: 'n' })],
      sure(),
    ],
    ['sure by name and birthday', {}, [worker()], sure()],
    ['sure by name and birthday, though only one has a number', { numberHash: 'n' }, [worker()], sure()],
    [
      'sure by the number, though somebody else has the name',
      { numberHash: 'n' },
      [worker({ id: 'other' }), worker({ numberHash: 'n' })],
      sure(),
    ],
    [
      'doubtful when the numbers differ',
      { numberHash: 'n' },
      [worker({ numberHash: 'm' })],
      doubtful(['NUMBER'], 'anna'),
    ],
    [
      'doubtful when two have the name and the birthday',
      {},
      [worker(), worker({ id: 'other' })],
      doubtful(['SEVERAL_PEOPLE'], 'anna', 'other'),
    ],
    [
      'doubtful when day and month are swapped',
      { birthday: '1998-07-03' },
      [worker()],
      doubtful(['DAY_AND_MONTH_SWAPPED'], 'anna'),
    ],
    ['doubtful when the birthday is another', { birthday: '1990-01-01' }, [worker()], doubtful(['BIRTHDAY'], 'anna')],
    ['doubtful when we know no birthday', {}, [worker({ birthday: null })], doubtful(['BIRTHDAY'], 'anna')],
    ['doubtful when neither knows a birthday', { birthday: null }, [worker({ birthday: null })], doubtful([], 'anna')],
    [
      'doubtful when a part of the last name is another',
      { lastKey: 'pichler-bauer' },
      [worker()],
      doubtful(['LAST_NAME'], 'anna'),
    ],
    [
      'doubtful when the first name is another',
      { firstKey: 'anneliese' },
      [worker()],
      doubtful(['FIRST_NAME'], 'anna'),
    ],
    [
      'doubtful when the worker has another personnel number',
      {},
      [worker({ accountingId: 'P-9' })],
      doubtful(['OTHER_PERSONNEL_NUMBER'], 'anna'),
    ],
    [
      'doubtful when even the number is somebody’s who has another personnel number',
      { numberHash: 'n' },
      [worker({ numberHash: 'n', accountingId: 'P-9' })],
      doubtful(['OTHER_PERSONNEL_NUMBER'], 'anna'),
    ],
    ['unknown when only the birthday is the same', { firstKey: 'eva', lastKey: 'moser' }, [worker()], UNKNOWN],
    ['unknown when only the last name is the same', { firstKey: 'eva', birthday: '1990-01-01' }, [worker()], UNKNOWN],
    ['unknown when nobody is there', {}, [], UNKNOWN],
    [
      'settled when they have this number already',
      {},
      [worker({ accountingId: 'P-1' })],
      { group: 'SETTLED', doubts: [], workers: ['anna'] },
    ],
    [
      'sure when they have it and another cost centre',
      { costCenterId: 'kst-2' },
      [worker({ accountingId: 'P-1' })],
      sure(),
    ],
    [
      'sure when they have it and are employed otherwise',
      { staffType: 'PERMANENT' },
      [worker({ accountingId: 'P-1' })],
      sure(),
    ],
  ] as const)('%s', (_what, changes, workers, expected) => {
    expect(match(changes, ...workers)).toEqual(expected);
  });
});

test('the likeliest comes first', () => {
  const workers = [
    worker({ id: 'born later', birthday: '1999-01-01' }),
    worker({ id: 'swapped', birthday: '1998-07-03' }),
  ];
  expect(match({}, ...workers)?.workers).toEqual(['swapped', 'born later']);
});

test('two employees who seem to be the same worker are for people to decide', () => {
  const found = matchEmployees([employee, { ...employee, accountingId: 'P-2' }], [worker()]);
  expect(found.map(({ group, doubts }) => [group, doubts])).toEqual([
    ['DOUBTFUL', ['SEVERAL_PEOPLE']],
    ['DOUBTFUL', ['SEVERAL_PEOPLE']],
  ]);
});

test.each([
  [null, false],
  ['kst-1', false],
  ['kst-2', true],
])('a cost centre %s is news: %s', (costCenterId, isNews) => {
  expect(matchEmployees([{ ...employee, costCenterId }], [worker()])[0]?.bringsCostCenter).toBe(isNews);
});
