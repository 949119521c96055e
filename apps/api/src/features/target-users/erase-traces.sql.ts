import { sql } from 'kysely';
import type { TenantDb } from '#platform/database/database.ts';

/** What the audit log knew of the worker. That something happened, when and by whom, stays. */
export async function eraseLoggedData(db: TenantDb, id: string): Promise<void> {
  await sql`/* eraseLoggedData */ select directory.erase_audit_payloads(${id}::uuid)`.execute(db);
}

/** Answers that were kept in case a request is repeated: they show the worker as they were. */
export async function eraseKeptAnswers(db: TenantDb, id: string): Promise<void> {
  await sql`/* eraseKeptAnswers */
    delete from idempotency_keys
    where tenant_id = current_tenant_id() and (answer ->> 'id' = ${id} or answer ->> 'userId' = ${id})`.execute(db);
}
