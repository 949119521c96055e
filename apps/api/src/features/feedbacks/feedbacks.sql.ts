import type { FeedbackValues } from '@gastspiel/domain/feedbacks/feedback-input.ts';
import type { Role } from '@gastspiel/domain/permissions/roles.ts';
import { sql } from 'kysely';
import type { InvoiceRecipientName } from '#features/invoice-recipients/index.ts';
import type { TenantDb } from '#platform/database/database.ts';
import type { Page, PageRequest } from '#platform/graphql/paging.ts';
import { nameOf, type User } from '#platform/identity/viewer.ts';

export interface Feedback extends Omit<FeedbackValues, 'invoiceRecipientId'> {
  readonly id: string;
  readonly version: number;
  readonly invoiceRecipient: InvoiceRecipientName;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly updatedBy: string;
}

const COLUMNS = sql`f.id, f.version, f.feedback, f.notes, f.created_at as "createdAt", f.updated_at as "updatedAt",
  f.updated_by_name as "updatedBy",
  json_build_object('id', r.id, 'customerNumber', r.customer_number, 'name', r.name) as "invoiceRecipient"`;
const RECIPIENT = sql`invoice_recipients r on r.tenant_id = f.tenant_id and r.id = f.invoice_recipient_id`;

/** Newest first. */
export const selectFeedbacks = (db: TenantDb, userId: string, { number, size }: PageRequest): Page<Feedback> => ({
  items: async () => {
    const { rows } = await sql<Feedback>`/* selectFeedbacks */
      select ${COLUMNS} from feedbacks f join ${RECIPIENT}
      where f.tenant_id = current_tenant_id() and f.user_id = ${userId}
      order by f.created_at desc, f.id limit ${size} offset ${number * size}`.execute(db);
    return rows;
  },
  count: async () => {
    const { rows } = await sql<{ count: number }>`/* countFeedbacks */
      select count(*)::int as count from feedbacks
      where tenant_id = current_tenant_id() and user_id = ${userId}`.execute(db);
    return rows[0]?.count ?? 0;
  },
});

export interface FeedbackOfPerson extends Feedback {
  readonly userId: string;
  readonly role: Role;
}

/** With the person it is about. */
export async function findFeedback(db: TenantDb, id: string): Promise<FeedbackOfPerson | undefined> {
  const { rows } = await sql<FeedbackOfPerson>`/* findFeedback */
    select ${COLUMNS}, f.user_id as "userId", u.role
    from feedbacks f join ${RECIPIENT} join users u on u.tenant_id = f.tenant_id and u.id = f.user_id
    where f.tenant_id = current_tenant_id() and f.id = ${id}`.execute(db);
  return rows[0];
}

export async function insertFeedback(
  db: TenantDb,
  actor: User,
  userId: string,
  { invoiceRecipientId, feedback, notes }: FeedbackValues,
): Promise<string> {
  const { rows } = await sql<{ id: string }>`/* insertFeedback */
    insert into feedbacks (tenant_id, user_id, invoice_recipient_id, feedback, notes, updated_by, updated_by_name)
    values (current_tenant_id(), ${userId}, ${invoiceRecipientId}, ${feedback}, ${notes}, ${actor.userId},
      ${nameOf(actor)})
    returning id`.execute(db);
  const [inserted] = rows;
  if (!inserted) throw new Error('the feedback was not inserted');
  return inserted.id;
}

export async function updateFeedbackRow(
  db: TenantDb,
  actor: User,
  { id, version }: { readonly id: string; readonly version: number },
  { invoiceRecipientId, feedback, notes }: FeedbackValues,
): Promise<number | undefined> {
  const { rows } = await sql<{ version: number }>`/* updateFeedback */
    update feedbacks set invoice_recipient_id = ${invoiceRecipientId}, feedback = ${feedback}, notes = ${notes},
      version = version + 1, updated_at = now(), updated_by = ${actor.userId}, updated_by_name = ${nameOf(actor)}
    where tenant_id = current_tenant_id() and id = ${id} and version = ${version}
    returning version`.execute(db);
  return rows[0]?.version;
}

export async function deleteFeedbackRow(db: TenantDb, id: string): Promise<boolean> {
  const { rows } = await sql`/* deleteFeedback */
    delete from feedbacks where tenant_id = current_tenant_id() and id = ${id} returning id`.execute(db);
  return rows.length > 0;
}
