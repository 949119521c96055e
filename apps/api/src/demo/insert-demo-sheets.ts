import { addMinutes } from '@gastspiel/domain/time/minutes.ts';
import { sql } from 'kysely';
import type { DemoActor, DemoDeed } from '#app/demo/insert-demo-history.ts';
import {
  findTimeSheetFacts,
  findToPrint,
  insertPrintout,
  markSent,
  saveFile,
  timeSheetPaper,
} from '#features/time-sheets/index.ts';
import { keepBlock, selectRowsToday } from '#features/worklogs/index.ts';
import { TENANT } from '#platform/database/bound.ts';
import type { TenantDb } from '#platform/database/database.ts';
import type { Press } from '#platform/pdf/press.ts';

export interface DemoBlock {
  readonly id: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly workers: readonly string[];
  /** The customer's. */
  readonly email: string;
}

interface Order {
  readonly by: DemoActor;
  readonly at: Date;
  readonly press: Press;
  /** So many workers came to it later. */
  readonly leavesOut: number;
}

export async function sendSheet(db: TenantDb, block: DemoBlock, order: Order): Promise<DemoDeed[]> {
  const { by, at, press, leavesOut } = order;
  const facts = await findTimeSheetFacts(db, block.id, at);
  if (!facts || facts.addressees.length === 0) return [];
  const { data, logoId, addressees: recipients } = facts;
  const rows = (await selectRowsToday(db, block.id)).slice(leavesOut);
  if (rows.length === 0) return [];
  await keepBlock(db, block.id);
  const paper = { data: { ...data, rows: data.rows.slice(leavesOut) }, logoId };
  const ordered = { blockId: block.id, orderedAt: at, orderedByName: by.name };
  const id = await insertPrintout(db, { ...ordered, rows, recipients, paper });
  const toPrint = await findToPrint(db, id);
  if (toPrint) await saveFile(db, id, await press.pdf(timeSheetPaper, toPrint.data, { logo: toPrint.picture }));
  for (const position of recipients.keys()) await markSent(db, id, position + 1, addMinutes(at, 1));
  const printout = { workers: rows.length, recipients: recipients.map(({ email }) => email) };
  return [
    {
      ...{ at, actorId: by.id, action: 'time-sheets.send' },
      changes: [{ entityType: 'worklog-block', entityId: block.id, after: { printout } }],
    },
  ];
}

/** Long ago papers went their own way: they count as sent, and there is no file of them. */
export async function insertSheetsByHand(
  db: TenantDb,
  by: DemoActor,
  blocks: readonly DemoBlock[],
  minutesBefore: number,
): Promise<DemoDeed[]> {
  const sheets = blocks.map(({ id, startsAt, email }) => ({ id, email, at: addMinutes(startsAt, -minutesBefore) }));
  await sql`/* insertDemoSheets */
    with said as (
      select * from jsonb_to_recordset(${JSON.stringify(sheets)}::jsonb) as r (id uuid, email text, at timestamptz)
    ), sheet as (
      insert into printouts (tenant_id, appointment_id, ordered_at, ordered_by_name, is_by_hand, sent_at)
      select ${TENANT}, id, at, ${by.name}, true, at from said returning tenant_id, id, appointment_id
    ), row as (
      insert into printout_rows (tenant_id, printout_id, user_id, worker_name, starts_at, ends_at)
      select o.tenant_id, sheet.id, o.user_id, u.first_name || ' ' || u.last_name, o.starts_at, o.ends_at
      from sheet join offers o on o.tenant_id = sheet.tenant_id and o.appointment_id = sheet.appointment_id
          and o.state = 'BOOKED'
        join users u on u.tenant_id = o.tenant_id and u.id = o.user_id
    )
    insert into printout_recipients (tenant_id, printout_id, position, name, email, sent_at)
    select sheet.tenant_id, sheet.id, 1, said.email, said.email, said.at
    from sheet join said on said.id = sheet.appointment_id`.execute(db);
  return sheets.map(({ id, email, at }) => ({
    ...{ at, actorId: by.id, action: 'time-sheets.enter-by-hand' },
    changes: [
      {
        entityType: 'worklog-block',
        entityId: id,
        after: { printoutByHand: { sentAt: at, recipients: [email] } },
      },
    ],
  }));
}
