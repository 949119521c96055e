import { ACCOUNTING_PROBLEM_KEYS, type AccountingProblem } from '@gastspiel/domain/accounting/accounting-problems.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import type { AccountingAccess } from '#features/accounting/accounting-http.ts';
import type { AccountingCostCenter } from '#features/accounting/accounting-system.ts';
import { TENANT } from '#platform/database/bound.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { insertRows } from '#platform/database/insert-rows.ts';
import { rowOf, rowsOf } from '#platform/database/rows.ts';
import type { Secrets } from '#platform/secrets/secrets.ts';

const Connection = z.object({
  clientId: z.string(),
  userName: z.string(),
  checkedAt: z.date().nullable(),
  workedAt: z.date().nullable(),
  problem: z.enum(ACCOUNTING_PROBLEM_KEYS).nullable(),
  hasPassword: z.boolean(),
  costCentersReadAt: z.date().nullable(),
});
export type Connection = Readonly<z.output<typeof Connection>>;

export const findConnection = (db: TenantDb): Promise<Connection | undefined> =>
  rowOf(
    db,
    Connection,
    sql`/* findAccountingConnection */
    select i.client_id, i.user_name, c.checked_at, c.worked_at, c.problem, c.password is not null as has_password,
      c.cost_centers_read_at
    from accounting_interfaces i left join accounting_connections c on c.tenant_id = i.tenant_id
    where i.tenant_id = ${TENANT}`,
  );

/** Where the sealed password belongs: it opens for this tenant alone. */
const placeOf = (tenantId: string) => ({ tenantId, rowId: tenantId, field: 'accounting_password' });

/** Nothing where the tenant has no interface at all. */
export async function savePassword(db: TenantDb, secrets: Secrets, tenantId: string, plain: string): Promise<boolean> {
  const sealed = secrets.seal(placeOf(tenantId), plain);
  const saved = await sql`/* saveAccountingPassword */
    insert into accounting_connections (tenant_id, password)
    select tenant_id, ${sealed} from accounting_interfaces where tenant_id = ${TENANT}
    on conflict (tenant_id) do update set password = excluded.password, checked_at = null, problem = null
    returning 1`.execute(db);
  return saved.rows.length > 0;
}

const Sealed = z.object({
  clientId: z.string(),
  code: z.string(),
  userName: z.string(),
  defaultOccupation: z.string(),
  password: z.instanceof(Buffer).nullable(),
});
export type Credentials = Omit<AccountingAccess, 'url' | 'timeoutMs' | 'signal'> & {
  readonly defaultOccupation: string;
};

/** For asking, never for showing. */
export async function findCredentials(
  db: TenantDb,
  secrets: Secrets,
  tenantId: string,
): Promise<Credentials | undefined> {
  const found = await rowOf(
    db,
    Sealed,
    sql`/* findAccountingCredentials */
    select i.client_id, i.code, i.user_name, i.default_occupation, c.password
    from accounting_interfaces i left join accounting_connections c on c.tenant_id = i.tenant_id
    where i.tenant_id = ${TENANT}`,
  );
  return found?.password ? { ...found, password: secrets.open(placeOf(tenantId), found.password) } : undefined;
}

/** Keeps the outcome of a call, whoever made it. */
export async function noteOutcome(db: TenantDb, problem: AccountingProblem | null, now: Date): Promise<void> {
  await sql`/* noteAccountingOutcome */
    insert into accounting_connections (tenant_id, checked_at, worked_at, problem)
    values (${TENANT}, ${now}, ${problem === null ? now : null}, ${problem})
    on conflict (tenant_id) do update set checked_at = excluded.checked_at, problem = excluded.problem,
      worked_at = coalesce(excluded.worked_at, accounting_connections.worked_at)`.execute(db);
}

/** Those that are not there any more stay with whom they were given to, and are offered to nobody else. */
export async function saveCostCenters(db: TenantDb, read: readonly AccountingCostCenter[], now: Date): Promise<void> {
  const byId = new Map(read.map((one) => [one.id, one]));
  await sql`/* retireCostCenters */
    update cost_centers set is_active = false
    where tenant_id = ${TENANT} and accounting_id <> all(${[...byId.keys()]})`.execute(db);
  await insertRows(
    db,
    { each: [...byId.values()].map(({ id, number, name, isActive }) => [id, number, name, isActive]) },
    (values) => sql`/* saveCostCenters */
    insert into cost_centers (tenant_id, accounting_id, number, description, is_active) ${values}
    on conflict (tenant_id, accounting_id) do update
      set number = excluded.number, description = excluded.description, is_active = excluded.is_active`,
  );
  await sql`/* noteCostCentersRead */
    update accounting_connections set cost_centers_read_at = ${now} where tenant_id = ${TENANT}`.execute(db);
}

const CountedCostCenter = z.object({
  id: z.string(),
  number: z.string(),
  description: z.string(),
  isActive: z.boolean(),
  targetUsersCount: z.int(),
});
export type CountedCostCenter = Readonly<z.output<typeof CountedCostCenter>>;

export const selectCountedCostCenters = (db: TenantDb): Promise<CountedCostCenter[]> =>
  rowsOf(
    db,
    CountedCostCenter,
    sql`/* selectCountedCostCenters */
    select c.id, c.number, c.description, c.is_active, (select count(*)::int from target_users t
      where t.tenant_id = ${TENANT} and t.cost_center_id = c.id and t.restricted_until is null
        and t.anonymised_at is null) as target_users_count
    from cost_centers c where c.tenant_id = ${TENANT}
    order by not c.is_active, c.number collate german, c.id`,
  );
