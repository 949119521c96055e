import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { keysOf } from '@gastspiel/domain/input/keys-of.ts';
import type { Cents } from '@gastspiel/domain/money/money.ts';
import type { PaymentTerms } from '@gastspiel/domain/payment-terms/payment-terms.ts';
import { DEFAULT_REQUIRED, REQUIRABLE_FACTS, type RequirableFact } from '@gastspiel/domain/target-users/release.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { TENANT } from '#platform/database/bound.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { countOf, idOf, insertedId, rowOf, rowsOf, versionOf } from '#platform/database/rows.ts';

/** A pool or an appointment type. */
export const DescribedEntry = z.object({
  id: z.string(),
  description: z.string(),
});
export type DescribedEntry = Readonly<z.output<typeof DescribedEntry>>;
export const Outfit = DescribedEntry.extend({
  title: z.string(),
});
export type Outfit = Readonly<z.output<typeof Outfit>>;
export const OnboardingCheckbox = z.object({
  id: z.string(),
  label: z.string(),
  url: z.string(),
});
export type OnboardingCheckbox = Readonly<z.output<typeof OnboardingCheckbox>>;

type EntryTable = 'target_user_pools' | 'appointment_types' | 'outfits' | 'onboarding_checkboxes';

const selectEntries = <Entry extends z.ZodObject>(db: TenantDb, tenantId: string, table: EntryTable, entry: Entry) =>
  rowsOf(
    db,
    entry,
    sql`/* selectEntries */
    select ${sql.join(Object.keys(entry.shape).map((column) => sql.ref(column)))} from ${sql.table(table)}
    where tenant_id = ${tenantId} order by position, id`,
  );

export const selectPools = (db: TenantDb, tenantId: string) =>
  selectEntries(db, tenantId, 'target_user_pools', DescribedEntry);
export const selectOutfits = (db: TenantDb, tenantId: string) => selectEntries(db, tenantId, 'outfits', Outfit);
export const selectCheckboxes = (db: TenantDb, tenantId: string) =>
  selectEntries(db, tenantId, 'onboarding_checkboxes', OnboardingCheckbox);

export const AppointmentType = DescribedEntry.extend({ isRetired: z.boolean() });
export type AppointmentType = Readonly<z.output<typeof AppointmentType>>;

/** All of them, the retired ones too: what was planned with one still names it. */
export const selectAppointmentTypes = (db: TenantDb, tenantId: string) =>
  rowsOf(
    db,
    AppointmentType,
    sql`/* prepared selectAppointmentTypes */
    select id, description, retired_at is not null as is_retired from appointment_types
    where tenant_id = ${tenantId} order by position, id`,
  );

/** Those of these that were retired. */
export const selectRetired = (db: TenantDb, ids: readonly string[]) =>
  rowsOf(
    db,
    DescribedEntry,
    sql`/* selectRetired */
    select id, description from appointment_types
    where tenant_id = ${TENANT} and id = any(${ids}::uuid[]) and retired_at is not null`,
  );

export const insertAppointmentType = (db: TenantDb, description: string): Promise<string> =>
  insertedId(
    db,
    sql`/* insertAppointmentType */
    insert into appointment_types (tenant_id, description, position)
    select ${TENANT}, ${description}, coalesce(max(position) + 1, 0) from appointment_types where tenant_id = ${TENANT}
    returning id`,
  );

export const renameAppointmentType = (db: TenantDb, id: string, description: string): Promise<string | undefined> =>
  idOf(
    db,
    sql`/* renameAppointmentType */
    update appointment_types set description = ${description} where tenant_id = ${TENANT} and id = ${id} returning id`,
  );

export const retireAppointmentType = (db: TenantDb, id: string, retiredAt: Date | null): Promise<string | undefined> =>
  idOf(
    db,
    sql`/* retireAppointmentType */
    update appointment_types set retired_at = ${retiredAt} where tenant_id = ${TENANT} and id = ${id} returning id`,
  );

/** The next version of the price list, while nobody else has changed the one that was seen; the list is held by it. */
export const nextPriceListVersion = (db: TenantDb, version: number): Promise<number | undefined> =>
  versionOf(
    db,
    sql`/* nextPriceListVersion */
    update tenant_settings set price_list_version = price_list_version + 1
    where tenant_id = ${TENANT} and price_list_version = ${version} returning price_list_version as version`,
  );

export const findPriceListVersion = async (db: TenantDb): Promise<number> =>
  (await versionOf(
    db,
    sql`/* prepared findPriceListVersion */
    select price_list_version as version from tenant_settings where tenant_id = ${TENANT}`,
  )) ?? 1;

/** Which of these types the tenant has; they stay for as long as the transaction lasts. */
export async function lockAppointmentTypesForKeyShare(
  db: TenantDb,
  tenantId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await rowsOf(
    db,
    z.object({ id: z.string() }),
    sql`/* lockAppointmentTypesForKeyShare */
    select id from appointment_types where tenant_id = ${tenantId} and id = any(${ids}::uuid[])
    order by id for key share`,
  );
  return new Set(rows.map(({ id }) => id));
}

export async function findDefaultPoolId(db: TenantDb, tenantId: string): Promise<string> {
  const row = await db
    .selectFrom('tenant_settings')
    .select('default_target_user_pool_id')
    .where('tenant_id', '=', tenantId)
    .executeTakeFirstOrThrow();
  return row.default_target_user_pool_id;
}

export async function saveDefaultPoolId(db: TenantDb, tenantId: string, poolId: string): Promise<void> {
  await db
    .insertInto('tenant_settings')
    .values({ tenant_id: tenantId, default_target_user_pool_id: poolId })
    .onConflict((conflict) => conflict.column('tenant_id').doUpdateSet({ default_target_user_pool_id: poolId }))
    .execute();
}

/** In percent. */
export const findFillTarget = (db: TenantDb): Promise<number> =>
  countOf(db, sql`/* findFillTarget */ select fill_target as count from tenant_settings where tenant_id = ${TENANT}`);

export async function saveFillTarget(db: TenantDb, fillTarget: number): Promise<void> {
  await sql`/* setFillTarget */
    update tenant_settings set fill_target = ${fillTarget} where tenant_id = ${TENANT}`.execute(db);
}

const Required = z.object({ required: z.array(z.enum(keysOf(REQUIRABLE_FACTS))) });

/** The facts without which nobody is released. */
export async function findRequiredForRelease(db: TenantDb): Promise<readonly RequirableFact[]> {
  const row = await rowOf(
    db,
    Required,
    sql`/* findRequiredForRelease */
    select required_for_release as required from tenant_settings where tenant_id = ${TENANT}`,
  );
  return row?.required ?? DEFAULT_REQUIRED;
}

export async function saveRequiredForRelease(db: TenantDb, required: readonly RequirableFact[]): Promise<void> {
  await sql`/* saveRequiredForRelease */
    update tenant_settings set required_for_release = ${required} where tenant_id = ${TENANT}`.execute(db);
}

/** Until when invoices are paid unless a recipient has terms of its own. */
export async function savePaymentTerms(db: TenantDb, terms: PaymentTerms): Promise<void> {
  await sql`/* savePaymentTerms */
    update tenant_settings set payment_days = ${terms.days}, discount_percentage = ${terms.discountPercentage},
      discount_days = ${terms.discountDays} where tenant_id = ${TENANT}`.execute(db);
}

/** Up to which rest of an invoice somebody may write off. */
export async function saveWriteOffLimit(db: TenantDb, limit: Cents): Promise<void> {
  await sql`/* saveWriteOffLimit */
    update tenant_settings set write_off_limit_in_cents = ${limit} where tenant_id = ${TENANT}`.execute(db);
}

interface EntryInput {
  readonly id?: string | null | undefined;
}

/** The ids of new entries are ours: whoever sends one names an entry of this tenant. */
async function assertEntriesExist(
  db: TenantDb,
  tenantId: string,
  table: EntryTable,
  ids: readonly string[],
): Promise<void> {
  const found = await countOf(
    db,
    sql`/* countEntries */
    select count(*)::int as count from ${sql.table(table)} where tenant_id = ${tenantId} and id = any(${ids}::uuid[])`,
  );
  if (found < new Set(ids).size) throw new Failure(GENERAL_FAILURES.notFound);
}

export async function deleteEntry(db: TenantDb, tenantId: string, table: EntryTable, id: string): Promise<void> {
  await sql`/* deleteEntry */
    delete from ${sql.table(table)} where tenant_id = ${tenantId} and id = ${id}`.execute(db);
}

/** Makes the table hold exactly these entries, in this order: known ones keep their id, others go. Answers the ids. */
export async function saveEntries<Entry extends EntryInput>(
  db: TenantDb,
  tenantId: string,
  table: EntryTable,
  columns: readonly (keyof Entry & string)[],
  entries: readonly Entry[],
): Promise<string[]> {
  const known = entries.map(({ id }) => id).filter((id) => id !== null && id !== undefined);
  await assertEntriesExist(db, tenantId, table, known);
  await sql`/* deleteEntries */
    delete from ${sql.table(table)} where tenant_id = ${tenantId} and not (id = any(${known}::uuid[]))`.execute(db);
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const ids: string[] = [];
  for (const [position, entry] of entries.entries()) {
    const values = sql.join(columns.map((column) => sql`${entry[column]}`));
    const updates = sql.join(columns.map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`));
    const rows = await rowsOf(
      db,
      z.object({ id: z.string() }),
      sql`/* saveEntry */
      insert into ${sql.table(table)} (tenant_id, id, position, ${names})
      values (${tenantId}, coalesce(${entry.id ?? null}::uuid, gen_random_uuid()), ${position}, ${values})
      on conflict (tenant_id, id) do update set position = excluded.position, ${updates} returning id`,
    );
    ids.push(rows[0]?.id ?? '');
  }
  return ids;
}
