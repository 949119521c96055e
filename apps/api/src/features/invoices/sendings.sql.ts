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
import { FileHash, getFile, putFile } from '#platform/files/files.ts';

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
  const { vatCheckId, now } = frozen;
  const [pdf, ebInterface] = await Promise.all([putFile(db, frozen.pdf), putFile(db, frozen.ebInterface)]);
  await sql`/* prepared freezeInvoice */
    update invoices set version = version + 1, sent_at = ${now}, sent_file_sha256 = ${pdf},
      sent_ebinterface_sha256 = ${ebInterface}, vat_check_id = ${vatCheckId}::uuid
    where tenant_id = ${TENANT} and id = ${id} and sent_at is null`.execute(db);
  renewRevenue(db, id);
}

const SentFile = z.object({ paper: FileHash, ebInterface: FileHash.nullable() });
const findSent = (db: TenantDb, id: string) =>
  rowOf(
    db,
    SentFile,
    sql`/* findSentFile */
    select sent_file_sha256 as paper, sent_ebinterface_sha256 as eb_interface from invoices
    where tenant_id = ${TENANT} and id = ${id} and sent_at is not null`,
  );

/** The paper that went out, byte for byte. */
export async function findSentPaper(db: TenantDb, id: string): Promise<Buffer | undefined> {
  const sent = await findSent(db, id);
  return sent && getFile(db, 'INVOICE', { id, sha256: sent.paper });
}

export async function findSentEbInterface(db: TenantDb, id: string): Promise<Buffer | undefined> {
  const sent = await findSent(db, id);
  return sent && getFile(db, 'EBINTERFACE', { id, sha256: sent.ebInterface });
}

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
  invoiceId: z.string(),
  paper: FileHash,
  ebInterface: FileHash.nullable(),
  wantsEbInterface: z.boolean(),
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

const selectToMail = (db: TenantDb, sendingId: string, position: number) =>
  rowOf(
    db,
    ToMail,
    sql`/* prepared findToMail */
    select i.id as invoice_id, i.sent_file_sha256 as paper, i.sent_ebinterface_sha256 as eb_interface,
      c.sends_ebinterface as wants_eb_interface, i.number, i.language, i.cancels_invoice_id is not null as is_cancellation,
      i.recipient_name, i.gross_in_cents as gross, i.due_date::text as due_date, r.name, r.email, r.is_copy, i.paper #>> '{sender,contactEmail}' as reply_to, i.paper #>> '{sender,name}' as sender_name
    from invoice_sendings s join invoices i on i.tenant_id = s.tenant_id and i.id = s.invoice_id
      join invoice_recipients c on c.tenant_id = i.tenant_id and c.id = i.invoice_recipient_id
      join invoice_sending_recipients r on r.tenant_id = s.tenant_id and r.sending_id = s.id
    where s.tenant_id = ${TENANT} and s.id = ${sendingId} and r.position = ${position}
      and not exists (select from invoice_sendings newer where newer.tenant_id = ${TENANT}
        and newer.invoice_id = s.invoice_id and newer.ordered_at > s.ordered_at)`,
  );

/** The mail to one address. None once it was sent anew: after an address was mended, nobody wants the old mail as well. */
export async function findToMail(db: TenantDb, sendingId: string, position: number) {
  const found = await selectToMail(db, sendingId, position);
  if (!found) return undefined;
  const { invoiceId: id, paper, ebInterface, wantsEbInterface, ...said } = found;
  const [file, xml] = await Promise.all([
    getFile(db, 'INVOICE', { id, sha256: paper }),
    wantsEbInterface ? getFile(db, 'EBINTERFACE', { id, sha256: ebInterface }) : null,
  ]);
  return { ...said, file, ebInterface: xml };
}

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
