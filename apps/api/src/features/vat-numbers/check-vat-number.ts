import { setTimeout as delay } from 'node:timers/promises';
import { dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { viesNumberOf } from '@gastspiel/domain/vat-numbers/vat-check.ts';
import {
  findLastVatCheck,
  findStandingNo,
  giveViesTurnBack,
  insertVatCheck,
  takeViesTurn,
  type VatCheck,
} from '#features/vat-numbers/vat-checks.sql.ts';
import { askVies, type ViesAnswer } from '#features/vat-numbers/vies.ts';
import type { TenantDb } from '#platform/database/database.ts';

export interface CheckMeans {
  readonly url: string;
  /** Short transactions around the outside call, never across it. */
  readonly withTenant: <T>(work: (db: TenantDb) => Promise<T>) => Promise<T>;
  readonly signal?: AbortSignal;
}

interface Numbers {
  readonly vatNumber: string;
  /** The agency's own: whoever says who they are gets a proof. */
  readonly requester: string | null;
}

interface Kept {
  readonly check: VatCheck;
  /** Whether it may be answered another time. */
  readonly isWorthAsking: boolean;
}

/** Asks while it has the member state's turn, and keeps what came of it; undefined when somebody else has the turn. */
export async function askInTurn(numbers: Numbers, means: CheckMeans, timeoutMs: number): Promise<Kept | undefined> {
  const { url, withTenant, signal } = means;
  const asked = viesNumberOf(numbers.vatNumber);
  if (!asked) throw new Error('only a number of the Union can be asked for');
  const seconds = Math.ceil(timeoutMs / 1000) + 5;
  const turn = await withTenant((db) => takeViesTurn(db, asked.memberState, seconds));
  if (!turn) return undefined;
  try {
    const requester = numbers.requester === null ? undefined : viesNumberOf(numbers.requester);
    const answer = await askVies(asked, { url, requester, timeoutMs, ...(signal && { signal }) });
    return await keep(numbers, answer, means);
  } finally {
    await withTenant((db) => giveViesTurnBack(db, asked.memberState, turn));
  }
}

async function keep(numbers: Numbers, answer: ViesAnswer, { withTenant }: CheckMeans): Promise<Kept> {
  const check = await withTenant((db) => insertVatCheck(db, { ...numbers, at: new Date(), answer }));
  return { check, isWorthAsking: answer.outcome === 'NOT_CHECKED' && !answer.isFinal };
}

/** A request has nine seconds; printing and sending need the rest. */
const PATIENCE_MS = 6000;
const NEXT_LOOK_MS = 250;

/**
 * Before an invoice goes out without tax: the number's standing as of now, kept as the proof. A yes of the same day is enough, and a no
 * stands until there is a yes. Outside of any transaction. It never fails for want of an answer: then the check says that there was none.
 */
export async function checkBeforeReverseCharge(numbers: Numbers, means: CheckMeans): Promise<VatCheck> {
  const check = await askPatiently(numbers, means);
  if (check.outcome !== 'NOT_CHECKED') return check;
  return (await means.withTenant((db) => findStandingNo(db, numbers.vatNumber))) ?? check;
}

async function askPatiently(numbers: Numbers, means: CheckMeans): Promise<VatCheck> {
  const end = Date.now() + PATIENCE_MS;
  for (let left = PATIENCE_MS; left > 0; left = end - Date.now()) {
    // The holder of the turn may have asked for the same one.
    const last = await means.withTenant((db) => findLastVatCheck(db, numbers.vatNumber));
    if (last?.outcome === 'VALID' && dayOf(last.checkedAt) === dayOf(new Date())) return last;
    const kept = await askInTurn(numbers, means, left);
    if (kept) return kept.check;
    await delay(Math.min(NEXT_LOOK_MS, left));
  }
  const noTurn: ViesAnswer = { outcome: 'NOT_CHECKED', reason: 'BUSY', isFinal: false };
  return (await keep(numbers, noTurn, means)).check;
}
