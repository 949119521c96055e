import { sql } from 'kysely';
import type { TenantDb } from '#platform/database/database.ts';

/** Erases what the audit log knew of the worker. That something happened, when and by whom, stays. */
export async function eraseLoggedData(db: TenantDb, id: string): Promise<void> {
  await sql`/* eraseLoggedData */ select directory.erase_audit_payloads(${id}::uuid, null)`.execute(db);
}
