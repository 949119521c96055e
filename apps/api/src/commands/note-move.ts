import { userInfo } from 'node:os';
import { sql } from 'kysely';
import { markTenantDeleted } from '#features/tenants/index.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import { bindTenant } from '#platform/database/bound.ts';
import { openDatabase, type TenantDb } from '#platform/database/database.ts';

/** From here on its people can change nothing. The log that moves along says so. */
export const beginMove = (ownerUrl: string, tenantId: string, moveId: string): Promise<void> =>
  asOwner(ownerUrl, async (db) => {
    await bindTenant(db, tenantId);
    await sql`/* beginMove */ update directory.tenants set move_id = ${moveId}, moving_at = now() where id = ${tenantId}`.execute(
      db,
    );
    await note(db, tenantId, { moving: true });
  });

export const noteStay = (ownerUrl: string, tenantId: string): Promise<void> =>
  asOwner(ownerUrl, async (db) => {
    await bindTenant(db, tenantId);
    await note(db, tenantId, { moving: false });
  });

/** As an agency is deleted by system administration, which may write nothing of this one any more. */
export const deleteMoved = (ownerUrl: string, tenantId: string): Promise<void> =>
  asOwner(ownerUrl, async (db) => {
    await sql`/* deleteMoved */ update directory.tenants set deleted_at = now() where id = ${tenantId}`.execute(db);
    await bindTenant(db, tenantId);
    await markTenantDeleted(db);
    await note(db, tenantId, { moved: true, deleted: true });
  });

const note = (db: TenantDb, tenantId: string, after: Readonly<Record<string, boolean>>): Promise<void> =>
  writeAudit(db, { action: 'tenants.write', requestId: `admin move-tenant by ${userInfo().username}` }, [
    { entityType: 'tenant', entityId: tenantId, after },
  ]);

async function asOwner(connectionString: string, work: (db: TenantDb) => Promise<void>): Promise<void> {
  const database = openDatabase(
    { connectionString, applicationName: 'gastspiel admin', size: 1, queueSize: 1, waitMs: 5000 },
    () => undefined,
  );
  await database.withoutTenant(work).finally(() => database.close());
}
