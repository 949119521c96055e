import { addMinutes } from '@gastspiel/domain/time/minutes.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { demoWorklogs } from '#app/demo/demo-hours.ts';
import { drawFrom } from '#app/demo/draw.ts';
import {
  findTimeSheetFacts,
  findToPrint,
  insertPrintout,
  markSent,
  saveFile,
  timeSheetPaper,
} from '#features/time-sheets/index.ts';
import { keepBlock, saveWorklogs, selectRowsToday } from '#features/worklogs/index.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { rowsOf } from '#platform/database/rows.ts';
import type { Press } from '#platform/pdf/press.ts';

const DAY = 24 * 60;
/** Papers come back after a day or two: until then the hours are open. */
const PAPER_IS_BACK = 2 * DAY;
/** Time sheets go out so long before. */
const SENT_BEFORE = 2 * DAY;

const Block = z.object({ id: z.string(), startsAt: z.date(), endsAt: z.date() });
type Block = Readonly<z.output<typeof Block>>;

interface Scene {
  readonly by: string;
  readonly now: Date;
  readonly press: Press;
}

/** The weeks behind us were sent and recorded, the last days are still to be recorded; of the next ones some are to be sent again. */
export async function insertDemoHours(db: TenantDb, { by, now, press }: Scene): Promise<void> {
  const draw = drawFrom(1906);
  const blocks = await selectBlocks(db, addMinutes(now, SENT_BEFORE));
  const ahead = blocks.filter(({ startsAt }) => startsAt > now);
  for (const [index, block] of blocks.entries()) {
    const isToResend = block === ahead[0] || block === ahead[3];
    // Now and then somebody forgets, and of what is just coming the half still waits.
    const isSent = isToResend || (block.startsAt <= now ? index % 17 !== 5 : draw.isLucky(50));
    if (isSent) await send(db, block, { by, now, press, leavesOut: isToResend ? 1 : 0 });
    if (block.endsAt > addMinutes(now, -PAPER_IS_BACK)) continue;
    const rows = await selectRowsToday(db, block.id);
    const workers = rows.map(({ userId }) => userId);
    const worklogs = demoWorklogs(draw, { start: block.startsAt, end: block.endsAt }, workers, index % 23 === 11);
    await saveWorklogs(db, { id: block.id, by, now: addMinutes(block.endsAt, DAY + draw.number(DAY / 2)) }, worklogs);
  }
}

async function send(db: TenantDb, block: Block, scene: Scene & { readonly leavesOut: number }): Promise<void> {
  const { by, now, press, leavesOut } = scene;
  const wished = addMinutes(block.startsAt, -SENT_BEFORE);
  const orderedAt = wished < now ? wished : addMinutes(now, -90);
  const facts = await findTimeSheetFacts(db, block.id, orderedAt);
  if (!facts || facts.addressees.length === 0) return;
  const { data, logoId, addressees: recipients } = facts;
  const rows = (await selectRowsToday(db, block.id)).slice(leavesOut);
  if (rows.length === 0) return;
  await keepBlock(db, block.id);
  const paper = { data: { ...data, rows: data.rows.slice(leavesOut) }, logoId };
  const id = await insertPrintout(db, { blockId: block.id, orderedAt, orderedByName: by, rows, recipients, paper });
  const toPrint = await findToPrint(db, id);
  if (toPrint) await saveFile(db, id, await press.pdf(timeSheetPaper, toPrint.data, { logo: toPrint.picture }));
  for (const position of recipients.keys()) await markSent(db, id, position + 1, addMinutes(orderedAt, 1));
}

const selectBlocks = (db: TenantDb, until: Date): Promise<Block[]> =>
  rowsOf(
    db,
    Block,
    sql`/* selectDemoBlocks */
    select a.id, a.starts_at as "startsAt", a.ends_at as "endsAt" from appointments a
    where a.tenant_id = current_tenant_id() and a.invoice_recipient_id is not null and a.starts_at < ${until}
      and exists (select from offers o where o.tenant_id = a.tenant_id and o.appointment_id = a.id and o.state = 'BOOKED')
    order by a.starts_at, a.id`,
  );
