import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { User } from '#platform/identity/viewer.ts';

/** Notes that the ticket is still in use, so that it does not lapse. */
export async function touchDeviceTicket(database: Database, user: User): Promise<void> {
  await database.withTenant(user.homeTenantId, (db) =>
    sql`/* touchDeviceTicket */ select directory.touch_device_ticket(${user.userId})`.execute(db),
  );
}
