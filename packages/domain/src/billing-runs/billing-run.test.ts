import { expect, test } from 'vitest';
import {
  BILLING_RUN_FAILURES,
  blocksChangedFor,
  isBlocksChanged,
  proposedUntil,
} from '#domain/billing-runs/billing-run.ts';

test.each([
  ['2026-11-01', '2026-10-31'],
  ['2026-11-20', '2026-10-31'],
  ['2026-11-21', '2026-11-21'],
  ['2026-11-30', '2026-11-30'],
  ['2027-01-04', '2026-12-31'],
  ['2028-03-03', '2028-02-29'],
])('on %s work is billed up to %s', (today, until) => expect(proposedUntil(today)).toBe(until));

test.each([
  [blocksChangedFor(['Ball (02.10.2026)']).code, true],
  [BILLING_RUN_FAILURES.blocksChanged.code, true],
  [BILLING_RUN_FAILURES.unexpected.code, false],
  [null, false],
])('%s tells of changed blocks: %s', (failure, isChanged) => expect(isBlocksChanged(failure)).toBe(isChanged));
