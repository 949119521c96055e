import { randomUUID } from 'node:crypto';
import type { MailFailure } from '@gastspiel/domain/failures/mail-failures.ts';
import type { Addressee } from '@gastspiel/domain/invoice-recipients/addressees.ts';
import { PAPER_LANGUAGES } from '@gastspiel/domain/invoices/tax-treatment.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { MailFailed } from '#features/invoices/invoice-row.ts';
import { renewRevenue } from '#features/invoices/revenue.sql.ts';
import { TENANT } from '#platform/database/bound.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { insertRows } from '#platform/database/insert-rows.ts';
import { affectedBy, jsonInstant, rowOf, rowsOf } from '#platform/database/rows.ts';

/** An invoice as it goes out: for people with what machines read inside, and for public customers. */
export interface SentFiles {
  readonly pdf: Buffer;
  readonly ebInterface: Buffer;
}

interface Frozen extends SentFiles {
  /** The register's answer about the recipient's VAT number, where it was asked. */
  readonly vatCheckId: string | null;
  readonly now: Date;
}

/** The bytes that went out, for ever. */
export async function freezeInvoice(db: TenantDb, id: string, frozen: Frozen): Promise<void> {
  const { pdf, ebInterface, vatCheckId, now } = frozen;
  await sql`/* prepared freezeInvoice */
    update invoices set version = version + 1, sent_at = ${now}, sent_file = ${pdf}, sent_file_sha256 = sha256(${pdf}),
      sent_ebinterface = ${ebInterface}, vat_check_id = ${vatCheckId}::uuid
    where tenant_id = ${TENANT} and id = ${id} and sent_at is null`.execute(db);
  renewRevenue(db, id);
}

const SentFile = z.object({ file: z.instanceof(Buffer), ebInterface: z.instanceof(Buffer), sentAt: z.date() });
export const findSentFile = (db: TenantDb, id: string) =>
  rowOf(
    db,
    SentFile,
    sql`/* findSentFile */
    select sent_file as file, sent_ebinterface as eb_interface, sent_at from invoices
    where tenant_id = ${TENANT} and id = ${id} and sent_file is not null`,
  );

/** Whom an invoice goes to, some of them for the files of the house. */
export interface InvoiceAddressee extends Addressee {
  readonly isCopy: boolean;
}

interface Ordered {
  readonly invoiceId: string;
  readonly at: Date;
  readonly byName: string;
  readonly addressees: readonly InvoiceAddressee[];
}

export async function insertSending(db: TenantDb, { invoiceId, at, byName, addressees }: Ordered): Promise<string> {
  const id = randomUUID();
  await Promise.all([
    sql`/* prepared insertSending */
    insert into invoice_sendings (tenant_id, id, invoice_id, ordered_at, ordered_by_name)
    values (${TENANT}, ${id}, ${invoiceId}, ${at}, ${byName})`.execute(db),
    insertRows(
      db,
      { same: [id], each: addressees.map(({ name, email, isCopy }, index) => [index + 1, name, email, isCopy]) },
      (values) => sql`/* prepared insertSendingRecipients */
      insert into invoice_sending_recipients (tenant_id, sending_id, position, name, email, is_copy) ${values}`,
    ),
  ]);
  return id;
}

const Recipient = z.object({
  name: z.string(),
  email: z.string(),
  isCopy: z.boolean(),
  sentAt: jsonInstant.nullable(),
  failure: MailFailed.nullable(),
  hasGivenUp: z.boolean(),
});
const Sending = z.object({
  id: z.string(),
  orderedAt: z.date(),
  orderedByName: z.string(),
  recipients: z.array(Recipient),
});
export type Sending = Readonly<z.output<typeof Sending>>;

/** An invoice's sendings, the newest first. */
export const selectSendings = (db: TenantDb, invoiceId: string): Promise<Sending[]> =>
  rowsOf(
    db,
    Sending,
    sql`/* selectSendings */
    select s.id, s.ordered_at, s.ordered_by_name,
      (select json_agg(json_build_object('name', r.name, 'email', r.email, 'isCopy', r.is_copy, 'sentAt', r.sent_at,
          'failure', r.failure, 'hasGivenUp', r.gave_up_at is not null) order by r.position)
        from invoice_sending_recipients r where r.tenant_id = ${TENANT} and r.sending_id = s.id) as recipients
    from invoice_sendings s where s.tenant_id = ${TENANT} and s.invoice_id = ${invoiceId}
    order by s.ordered_at desc, s.id limit 100`,
  );

const ToMail = z.object({
  file: z.instanceof(Buffer),
  /** For a recipient who wants it along. */
  ebInterface: z.instanceof(Buffer).nullable(),
  number: z.string(),
  language: z.enum(PAPER_LANGUAGES),
  isCancellation: z.boolean(),
  recipientName: z.string(),
  gross: z.bigint(),
  dueDate: z.string(),
  name: z.string(),
  email: z.string(),
  isCopy: z.boolean(),
  /** The sender's, as it stands on the paper. */
  senderName: z.string(),
  replyTo: z.string(),
});

/** The mail to one address. None once it was sent anew: after an address was mended, nobody wants the old mail as well. */
export const findToMail = (db: TenantDb, sendingId: string, position: number) =>
  rowOf(
    db,
    ToMail,
    sql`/* prepared findToMail */
    select i.sent_file as file, case when c.sends_ebinterface then i.sent_ebinterface end as eb_interface, i.number, i.language,
      i.cancels_invoice_id is not null as is_cancellation, i.recipient_name, i.gross_in_cents as gross, i.due_date::text as due_date, r.name, r.email,
      r.is_copy, i.paper #>> '{sender,contactEmail}' as reply_to, i.paper #>> '{sender,name}' as sender_name
    from invoice_sendings s join invoices i on i.tenant_id = s.tenant_id and i.id = s.invoice_id
      join invoice_recipients c on c.tenant_id = i.tenant_id and c.id = i.invoice_recipient_id
      join invoice_sending_recipients r on r.tenant_id = s.tenant_id and r.sending_id = s.id
    where s.tenant_id = ${TENANT} and s.id = ${sendingId} and r.position = ${position}
      and not exists (select from invoice_sendings newer where newer.tenant_id = ${TENANT}
        and newer.invoice_id = s.invoice_id and newer.ordered_at > s.ordered_at)`,
  );

export async function markMailed(db: TenantDb, sendingId: string, position: number, now: Date): Promise<void> {
  await affectedBy(
    db,
    sql`/* markMailed */
    update invoice_sending_recipients set sent_at = ${now}, failure = null, gave_up_at = null
    where tenant_id = ${TENANT} and sending_id = ${sendingId} and position = ${position}
      and sent_at is null returning 1`,
  );
}

export async function markNotMailed(
  db: TenantDb,
  sendingId: string,
  position: number,
  { failure, gaveUpAt }: { readonly failure: MailFailure; readonly gaveUpAt: Date | null },
): Promise<void> {
  await sql`/* markNotMailed */
    update invoice_sending_recipients set failure = ${failure}, gave_up_at = ${gaveUpAt}
    where tenant_id = ${TENANT} and sending_id = ${sendingId} and position = ${position}
      and sent_at is null`.execute(db);
}
