import { ACCOUNTING_PROBLEM_KEYS, type AccountingProblem } from '@gastspiel/domain/accounting/accounting-problems.ts';
import { keysOf } from '@gastspiel/domain/input/keys-of.ts';
import { STAFF_TYPES } from '@gastspiel/domain/target-users/target-user-values.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import type { AccountingEmployee } from '#features/accounting/accounting-system.ts';
import { TENANT } from '#platform/database/bound.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { insertRows } from '#platform/database/insert-rows.ts';
import { insertedId, rowOf, rowsOf } from '#platform/database/rows.ts';

export const READING_STATES = ['READING', 'READ', 'FAILED'] as const;
const Reading = z.object({
  id: z.string(),
  state: z.enum(READING_STATES),
  orderedByName: z.string(),
  readCount: z.int(),
  total: z.int().nullable(),
  failure: z.enum(ACCOUNTING_PROBLEM_KEYS).nullable(),
  finishedAt: z.date().nullable(),
  tries: z.int(),
});
export type Reading = Readonly<z.output<typeof Reading>>;

const READINGS = sql`select r.id, r.state, r.ordered_by_name, r.total, r.failure, r.finished_at, r.tries,
    (select count(*)::int from accounting_employees e where e.tenant_id = ${TENANT} and e.reading_id = r.id) as read_count
  from accounting_readings r where r.tenant_id = ${TENANT}`;

export const findReading = (db: TenantDb, id: string): Promise<Reading | undefined> =>
  rowOf(db, Reading, sql`/* findAccountingReading */ ${READINGS} and r.id = ${id}`);

/** The last one, however it went. */
export const findLastReading = (db: TenantDb): Promise<Reading | undefined> =>
  rowOf(db, Reading, sql`/* findLastAccountingReading */ ${READINGS} order by r.ordered_at desc, r.id limit 1`);

/** The last one that succeeded: whom people are matched with. */
export const findGoodReading = (db: TenantDb): Promise<Reading | undefined> =>
  rowOf(
    db,
    Reading,
    sql`/* findGoodAccountingReading */ ${READINGS} and r.state = 'READ' order by r.finished_at desc, r.id limit 1`,
  );

export const insertReading = (db: TenantDb, byName: string, now: Date): Promise<string> =>
  insertedId(
    db,
    sql`/* insertAccountingReading */
    insert into accounting_readings (tenant_id, ordered_at, ordered_by_name)
    values (${TENANT}, ${now}, ${byName}) returning id`,
  );

/** An employee as it is kept: without the number, which is only compared. */
export type KeptEmployee = Omit<AccountingEmployee, 'socialSecurityNumber'> & {
  readonly numberHash: string | null;
  readonly numberEnd: string | null;
};

export async function beginReading(db: TenantDb, id: string): Promise<void> {
  await sql`/* forgetAccountingEmployees */
    delete from accounting_employees where tenant_id = ${TENANT} and reading_id = ${id}`.execute(db);
}

export async function addPage(
  db: TenantDb,
  id: string,
  { employees, total }: { readonly employees: readonly KeptEmployee[]; readonly total: number },
): Promise<void> {
  await insertRows(
    db,
    {
      same: [id],
      each: employees.map((one) => [
        ...[one.id, one.title, one.firstName, one.lastName, one.birthday],
        ...[one.numberHash === null ? null : Buffer.from(one.numberHash, 'hex'), one.numberEnd],
        ...[one.costCentreId, one.employment, one.entryDate, one.exitDate],
      ]),
    },
    (values) => sql`/* insertAccountingEmployees */
    insert into accounting_employees (tenant_id, reading_id, accounting_id, academic_title, first_name, last_name, birthday,
      social_security_number_hash, social_security_number_end, cost_center_accounting_id, staff_type, entry_date, exit_date)
    ${values} on conflict do nothing`,
  );
  await sql`/* noteReadingProgress */
    update accounting_readings set total = ${total}, tries = 0 where tenant_id = ${TENANT} and id = ${id}`.execute(db);
}

/** Whether the accounting system was ever seen to employ anybody: read before, or registered as one of ours. */
export async function hasEmployees(db: TenantDb): Promise<boolean> {
  const known = await rowOf(
    db,
    z.object({ isKnown: z.boolean() }),
    sql`/* hasAccountingEmployees */
    select exists (select from accounting_employees where tenant_id = ${TENANT})
      or exists (select from target_users where tenant_id = ${TENANT} and accounting_id is not null) as is_known`,
  );
  return known?.isKnown ?? false;
}

export async function noteReadingTry(db: TenantDb, id: string, tries: number): Promise<void> {
  await sql`/* noteReadingTry */
    update accounting_readings set tries = ${tries} where tenant_id = ${TENANT} and id = ${id}`.execute(db);
}

/** The reading before goes: it holds people's data, and nobody looks at it again. A reading in vain leaves the good one. */
export async function finishReading(
  db: TenantDb,
  id: string,
  failure: AccountingProblem | null,
  now: Date,
): Promise<void> {
  await sql`/* finishReading */
    update accounting_readings set state = ${failure === null ? 'READ' : 'FAILED'}, failure = ${failure}, finished_at = ${now}
    where tenant_id = ${TENANT} and id = ${id} and state = 'READING'`.execute(db);
  await sql`/* deleteOlderReadings */
    delete from accounting_readings where tenant_id = ${TENANT} and id <> ${id}
      and (state = 'FAILED' or (state = 'READ' and ${failure}::text is null))`.execute(db);
  if (failure !== null) await beginReading(db, id);
}

const EmployeeRow = z.object({
  accountingId: z.string(),
  academicTitle: z.string().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  firstKey: z.string(),
  lastKey: z.string(),
  birthday: z.string().nullable(),
  numberHash: z.string().nullable(),
  numberEnd: z.string().nullable(),
  costCenterId: z.string().nullable(),
  costCenterLabel: z.string().nullable(),
  staffType: z.enum(keysOf(STAFF_TYPES)),
  entryDate: z.string().nullable(),
  exitDate: z.string().nullable(),
  isIgnored: z.boolean(),
});
export type EmployeeRow = Readonly<z.output<typeof EmployeeRow>>;

/** `c` is a cost centre, or none. */
const COST_CENTER_LABEL = sql`c.number || ' · ' || c.description`;

/** Without those who are people of ours whose data are closed: nobody is to work with them. */
export const selectEmployees = (db: TenantDb, readingId: string): Promise<EmployeeRow[]> =>
  rowsOf(
    db,
    EmployeeRow,
    sql`/* selectAccountingEmployees */
    select e.accounting_id, e.academic_title, e.first_name, e.last_name, search_key(e.first_name) as first_key,
      search_key(e.last_name) as last_key, e.birthday::text,
      encode(e.social_security_number_hash, 'hex') as number_hash, e.social_security_number_end as number_end,
      c.id as cost_center_id, coalesce(${COST_CENTER_LABEL}, e.cost_center_accounting_id) as cost_center_label,
      e.staff_type, e.entry_date::text as entry_date, e.exit_date::text as exit_date,
      i.accounting_id is not null as is_ignored
    from accounting_employees e
      left join cost_centers c on c.tenant_id = e.tenant_id and c.accounting_id = e.cost_center_accounting_id
      left join accounting_ignored_employees i on i.tenant_id = e.tenant_id and i.accounting_id = e.accounting_id
    where e.tenant_id = ${TENANT} and e.reading_id = ${readingId} and not exists (
      select from target_users t where t.tenant_id = ${TENANT} and t.accounting_id = e.accounting_id
        and (t.restricted_until is not null or t.anonymised_at is not null))
    order by e.last_name collate german, e.first_name collate german, e.accounting_id`,
  );

const WorkerRow = z.object({
  id: z.string(),
  accountingId: z.string().nullable(),
  academicTitle: z.string().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  firstKey: z.string(),
  lastKey: z.string(),
  birthday: z.string().nullable(),
  numberHash: z.string().nullable(),
  costCenterId: z.string().nullable(),
  costCenterLabel: z.string().nullable(),
  staffType: z.enum(keysOf(STAFF_TYPES)),
});
export type WorkerRow = Readonly<z.output<typeof WorkerRow>>;

export const selectMatchableWorkers = (db: TenantDb): Promise<WorkerRow[]> =>
  rowsOf(
    db,
    WorkerRow,
    sql`/* selectMatchableWorkers */
    select t.user_id as id, t.accounting_id, t.academic_title, u.first_name, u.last_name,
      search_key(u.first_name) as first_key, search_key(u.last_name) as last_key, t.birthday::text,
      encode(t.social_security_number_hash, 'hex') as number_hash, t.cost_center_id,
      ${COST_CENTER_LABEL} as cost_center_label, t.staff_type
    from target_users t join users u on u.tenant_id = t.tenant_id and u.id = t.user_id
      left join cost_centers c on c.tenant_id = t.tenant_id and c.id = t.cost_center_id
    where t.tenant_id = ${TENANT} and t.restricted_until is null and t.anonymised_at is null`,
  );

export async function saveIgnored(db: TenantDb, accountingId: string, isIgnored: boolean): Promise<void> {
  await (isIgnored
    ? sql`/* ignoreEmployee */
      insert into accounting_ignored_employees (tenant_id, accounting_id) values (${TENANT}, ${accountingId})
      on conflict do nothing`
    : sql`/* regardEmployee */
      delete from accounting_ignored_employees where tenant_id = ${TENANT} and accounting_id = ${accountingId}`
  ).execute(db);
}
