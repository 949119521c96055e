import { keysOf } from '@gastspiel/domain/input/keys-of.ts';
import type { PrintoutRow } from '@gastspiel/domain/time-sheets/printout-changes.ts';
import { PRINTOUT_FAILURES, type PrintoutFailure } from '@gastspiel/domain/time-sheets/time-sheet-failures.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { appointmentStandings } from '#features/appointments/index.ts';
import { findSenderLogo } from '#features/invoice-senders/index.ts';
import { positionTitle } from '#features/positions/index.ts';
import type { Addressee } from '#features/time-sheets/paper-facts.sql.ts';
import { type TimeSheetData, timeSheetData } from '#features/time-sheets/time-sheet-paper.ts';
import { TENANT } from '#platform/database/bound.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { insertRows } from '#platform/database/insert-rows.ts';
import { affectedBy, insertedId, jsonInstant, rowOf, rowsOf } from '#platform/database/rows.ts';
import { FileHash, hasFile, putFile } from '#platform/files/files.ts';

const Recipient = z.object({
  name: z.string(),
  email: z.string(),
  sentAt: jsonInstant.nullable(),
  failure: z.enum(keysOf(PRINTOUT_FAILURES)).nullable(),
  hasGivenUp: z.boolean(),
});

/** A time sheet in the log of its block. */
export const PrintoutEntry = z.object({
  id: z.string(),
  blockId: z.string(),
  description: z.string(),
  orderedAt: z.date(),
  orderedByName: z.string(),
  isByHand: z.boolean(),
  sentAt: z.date().nullable(),
  hasFile: z.boolean(),
  recipients: z.array(Recipient),
});
export type PrintoutEntry = Readonly<z.output<typeof PrintoutEntry>>;

const HAS_FILE = hasFile('TIME_SHEET', sql`p.id`, sql`p.file_sha256`);
const ENTRY = sql`p.id, p.appointment_id as block_id, ${positionTitle()} as description, p.ordered_at,
  p.ordered_by_name, p.is_by_hand, p.sent_at, ${HAS_FILE} as has_file,
  coalesce((select json_agg(json_build_object('name', n.name, 'email', n.email, 'sentAt', n.sent_at,
      'failure', n.failure, 'hasGivenUp', n.gave_up_at is not null) order by n.position)
    from printout_recipients n where n.tenant_id = ${TENANT} and n.printout_id = p.id), '[]') as recipients`;
const PRINTOUTS = sql`printouts p join appointments a on a.tenant_id = p.tenant_id and a.id = p.appointment_id`;

/** The printouts of a block, the newest first. */
export const selectPrintoutsOf = (db: TenantDb, blockId: string): Promise<PrintoutEntry[]> =>
  rowsOf(
    db,
    PrintoutEntry,
    sql`/* selectPrintoutsOf */
    select ${ENTRY} from ${PRINTOUTS} where p.tenant_id = ${TENANT} and p.appointment_id = ${blockId}
    order by p.ordered_at desc, p.id limit 100`,
  );

export const selectPrintouts = (db: TenantDb, ids: readonly string[]): Promise<PrintoutEntry[]> =>
  rowsOf(
    db,
    PrintoutEntry,
    sql`/* selectPrintouts */
    select ${ENTRY} from ${PRINTOUTS} where p.tenant_id = ${TENANT} and p.id = any(${ids}::uuid[])
    order by a.starts_at, p.id`,
  );

interface NewPrintout {
  readonly blockId: string;
  readonly orderedAt: Date;
  readonly orderedByName: string;
  readonly rows: readonly PrintoutRow[];
  readonly recipients: readonly Addressee[];
  /** The paper to print; an entry by hand has none, and was sent at that time. */
  readonly paper: { readonly data: TimeSheetData; readonly logoId: string } | { readonly sentAt: Date };
}

export async function insertPrintout(db: TenantDb, printout: NewPrintout): Promise<string> {
  const { blockId, orderedAt, orderedByName, rows, recipients, paper } = printout;
  const printed = 'data' in paper ? paper : null;
  const sentAt = 'sentAt' in paper ? paper.sentAt : null;
  const id = await insertedId(
    db,
    sql`/* insertPrintout */
    insert into printouts (tenant_id, appointment_id, ordered_at, ordered_by_name, is_by_hand, sent_at, paper, logo_id)
    values (${TENANT}, ${blockId}, ${orderedAt}, ${orderedByName}, ${printed === null}, ${sentAt},
      ${printed ? JSON.stringify(printed.data) : null}, ${printed?.logoId ?? null})
    returning id`,
  );
  await Promise.all([
    insertRows(
      db,
      { same: [id], each: rows.map(({ userId, name, start, end }) => [userId, name, start, end]) },
      (values) => sql`/* insertPrintoutRows */
      insert into printout_rows (tenant_id, printout_id, user_id, worker_name, starts_at, ends_at) ${values}`,
    ),
    insertRows(
      db,
      { same: [id, sentAt], each: recipients.map(({ name, email }, index) => [index + 1, name, email]) },
      (values) => sql`/* insertPrintoutRecipients */
      insert into printout_recipients (tenant_id, printout_id, sent_at, position, name, email) ${values}`,
    ),
  ]);
  if (sentAt) appointmentStandings.renew(db, [blockId]);
  return id;
}

/** After a sending was given up and another one ordered, nobody wants the old paper: its jobs lapse, also when tried again. */
const IS_NEWEST = sql`not exists (select from printouts newer where newer.tenant_id = ${TENANT}
  and newer.appointment_id = p.appointment_id and newer.ordered_at > p.ordered_at)`;

const ToPrint = z.object({ data: timeSheetData, logoId: z.string() });

/** The content that is still to be printed, with the logo that it was ordered with. */
export async function findToPrint(db: TenantDb, id: string) {
  const found = await rowOf(
    db,
    ToPrint,
    sql`/* findToPrint */
    select p.paper as data, p.logo_id from printouts p
    where p.tenant_id = ${TENANT} and p.id = ${id} and p.paper is not null and ${IS_NEWEST}`,
  );
  const logo = found && (await findSenderLogo(db, found.logoId));
  return logo ? { data: found.data, picture: logo.picture } : undefined;
}

/** Once: a second print of the same is thrown away, since the first one may be on its way. */
export async function saveFile(db: TenantDb, id: string, file: Buffer): Promise<boolean> {
  const sha256 = await putFile(db, file);
  const saved = await affectedBy(
    db,
    sql`/* saveFile */
    update printouts set file_sha256 = ${sha256}, paper = null
    where tenant_id = ${TENANT} and id = ${id} and file_sha256 is null and paper is not null returning 1`,
  );
  return saved > 0;
}

const PrintoutFile = z.object({
  id: z.string(),
  sha256: FileHash.nullable(),
  blockId: z.string(),
  /** The name that the positions of an event have in common, and the title that tells them apart. */
  occasion: z.string(),
  description: z.string(),
  startsAt: z.date(),
  endsAt: z.date(),
});

/** The time is that on the paper, whatever the plan says by now. */
const FILES = sql`select p.id, p.file_sha256 as sha256, p.appointment_id as block_id, a.description as occasion,
    ${positionTitle()} as description, r.starts_at, r.ends_at
  from ${PRINTOUTS} join lateral (select min(starts_at) as starts_at, max(ends_at) as ends_at from printout_rows r
    where r.tenant_id = ${TENANT} and r.printout_id = p.id) r on true
  where p.tenant_id = ${TENANT} and ${HAS_FILE}`;

export const findFile = (db: TenantDb, id: string) =>
  rowOf(db, PrintoutFile, sql`/* findFile */ ${FILES} and p.id = ${id}`);

/** Those that are still to be delivered, as the event has its positions: what was ordered anew since lapses. */
export const selectFilesToDeliver = (db: TenantDb, ids: readonly string[]) =>
  rowsOf(
    db,
    PrintoutFile,
    sql`/* selectFilesToDeliver */
    ${FILES} and p.id = any(${ids}::uuid[]) and ${IS_NEWEST} order by a.event_position, a.starts_at, p.id`,
  );

const Position = z.object({ position: z.int(), name: z.string(), email: z.string() });
export const selectRecipients = (db: TenantDb, id: string) =>
  rowsOf(
    db,
    Position,
    sql`/* selectPrintoutRecipients */
    select position, name, email from printout_recipients
    where tenant_id = ${TENANT} and printout_id = ${id} order by position`,
  );

/** The first of its recipients makes it sent. */
export async function markSent(db: TenantDb, id: string, position: number, now: Date): Promise<void> {
  await sql`/* markRecipientSent */
    update printout_recipients set sent_at = ${now}, failure = null, gave_up_at = null
    where tenant_id = ${TENANT} and printout_id = ${id} and position = ${position}`.execute(db);
  const sent = await rowOf(
    db,
    z.object({ appointmentId: z.string() }),
    sql`/* markPrintoutSent */
    update printouts set sent_at = ${now}
    where tenant_id = ${TENANT} and id = ${id} and sent_at is null returning appointment_id`,
  );
  if (sent) appointmentStandings.renew(db, [sent.appointmentId]);
}

/** Why it did not get there; of one recipient, or of all when it was not even printed. */
export async function markFailed(
  db: TenantDb,
  id: string,
  failure: { readonly position?: number; readonly reason: PrintoutFailure; readonly gaveUpAt: Date | null },
): Promise<void> {
  const { position, reason, gaveUpAt } = failure;
  await sql`/* markFailed */
    update printout_recipients set failure = ${reason}, gave_up_at = ${gaveUpAt}
    where tenant_id = ${TENANT} and printout_id = ${id} and sent_at is null
      ${position === undefined ? sql`` : sql`and position = ${position}`}`.execute(db);
}

/** Answers those of them whose recipients have an older one in hand. */
export const selectReplacing = async (db: TenantDb, ids: readonly string[]): Promise<ReadonlySet<string>> => {
  const rows = await rowsOf(
    db,
    z.object({ id: z.string() }),
    sql`/* selectReplacing */
    select distinct p.id from printouts p join printouts older on older.tenant_id = p.tenant_id
      and older.appointment_id = p.appointment_id and older.ordered_at < p.ordered_at and older.sent_at is not null
    where p.tenant_id = ${TENANT} and p.id = any(${ids}::uuid[])`,
  );
  return new Set(rows.map(({ id }) => id));
};
