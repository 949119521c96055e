import { WORKING_TIME_WARNINGS, type WorkingTimeWarning } from '@gastspiel/domain/working-time/working-time.ts';
import { isJustNow } from '#ui/format/german-since.ts';
import type { Offer } from './offers-query.ts';

/** Why the law has something to say, in words. */
export const warningText = ({ warnings }: { readonly warnings: readonly WorkingTimeWarning[] }): string =>
  warnings.map((warning) => WORKING_TIME_WARNINGS[warning]).join(', ');

/** An answer of a worker is marked for a moment, so that nobody has to look for it. */
export const isFresh = ({ offerState, stateChangedAt, preventedAt }: Offer, now: Date): boolean =>
  preventedAt
    ? isJustNow(preventedAt, now)
    : (offerState === 'ACCEPTED' || offerState === 'DECLINED') && isJustNow(stateChangedAt, now);
