import type { TenantDb } from '#platform/database/database.ts';

export interface AccountingInterface {
  readonly clientId: string;
  readonly code: string;
  readonly defaultOccupation: string;
  readonly userName: string;
}

export async function findAccountingInterface(db: TenantDb, tenantId: string): Promise<AccountingInterface | null> {
  const row = await db
    .selectFrom('accounting_interfaces')
    .select(['client_id as clientId', 'code', 'default_occupation as defaultOccupation', 'user_name as userName'])
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst();
  return row ?? null;
}

export async function insertAccountingInterface(
  db: TenantDb,
  tenantId: string,
  given: AccountingInterface,
): Promise<void> {
  await db
    .insertInto('accounting_interfaces')
    .values({
      tenant_id: tenantId,
      client_id: given.clientId,
      code: given.code,
      default_occupation: given.defaultOccupation,
      user_name: given.userName,
    })
    .execute();
}
