import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { sql } from 'kysely';
import type { TenantDb } from '#platform/database/database.ts';

interface KeyedRequest {
  readonly key: string;
  readonly requestHash: Buffer;
  readonly userId: string;
  readonly field: string;
}

/**
 * Runs the work once for a key and answers the same again for a day. The key is taken first: a second request with it
 * waits on the primary key until the first has committed, and then finds its answer; if the first failed, it runs itself.
 * One key means one request, whatever its fields are called.
 * The answer is kept as JSON: a date comes back as its text.
 */
export async function answerOnce<Result>(
  db: TenantDb,
  { key, requestHash, userId, field }: KeyedRequest,
  work: () => Promise<Result>,
): Promise<Result> {
  const taken = await sql`/* takeIdempotencyKey */
    insert into idempotency_keys as k (tenant_id, user_id, key, field, request_hash)
    select current_tenant_id(), ${userId}, ${key}, ${field}, ${requestHash}
    where not exists (
      select from idempotency_keys o where o.tenant_id = current_tenant_id() and o.user_id = ${userId} and o.key = ${key}
        and o.request_hash <> ${requestHash} and o.created_at >= now() - interval '24 hours')
    on conflict (tenant_id, user_id, key, field) do update
      set request_hash = excluded.request_hash, answer = null, created_at = now()
      where k.created_at < now() - interval '24 hours'
    returning key`.execute(db);
  if (taken.rows.length === 0) return firstAnswer(db, key, requestHash, userId, field);

  const answer = await work();
  await sql`/* keepAnswer */
    update idempotency_keys set answer = ${JSON.stringify(answer ?? null)}::jsonb
    where tenant_id = current_tenant_id() and user_id = ${userId} and key = ${key} and field = ${field}`.execute(db);
  return answer;
}

async function firstAnswer<Result>(
  db: TenantDb,
  key: string,
  requestHash: Buffer,
  userId: string,
  field: string,
): Promise<Result> {
  const { rows } = await sql<{ request_hash: Buffer; answer: Result }>`/* firstAnswer */
    select request_hash, answer from idempotency_keys
    where tenant_id = current_tenant_id() and user_id = ${userId} and key = ${key} and field = ${field}`.execute(db);
  const first = rows[0];
  if (!first?.request_hash.equals(requestHash)) throw new Failure(GENERAL_FAILURES.keyReused);
  return first.answer;
}
