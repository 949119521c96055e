import type { InvoiceState } from '@gastspiel/domain/invoices/invoice-state.ts';
import type { PaperLanguage, TaxTreatment } from '@gastspiel/domain/invoices/tax-treatment.ts';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { InvoicePaperData, InvoiceRow, LineRow } from '#features/invoices/invoice-row.ts';
import { IS_ALIVE, IS_UNPAID, OPEN_AMOUNT } from '#features/invoices/open-amount.sql.ts';
import { renewRevenue } from '#features/invoices/revenue.sql.ts';
import { MOMENT, TENANT } from '#platform/database/bound.ts';
import { columns } from '#platform/database/columns.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { insertRows } from '#platform/database/insert-rows.ts';
import { affectedBy, countOf, rowOf, rowsOf, versionOf } from '#platform/database/rows.ts';

/** Told once, not for each row: the zone's clock is what takes longest. */
const TODAY = sql`(select (${MOMENT} at time zone 'Europe/Vienna')::date)`;

type OpenState = Exclude<InvoiceState, 'PAID' | 'CANCELLED'>;

/** How open invoices are told apart. */
export const OPEN_CONDITIONS: Readonly<Record<OpenState, RawBuilder<unknown>>> = {
  DRAFT: sql`i.sent_at is null and i.issue_date >= ${TODAY}`,
  MISSED_SENDING: sql`i.sent_at is null and i.issue_date < ${TODAY}`,
  PENDING: sql`i.sent_at is not null and i.due_date >= ${TODAY}`,
  PAST_DUE: sql`i.sent_at is not null and i.due_date < ${TODAY} and i.dun_date >= ${TODAY}`,
  PAST_DUN: sql`i.sent_at is not null and i.dun_date < ${TODAY}`,
};
const open = (state: OpenState) => sql`(${IS_UNPAID} and ${OPEN_CONDITIONS[state]})`;

/** As the domain derives them; a test compares the two. Open, paid and cancelled ones have an index each. */
export const STATE_CONDITIONS: Readonly<Record<InvoiceState, RawBuilder<unknown>>> = {
  CANCELLED: sql`(i.cancelled_at is not null or i.cancels_invoice_id is not null)`,
  PAID: sql`(${IS_ALIVE} and i.paid_on is not null)`,
  DRAFT: open('DRAFT'),
  MISSED_SENDING: open('MISSED_SENDING'),
  PENDING: open('PENDING'),
  PAST_DUE: open('PAST_DUE'),
  PAST_DUN: open('PAST_DUN'),
};

const IS_OUTDATED = sql`(i.sent_at is null and i.cancelled_at is null and (i.is_behind or exists (
  select from invoice_blocks l join worklog_blocks b on b.tenant_id = l.tenant_id and b.appointment_id = l.appointment_id
  where l.tenant_id = ${TENANT} and l.invoice_id = i.id and l.is_live
    and (b.version <> l.block_version or b.recorded_at is null))))`;

export const COLUMNS = columns(InvoiceRow, 'i', {
  recipientId: 'invoice_recipient_id',
  issueDate: sql`i.issue_date::text`,
  dueDate: sql`i.due_date::text`,
  dunDate: sql`i.dun_date::text`,
  net: 'net_in_cents',
  tax: 'tax_in_cents',
  gross: 'gross_in_cents',
  open: OPEN_AMOUNT,
  paidOn: sql`i.paid_on::text`,
  cancelsNumber: sql`original.number`,
  originalWasSent: sql`coalesce(original.sent_at is not null, false)`,
  cancelledById: sql`storno.id`,
  cancelledByNumber: sql`storno.number`,
  lastSentAt: sql`mailed.last_sent_at`,
  mailFailure: sql`mailed.mail_failure`,
  isOutdated: IS_OUTDATED,
});
/** When a mail of it arrived last, and why one of the last sending did not. */
export const MAILED = sql`left join lateral (
  select max(r.sent_at) filter (where not r.is_copy) as last_sent_at,
    (array_agg(r.failure order by r.position) filter (where s.is_last and r.failure is not null))[1] as mail_failure
  from (select s.id, row_number() over (order by s.ordered_at desc, s.id) = 1 as is_last from invoice_sendings s
      where s.tenant_id = ${TENANT} and s.invoice_id = i.id) s
    join invoice_sending_recipients r on r.tenant_id = i.tenant_id and r.sending_id = s.id) mailed on true`;
export const RELATED = sql`left join invoices original
    on original.tenant_id = i.tenant_id and original.id = i.cancels_invoice_id
  left join invoices storno on storno.tenant_id = i.tenant_id and storno.cancels_invoice_id = i.id`;

export const findInvoiceRow = (db: TenantDb, id: string): Promise<InvoiceRow | undefined> =>
  rowOf(
    db,
    InvoiceRow,
    sql`/* prepared findInvoice */
    select ${COLUMNS} from invoices i ${RELATED} ${MAILED} where i.tenant_id = ${TENANT} and i.id = ${id}`,
  );

/** Changes to an invoice come one after the other. */
export async function lockInvoiceForUpdate(db: TenantDb, id: string): Promise<InvoiceRow | undefined> {
  const lock = sql`/* prepared lockInvoiceForUpdate */
    select from invoices where tenant_id = ${TENANT} and id = ${id} for update`.execute(db);
  const [, row] = await Promise.all([lock, findInvoiceRow(db, id)]);
  return row;
}

export const selectLines = (db: TenantDb, id: string): Promise<LineRow[]> =>
  rowsOf(
    db,
    LineRow,
    sql`/* prepared selectInvoiceLines */
    select kind, appointment_id as block_id, appointment_type_id, type_description, day::text, description, quantity,
      unit, price_in_cents as price, percentage, net_in_cents as net, recorded_minutes, workers, proposal,
      proposed_quantity
    from invoice_lines where tenant_id = ${TENANT} and invoice_id = ${id} order by position`,
  );

const Paper = z.object({ paper: InvoicePaperData, logoId: z.string().nullable() });
export const findPaper = (db: TenantDb, id: string) =>
  rowOf(
    db,
    Paper,
    sql`/* prepared findInvoicePaper */
    select paper, logo_id from invoices where tenant_id = ${TENANT} and id = ${id}`,
  );

const Hours = z.object({ version: z.string() });
/** The recorded hours of its blocks in one word: another one as soon as somebody records. */
export const findHoursVersion = async (db: TenantDb, id: string): Promise<string> =>
  (
    await rowOf(
      db,
      Hours,
      sql`/* findHoursVersion */
      select md5(coalesce(string_agg(l.appointment_id || ' ' || b.version || ' ' || (b.recorded_at is not null), ','
        order by l.appointment_id), '')) as version
      from invoice_blocks l join worklog_blocks b on b.tenant_id = l.tenant_id and b.appointment_id = l.appointment_id
      where l.tenant_id = ${TENANT} and l.invoice_id = ${id} and l.is_live`,
    )
  )?.version ?? '';

const Block = z.object({ id: z.string(), version: z.int() });
/** With the versions that they had when their lines were taken. */
export const selectTakenBlocks = (db: TenantDb, id: string) =>
  rowsOf(
    db,
    Block,
    sql`/* selectInvoiceBlocks */
    select l.appointment_id as id, l.block_version as version from invoice_blocks l
      join appointments a on a.tenant_id = l.tenant_id and a.id = l.appointment_id
    where l.tenant_id = ${TENANT} and l.invoice_id = ${id} order by a.starts_at, a.id`,
  );

export const selectBlockIds = async (db: TenantDb, id: string): Promise<string[]> =>
  (await selectTakenBlocks(db, id)).map((block) => block.id);

/** The parts of an invoice, reckoned and ready to be written. */
export interface InvoiceContent {
  readonly recipientId: string;
  readonly issueDate: string;
  readonly dueDate: string;
  readonly dunDate: string;
  readonly language: PaperLanguage;
  readonly taxTreatment: TaxTreatment;
  readonly taxPercentage: number;
  readonly notes: string | null;
  readonly paper: InvoicePaperData;
  readonly logoId: string | null;
  readonly sums: { readonly net: bigint; readonly tax: bigint; readonly gross: bigint };
  readonly lines: readonly LineRow[];
  readonly blocks: readonly { readonly id: string; readonly version: number }[];
  /** Whether a surcharge or a way is not what the hours ask for now, and nobody has said that it is to be so. */
  readonly isBehind: boolean;
}

/** Whether the recipient is there; then it stays until the transaction ends. */
export const holdRecipient = async (db: TenantDb, id: string): Promise<boolean> =>
  (await affectedBy(
    db,
    sql`/* prepared holdRecipient */
    select 1 from invoice_recipients where tenant_id = ${TENANT} and id = ${id} for key share`,
  )) > 0;

/** The next number of the year. The counter's row is held until the transaction ends, so this comes last. */
export const takeNumber = async (db: TenantDb, year: number): Promise<number> =>
  countOf(
    db,
    sql`/* prepared takeNumber */
    insert into invoice_counters as c (tenant_id, year, last_position) values (${TENANT}, ${year}, 1)
    on conflict (tenant_id, year) do update set last_position = c.last_position + 1
    returning last_position as count`,
  );

/** A forecast: whoever saves first gets it. */
export const nextPosition = async (db: TenantDb, year: number): Promise<number> =>
  (await countOf(
    db,
    sql`/* nextPosition */
    select last_position as count from invoice_counters where tenant_id = ${TENANT} and year = ${year}`,
  )) + 1;

const searchKeyOf = ({ paper }: InvoiceContent, number: string) =>
  sql`search_key(${[number, paper.recipient.name, paper.recipient.customerNumber].join('\n')})`;

interface Identity {
  readonly id: string;
  readonly year: number;
  readonly position: number;
  readonly number: string;
  readonly createdAt: Date;
  readonly createdByName: string;
  readonly cancelsInvoiceId?: string;
  /** The cancelled one that it corrects. */
  readonly replacesInvoiceId?: string;
}

/** With its lines and blocks. Nobody else gets a number of this year meanwhile, so it is one round trip. */
export async function insertInvoice(db: TenantDb, identity: Identity, content: InvoiceContent): Promise<void> {
  const { sums, paper } = content;
  const insertion = sql`/* prepared insertInvoice */
    insert into invoices (tenant_id, id, year, position, invoice_recipient_id, issue_date, due_date, dun_date, language,
      tax_treatment, tax_percentage, notes, paper, logo_id, recipient_name, search_key, net_in_cents, tax_in_cents,
      gross_in_cents, cancels_invoice_id, replaces_invoice_id, is_behind, created_at, created_by_name)
    values (${TENANT}, ${identity.id}, ${identity.year}, ${identity.position}, ${content.recipientId}, ${content.issueDate},
      ${content.dueDate}, ${content.dunDate}, ${content.language}, ${content.taxTreatment}, ${content.taxPercentage},
      ${content.notes}, ${JSON.stringify(paper)}, ${content.logoId}, ${paper.recipient.name},
      ${searchKeyOf(content, identity.number)}, ${sums.net}, ${sums.tax}, ${sums.gross},
      ${identity.cancelsInvoiceId ?? null}, ${identity.replacesInvoiceId ?? null}, ${content.isBehind}, ${identity.createdAt},
      ${identity.createdByName})`;
  await Promise.all([insertion.execute(db), insertLines(db, identity.id, content)]);
}

/** The new version, or nothing when it is not the expected one any more. */
export const updateInvoiceRow = (
  db: TenantDb,
  { id, version, number }: { readonly id: string; readonly version: number; readonly number: string },
  content: InvoiceContent,
): Promise<number | undefined> =>
  versionOf(
    db,
    sql`/* updateInvoice */
    update invoices set version = version + 1, invoice_recipient_id = ${content.recipientId},
      issue_date = ${content.issueDate}, due_date = ${content.dueDate}, dun_date = ${content.dunDate},
      language = ${content.language}, tax_treatment = ${content.taxTreatment}, tax_percentage = ${content.taxPercentage},
      notes = ${content.notes}, paper = ${JSON.stringify(content.paper)}, logo_id = ${content.logoId},
      recipient_name = ${content.paper.recipient.name}, search_key = ${searchKeyOf(content, number)},
      net_in_cents = ${content.sums.net}, tax_in_cents = ${content.sums.tax}, gross_in_cents = ${content.sums.gross},
      is_behind = ${content.isBehind}
    where tenant_id = ${TENANT} and id = ${id} and version = ${version} returning version`,
  );

/** All lines and blocks anew, in their order. */
export async function replaceLines(db: TenantDb, id: string, content: InvoiceContent): Promise<void> {
  const deletions = [
    sql`/* deleteInvoiceLines */
    delete from invoice_lines where tenant_id = ${TENANT} and invoice_id = ${id}`,
    sql`/* deleteInvoiceBlocks */
    delete from invoice_blocks where tenant_id = ${TENANT} and invoice_id = ${id}`,
  ];
  await Promise.all([...deletions.map((deletion) => deletion.execute(db)), insertLines(db, id, content)]);
}

async function insertLines(db: TenantDb, id: string, { lines, blocks }: InvoiceContent): Promise<void> {
  await Promise.all([
    insertRows(
      db,
      {
        same: [id],
        each: lines.map((line, index) => [
          ...[
            index + 1,
            line.kind,
            line.blockId,
            line.appointmentTypeId,
            line.typeDescription,
            line.day,
            line.description,
          ],
          ...[line.quantity, line.unit, line.price, line.percentage, line.net, line.recordedMinutes, line.workers],
          ...[line.proposal, line.proposedQuantity],
        ]),
      },
      (values) => sql`/* prepared insertInvoiceLines */
      insert into invoice_lines (tenant_id, invoice_id, position, kind, appointment_id, appointment_type_id,
        type_description, day, description, quantity, unit, price_in_cents, percentage, net_in_cents, recorded_minutes,
        workers, proposal, proposed_quantity) ${values}`,
    ),
    insertRows(
      db,
      { same: [id], each: blocks.map((block) => [block.id, block.version]) },
      (values) => sql`/* prepared insertInvoiceBlocks */
      insert into invoice_blocks (tenant_id, invoice_id, appointment_id, block_version) ${values}`,
    ),
  ]);
}

export async function markCancelled(db: TenantDb, id: string, now: Date): Promise<void> {
  await sql`/* markCancelled */
    update invoices set version = version + 1, cancelled_at = ${now}
    where tenant_id = ${TENANT} and id = ${id}`.execute(db);
  renewRevenue(db, id);
}

/** Their rows stay, to tell what was billed. */
export async function releaseBlocks(db: TenantDb, id: string): Promise<void> {
  await sql`/* releaseBlocks */
    update invoice_blocks set is_live = false
    where tenant_id = ${TENANT} and invoice_id = ${id} and is_live`.execute(db);
}
