import { TemplateContent } from '@gastspiel/domain/appointments/appointment-template.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { InvoiceRecipientName } from '#features/invoice-recipients/index.ts';
import { TENANT } from '#platform/database/bound.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { countOf, idOf, rowOf, rowsOf, versionOf } from '#platform/database/rows.ts';

export const AppointmentTemplate = z.object({
  id: z.string(),
  version: z.int(),
  name: z.string(),
  invoiceRecipient: InvoiceRecipientName.nullable(),
  content: TemplateContent,
});
export type AppointmentTemplate = Readonly<z.output<typeof AppointmentTemplate>>;

const TEMPLATES = sql`select t.id, t.version, t.name, t.content, case when r.id is not null then
    json_build_object('id', r.id, 'customerNumber', r.customer_number, 'name', r.name) end as invoice_recipient
  from appointment_templates t
    left join invoice_recipients r on r.tenant_id = t.tenant_id and r.id = t.invoice_recipient_id
  where t.tenant_id = ${TENANT}`;

/** The agency's own first, then by customer. */
export async function selectTemplates(db: TenantDb): Promise<readonly AppointmentTemplate[]> {
  return rowsOf(
    db,
    AppointmentTemplate,
    sql`/* selectTemplates */
    ${TEMPLATES} order by r.name collate german nulls first, r.id, t.name collate german, t.id`,
  );
}

export async function findTemplate(db: TenantDb, id: string): Promise<AppointmentTemplate | undefined> {
  return rowOf(db, AppointmentTemplate, sql`/* findTemplate */ ${TEMPLATES} and t.id = ${id}`);
}

export async function findTemplateByName(
  db: TenantDb,
  recipientId: string | null,
  name: string,
): Promise<AppointmentTemplate | undefined> {
  return rowOf(
    db,
    AppointmentTemplate,
    sql`/* findTemplateByName */
    ${TEMPLATES} and t.invoice_recipient_id is not distinct from ${recipientId}::uuid and lower(t.name) = lower(${name})`,
  );
}

export async function countTemplates(db: TenantDb): Promise<number> {
  return countOf(
    db,
    sql`/* countTemplates */
    select count(*)::int as count from appointment_templates where tenant_id = ${TENANT}`,
  );
}

/** The id, or nothing when the customer has one of that name. */
export async function insertTemplate(
  db: TenantDb,
  recipientId: string | null,
  name: string,
  content: TemplateContent,
): Promise<string | undefined> {
  return idOf(
    db,
    sql`/* insertTemplate */
    insert into appointment_templates (tenant_id, invoice_recipient_id, name, content)
    values (${TENANT}, ${recipientId}, ${name}, ${JSON.stringify(content)}::jsonb)
    on conflict do nothing returning id`,
  );
}

/** Names a template as it was read, or as it is found where nobody names a version. */
export interface TemplateKey {
  readonly id: string;
  readonly version: number | undefined;
}
const isAt = ({ id, version }: TemplateKey) =>
  sql`tenant_id = ${TENANT} and id = ${id} and version = coalesce(${version ?? null}::int, version)`;

/** The new version, or nothing when it is not there any more as it was read. So do the others. */
export async function replaceTemplate(
  db: TenantDb,
  key: TemplateKey,
  content: TemplateContent,
): Promise<number | undefined> {
  return versionOf(
    db,
    sql`/* replaceTemplate */
    update appointment_templates set content = ${JSON.stringify(content)}::jsonb, version = version + 1
    where ${isAt(key)} returning version`,
  );
}

export async function renameTemplate(db: TenantDb, key: TemplateKey, name: string): Promise<number | undefined> {
  return versionOf(
    db,
    sql`/* renameTemplate */
    update appointment_templates set name = ${name}, version = version + 1 where ${isAt(key)} returning version`,
  );
}

export async function deleteTemplate(db: TenantDb, key: TemplateKey): Promise<number | undefined> {
  return versionOf(
    db,
    sql`/* deleteTemplate */ delete from appointment_templates where ${isAt(key)} returning version`,
  );
}
