import { FEEDBACK_KINDS, type FeedbackValues } from '@gastspiel/domain/feedbacks/feedback-input.ts';
import { keysOf } from '@gastspiel/domain/input/keys-of.ts';
import { ROLES } from '@gastspiel/domain/permissions/roles.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { InvoiceRecipientName } from '#features/invoice-recipients/index.ts';
import { MOMENT, TENANT } from '#platform/database/bound.ts';
import { columns, members } from '#platform/database/columns.ts';
import { cut } from '#platform/database/cut.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { affectedBy, countOf, insertedId, rowOf, rowsOf, versionOf } from '#platform/database/rows.ts';
import type { Page, PageRequest } from '#platform/graphql/paging.ts';
import { nameOf, type User } from '#platform/identity/viewer.ts';

export const Feedback = z.object({
  feedback: z.enum(keysOf(FEEDBACK_KINDS)),
  notes: z.string().nullable(),
  id: z.string(),
  version: z.int(),
  invoiceRecipient: InvoiceRecipientName,
  createdAt: z.date(),
  updatedAt: z.date(),
  updatedBy: z.string(),
});
export type Feedback = Readonly<z.output<typeof Feedback>>;

const COLUMNS = columns(Feedback, 'f', {
  updatedBy: 'updated_by_name',
  invoiceRecipient: sql`json_build_object(${members(InvoiceRecipientName, 'r')})`,
});
const RECIPIENT = sql`invoice_recipients r on r.tenant_id = f.tenant_id and r.id = f.invoice_recipient_id`;

/** Newest first. */
export const selectFeedbacks = (db: TenantDb, userId: string, page: PageRequest): Page<Feedback> => ({
  items: async () => {
    return rowsOf(
      db,
      Feedback,
      sql`/* selectFeedbacks */
      select ${COLUMNS} from feedbacks f join ${RECIPIENT}
      where f.tenant_id = ${TENANT} and f.user_id = ${userId}
      order by f.created_at desc, f.id ${cut(page)}`,
    );
  },
  count: async () => {
    return countOf(
      db,
      sql`/* countFeedbacks */
      select count(*)::int as count from feedbacks
      where tenant_id = ${TENANT} and user_id = ${userId}`,
    );
  },
});

export const FeedbackOfPerson = Feedback.extend({
  userId: z.string(),
  role: z.enum(ROLES),
});
export type FeedbackOfPerson = Readonly<z.output<typeof FeedbackOfPerson>>;

/** With the person it is about. */
export async function findFeedback(db: TenantDb, id: string): Promise<FeedbackOfPerson | undefined> {
  return rowOf(
    db,
    FeedbackOfPerson,
    sql`/* findFeedback */
    select ${COLUMNS}, f.user_id, u.role
    from feedbacks f join ${RECIPIENT} join users u on u.tenant_id = f.tenant_id and u.id = f.user_id
    where f.tenant_id = ${TENANT} and f.id = ${id}`,
  );
}

export async function insertFeedback(
  db: TenantDb,
  actor: User,
  userId: string,
  { invoiceRecipientId, feedback, notes }: FeedbackValues,
): Promise<string> {
  return insertedId(
    db,
    sql`/* insertFeedback */
    insert into feedbacks (tenant_id, user_id, invoice_recipient_id, feedback, notes, updated_by, updated_by_name)
    values (${TENANT}, ${userId}, ${invoiceRecipientId}, ${feedback}, ${notes}, ${actor.userId},
      ${nameOf(actor)})
    returning id`,
  );
}

export async function updateFeedbackRow(
  db: TenantDb,
  actor: User,
  { id, version }: { readonly id: string; readonly version: number },
  { invoiceRecipientId, feedback, notes }: FeedbackValues,
): Promise<number | undefined> {
  return versionOf(
    db,
    sql`/* updateFeedback */
    update feedbacks set invoice_recipient_id = ${invoiceRecipientId}, feedback = ${feedback}, notes = ${notes},
      version = version + 1, updated_at = ${MOMENT}, updated_by = ${actor.userId}, updated_by_name = ${nameOf(actor)}
    where tenant_id = ${TENANT} and id = ${id} and version = ${version}
    returning version`,
  );
}

export async function deleteFeedbackRow(db: TenantDb, id: string): Promise<boolean> {
  return (
    (await affectedBy(
      db,
      sql`/* deleteFeedback */
    delete from feedbacks where tenant_id = ${TENANT} and id = ${id} returning id`,
    )) > 0
  );
}
