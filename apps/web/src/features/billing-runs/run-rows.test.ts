import { BILLING_RUN_FAILURES, blocksChangedFor } from '@gastspiel/domain/billing-runs/billing-run.ts';
import { describe, expect, it } from 'vitest';
import { anItem, aProposal, aRun, unmade } from './a-run.fixture.ts';
import { isChoosable, isSendable, matches, type RunRow, rowsOf, sorted, sumUp } from './run-rows.ts';

const facts = (rows: readonly RunRow[]) =>
  rows.map((row) => [row.customerNumber, row.kind, isChoosable(row) ? 'choosable' : 'locked']);

describe('rows', () => {
  it('are what could be billed, by what is to be seen to', () => {
    const proposals = [
      aProposal('1'),
      aProposal('2', { hints: ['EMAIL_MISSING'] }),
      aProposal('3', { gaps: ['PRICE_MISSING'], hints: ['EMAIL_MISSING'], net: null }),
    ];
    expect(facts(rowsOf(proposals, []))).toEqual([
      ['1', 'READY', 'choosable'],
      ['2', 'HINT', 'choosable'],
      ['3', 'GAP', 'locked'],
    ]);
  });

  it('keep what was made today, with what is on it', () => {
    const [row, ...others] = rowsOf([], [aRun('CREATE', [anItem('1')])]);
    expect(others).toEqual([]);
    expect(row).toMatchObject({ kind: 'MADE', blockCount: 2, workMinutes: 60, net: 50, id: 'i-1' });
  });

  it('say of what failed why, and let it be chosen again', () => {
    const changed = unmade('1', 'FAILED', blocksChangedFor(['Ball']));
    const other = unmade('2', 'FAILED', BILLING_RUN_FAILURES.unexpected);
    const rows = rowsOf([aProposal('1'), aProposal('2')], [aRun('CREATE', [changed, other])]);
    expect(facts(rows)).toEqual([
      ['1', 'HINT', 'choosable'],
      ['2', 'READY', 'choosable'],
    ]);
    expect(rows[0]?.item?.failure).toContain('Ball');
  });

  it('go by the newest run of a recipient', () => {
    const failed = aRun('CREATE', [unmade('1', 'FAILED', { code: 'x', message: 'x' })], 'older');
    const waiting = aRun('CREATE', [unmade('1', 'WAITING')], 'newer');
    expect(rowsOf([aProposal('1')], [waiting, failed])[0]?.item?.state).toBe('WAITING');
    const made = aRun('CREATE', [anItem('1')], 'newer');
    expect(facts(rowsOf([], [made, failed]))).toEqual([['1', 'MADE', 'locked']]);
  });

  it('show nobody twice while a run goes on, and lose nobody', () => {
    const run = aRun('CREATE', [anItem('1'), unmade('2', 'WAITING'), unmade('3', 'WAITING')]);
    expect(facts(rowsOf([aProposal('1'), aProposal('2')], [run]))).toEqual([
      ['1', 'MADE', 'locked'],
      ['2', 'READY', 'locked'],
      ['3', 'READY', 'locked'],
    ]);
    // Once it is over, what is proposed is something new.
    const over = aRun('CREATE', [anItem('1')]);
    expect(facts(rowsOf([aProposal('1')], [over]))).toEqual([
      ['1', 'MADE', 'locked'],
      ['1', 'READY', 'choosable'],
    ]);
  });

  it('can be sent as long as they are drafts and not on their way', () => {
    const billed = { blockCount: 1, workMinutes: 60, net: { value: 50 }, isEmailMissing: false };
    const items = [
      anItem('1'),
      anItem('2', { billed: { ...billed, state: 'PENDING' } }),
      anItem('3', { billed: { ...billed, state: 'CANCELLED' } }),
      anItem('4'),
      anItem('5'),
    ];
    const sending = aRun('SEND', [anItem('4', { state: 'WAITING' }), anItem('5', { state: 'FAILED', failure: 'x' })]);
    const rows = rowsOf([], [sending, aRun('CREATE', items)]);
    expect(rows.filter(isSendable).map(({ customerNumber }) => customerNumber)).toEqual(['1', '5']);
    expect(rows[4]?.sending?.failure).toBe('x');
  });
});

const ROWS = rowsOf(
  [
    aProposal('K-10', { recipientName: 'Äpfel AG', net: { value: 0.2 } }),
    aProposal('K-9', { recipientName: 'Zum Hirsch', net: null }),
    aProposal('K-1', { recipientName: 'Birne KG', net: { value: 0.1 } }),
  ],
  [],
);

it.each([
  ['number', false, ['K-1', 'K-9', 'K-10']],
  ['number', true, ['K-10', 'K-9', 'K-1']],
  ['name', false, ['K-10', 'K-1', 'K-9']],
  ['net', true, ['K-10', 'K-1', 'K-9']],
])('sorts by %s, backwards: %s', (key, isDescending, expected) => {
  expect(sorted(ROWS, { key, isDescending }).map(({ customerNumber }) => customerNumber)).toEqual(expected);
});

it.each([
  ['', 3],
  ['äpfel', 1],
  ['k-1', 2],
  ['k-1 birne', 1],
  ['nobody', 0],
])('%j finds %i', (text, count) => expect(ROWS.filter((row) => matches(row, text))).toHaveLength(count));

it('sums up in cents', () => expect(sumUp(ROWS)).toEqual({ blocks: 3, minutes: 270, net: 0.3 }));
