import { Layout, PRESET_LAYOUTS } from '@gastspiel/domain/accounting-files/layout.ts';
import { BLANK_MAPPING, Mapping } from '@gastspiel/domain/accounting-files/mapping.ts';
import type { AccountingPreset, AccountingSystem } from '@gastspiel/domain/accounting-files/presets.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { TENANT } from '#platform/database/bound.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { insertRows } from '#platform/database/insert-rows.ts';
import { affectedBy, rowOf, rowsOf, versionOf } from '#platform/database/rows.ts';

const MappingRow = z.object({ version: z.int(), mapping: Mapping.nullable(), customersVersion: z.int() });

export interface KeptMapping {
  /** Zero until something was saved. */
  readonly version: number;
  readonly customersVersion: number;
  readonly mapping: Mapping;
}

export async function findMapping(db: TenantDb, system: AccountingSystem): Promise<KeptMapping> {
  const row = await rowOf(
    db,
    MappingRow,
    sql`/* findMapping */
    select version, mapping, customers_version from accounting_file_mappings
    where tenant_id = ${TENANT} and system = ${system}`,
  );
  return {
    version: row?.version ?? 0,
    customersVersion: row?.customersVersion ?? 0,
    mapping: row?.mapping ?? BLANK_MAPPING,
  };
}

/** Over the expected version; nothing when it is another one by now. */
export const writeMapping = (db: TenantDb, system: AccountingSystem, version: number, mapping: Mapping) =>
  versionOf(
    db,
    sql`/* writeMapping */
    ${
      version === 0
        ? sql`insert into accounting_file_mappings as m (tenant_id, system, version, mapping)
      values (${TENANT}, ${system}, 1, ${JSON.stringify(mapping)})
      on conflict (tenant_id, system) do update set version = 1, mapping = excluded.mapping where m.version = 0`
        : sql`update accounting_file_mappings set version = version + 1, mapping = ${JSON.stringify(mapping)}
      where tenant_id = ${TENANT} and system = ${system} and version = ${version}`
    } returning version`,
  );

const LayoutRow = z.object({ version: z.int(), layout: Layout.nullable() });

export interface KeptLayout {
  readonly preset: AccountingPreset;
  readonly version: number;
  readonly layout: Layout;
  /** Whether the agency has changed it. */
  readonly isOwn: boolean;
}

export async function findLayout(db: TenantDb, preset: AccountingPreset): Promise<KeptLayout> {
  const row = await rowOf(
    db,
    LayoutRow,
    sql`/* findLayout */
    select version, layout from accounting_file_layouts
    where tenant_id = ${TENANT} and preset = ${preset}`,
  );
  const own = row?.layout ?? null;
  return { preset, version: row?.version ?? 0, layout: own ?? PRESET_LAYOUTS[preset], isOwn: own !== null };
}

/** Null puts the preset back. */
export const writeLayout = (db: TenantDb, preset: AccountingPreset, version: number, layout: Layout | null) =>
  versionOf(
    db,
    sql`/* writeLayout */
    ${
      version === 0
        ? sql`insert into accounting_file_layouts (tenant_id, preset, layout)
      values (${TENANT}, ${preset}, ${layout && JSON.stringify(layout)}) on conflict do nothing`
        : sql`update accounting_file_layouts set version = version + 1, layout = ${layout && JSON.stringify(layout)}
      where tenant_id = ${TENANT} and preset = ${preset} and version = ${version}`
    } returning version`,
  );

const CustomerRow = z.object({
  recipientId: z.string(),
  name: z.string(),
  customerNumber: z.string(),
  account: z.string().nullable(),
});
export type CustomerRow = Readonly<z.output<typeof CustomerRow>>;

/** Every customer with the account that was entered, by name. */
export const selectCustomers = (db: TenantDb, system: AccountingSystem): Promise<CustomerRow[]> =>
  rowsOf(
    db,
    CustomerRow,
    sql`/* selectCustomers */
    select r.id as recipient_id, r.name, r.customer_number, a.account
    from invoice_recipients r
      left join accounting_customer_accounts a on a.tenant_id = r.tenant_id and a.invoice_recipient_id = r.id
        and a.system = ${system}
    where r.tenant_id = ${TENANT} order by r.name collate german, r.id`,
  );

/** The next version of a system's accounts; nothing when it is not the expected one any more. */
export const raiseCustomersVersion = (db: TenantDb, system: AccountingSystem, version: number) =>
  versionOf(
    db,
    sql`/* raiseCustomersVersion */
    ${
      version === 0
        ? sql`insert into accounting_file_mappings as m (tenant_id, system, customers_version)
      values (${TENANT}, ${system}, 1)
      on conflict (tenant_id, system) do update set customers_version = 1 where m.customers_version = 0`
        : sql`update accounting_file_mappings set customers_version = customers_version + 1
      where tenant_id = ${TENANT} and system = ${system} and customers_version = ${version}`
    } returning customers_version as version`,
  );

/** Locks them, so that none is deleted meanwhile; answers how many of them there are. */
export const lockCustomers = (db: TenantDb, ids: readonly string[]): Promise<number> =>
  affectedBy(
    db,
    sql`/* lockCustomers */
    select id from invoice_recipients where tenant_id = ${TENANT} and id = any(${ids}::uuid[])
    order by id for key share`,
  );

interface Account {
  readonly invoiceRecipientId: string;
  readonly account: string | null;
}

/** Those that are named, the others stay; null takes an account away. */
export async function writeAccounts(
  db: TenantDb,
  system: AccountingSystem,
  accounts: readonly Account[],
): Promise<void> {
  await sql`/* deleteAccounts */
    delete from accounting_customer_accounts where tenant_id = ${TENANT} and system = ${system}
      and invoice_recipient_id = any(${accounts.map(({ invoiceRecipientId }) => invoiceRecipientId)}::uuid[])`.execute(
    db,
  );
  const kept = accounts.filter(({ account }) => account !== null);
  await insertRows(
    db,
    { same: [system], each: kept.map(({ invoiceRecipientId, account }) => [invoiceRecipientId, account]) },
    (values) => sql`/* insertAccounts */
    insert into accounting_customer_accounts (tenant_id, system, invoice_recipient_id, account) ${values}`,
  );
}
