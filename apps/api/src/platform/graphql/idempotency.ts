import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { MOMENT, TENANT } from '#platform/database/bound.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { affectedBy, rowOf } from '#platform/database/rows.ts';
import { isUuid } from '#platform/identity/viewer.ts';
import type { Chore } from '#platform/jobs/define-job.ts';

interface KeyedRequest {
  readonly key: string;
  readonly requestHash: Buffer;
  readonly userId: string;
  readonly field: string;
}

type Leaf = string | number | boolean | null;
/** Ids, numbers, yes and no. Anything else would lie readable in the database for a day, and be of yesterday when repeated. */
export type KeptAnswer = Leaf | Readonly<Record<string, Leaf | readonly Leaf[]>>;

/** A string that is no id would be somebody's data. */
export function assertOnlyIds(answer: unknown): void {
  if (typeof answer === 'string' && !isUuid(answer)) throw new Error('a mutation may keep nothing but ids');
  if (typeof answer === 'object' && answer !== null) for (const part of Object.values(answer)) assertOnlyIds(part);
}

/**
 * Runs the work once for a key and answers the same again for a day. The key is taken first: a second request with it
 * waits on the primary key until the first has committed, and then finds its answer; if the first failed, it runs itself.
 * One key means one request, whatever its fields are called.
 */
export async function answerOnce<Result>(
  db: TenantDb,
  { key, requestHash, userId, field }: KeyedRequest,
  work: () => Promise<Result>,
): Promise<Result> {
  const [reused, taken] = await Promise.all([
    affectedBy(
      db,
      sql`/* prepared findKeyReused */
      select 1 from idempotency_keys where tenant_id = ${TENANT} and user_id = ${userId} and key = ${key}
        and request_hash <> ${requestHash} and created_at >= ${MOMENT} - interval '24 hours'`,
    ),
    affectedBy(
      db,
      sql`/* prepared takeIdempotencyKey */
      insert into idempotency_keys as k (tenant_id, user_id, key, field, request_hash)
      values (${TENANT}, ${userId}, ${key}, ${field}, ${requestHash})
      on conflict (tenant_id, user_id, key, field) do update
        set request_hash = excluded.request_hash, answer = null, created_at = ${MOMENT}
        where k.created_at < ${MOMENT} - interval '24 hours'
      returning 1`,
    ),
  ]);
  if (reused > 0) throw new Failure(GENERAL_FAILURES.keyReused);
  if (taken === 0) return firstAnswer(db, key, requestHash, userId, field);

  const answer = await work();
  await sql`/* keepAnswer */
    update idempotency_keys set answer = ${JSON.stringify(answer ?? null)}::jsonb
    where tenant_id = ${TENANT} and user_id = ${userId} and key = ${key} and field = ${field}`.execute(db);
  return answer;
}

const FirstAnswer = z.object({ requestHash: z.instanceof(Buffer), answer: z.unknown() });

async function firstAnswer<Result>(
  db: TenantDb,
  key: string,
  requestHash: Buffer,
  userId: string,
  field: string,
): Promise<Result> {
  const first = await rowOf(
    db,
    FirstAnswer,
    sql`/* firstAnswer */
    select request_hash, answer from idempotency_keys
    where tenant_id = ${TENANT} and user_id = ${userId} and key = ${key} and field = ${field}`,
  );
  if (!first?.requestHash.equals(requestHash)) throw new Failure(GENERAL_FAILURES.keyReused);
  return first.answer as Result;
}

/** Answers are promised for a day; after that they only take room. */
export const sweepIdempotencyKeys: Chore = {
  name: 'machine.sweep-idempotency-keys',
  at: '17 * * * *',
  run: async (database) => {
    await sql`/* sweepIdempotencyKeys */ select directory.sweep_idempotency_keys()`.execute(database.single);
  },
};
