import { Failure, type FailureKind } from '@gastspiel/domain/failures/failure.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { PRINTOUT_OBSTACLES, TIME_SHEET_FAILURES } from '@gastspiel/domain/time-sheets/time-sheet-failures.ts';
import { z } from 'zod';
import { lockAppointmentForUpdate } from '#features/appointments/index.ts';
import { findTimeSheetFacts } from '#features/time-sheets/paper-facts.sql.ts';
import { insertPrintout, type PrintoutEntry, selectPrintouts } from '#features/time-sheets/printouts.sql.ts';
import { enqueuePrinting } from '#features/time-sheets/time-sheets.jobs.ts';
import { type BlockRow, findBlock, keepBlock, obstacleOf, selectRowsToday, stateOf } from '#features/worklogs/index.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { EntityId } from '#platform/graphql/entity-id.ts';
import { type MutationScope, mutation } from '#platform/graphql/use-case.ts';
import { nameOf, type User } from '#platform/identity/viewer.ts';

const MAX_AT_ONCE = 200;

/** Why a block's time sheet can't be ordered now, if anything speaks against it. */
function refusalOf(block: BlockRow | undefined): FailureKind | undefined {
  if (!block) return GENERAL_FAILURES.notFound;
  const obstacle = obstacleOf(block);
  if (obstacle) return PRINTOUT_OBSTACLES[obstacle];
  return stateOf(block) === 'SENDING' ? TIME_SHEET_FAILURES.beingSent : undefined;
}

interface Ordered {
  readonly printoutId: string;
  readonly eventKey: string | null;
}

/** Freezes what the paper says; printing and sending is left to a job. The appointment is locked: nobody is booked meanwhile. */
async function order(scope: MutationScope & { readonly actor: User }, id: string): Promise<Ordered | FailureKind> {
  const { db, now, actor, record } = scope;
  await lockAppointmentForUpdate(db, id);
  const refusal = refusalOf(await findBlock(db, id));
  if (refusal) return refusal;
  const facts = await findTimeSheetFacts(db, id, now);
  if (!facts) return TIME_SHEET_FAILURES.noSender;
  await keepBlock(db, id);
  const rows = await selectRowsToday(db, id);
  const { data, logoId, addressees: recipients } = facts;
  const ordered = { blockId: id, orderedAt: now, orderedByName: nameOf(actor), rows, recipients };
  const printoutId = await insertPrintout(db, { ...ordered, paper: { data, logoId } });
  record({
    entityType: 'worklog-block',
    entityId: id,
    after: { printout: { workers: rows.length, recipients: recipients.map(({ email }) => email) } },
  });
  return { printoutId, eventKey: facts.eventKey };
}

export const sendPrintout = mutation({
  action: 'time-sheets.send',
  input: z.object({ worklogBlockId: EntityId }),
  run: async (scope) => {
    const ordered = await order(scope, scope.input.worklogBlockId);
    if (!('printoutId' in ordered)) throw new Failure(ordered);
    await enqueuePrinting(scope.db, [ordered.printoutId]);
    return { id: scope.input.worklogBlockId };
  },
  answer: async ({ db }, { id }) => {
    const block = await findBlock(db, id);
    if (!block) throw new Failure(GENERAL_FAILURES.notFound);
    return block;
  },
});

export interface SentMany {
  readonly printouts: readonly PrintoutEntry[];
  readonly refused: readonly {
    readonly blockId: string;
    readonly description: string | null;
    readonly message: string;
  }[];
}

/** Positions of one event go to their customer in one mail. Those that can't be sent do not hold back the others, and are named. */
export const sendPrintouts = mutation({
  action: 'time-sheets.send',
  input: z.object({ worklogBlockIds: z.array(EntityId).min(1).max(MAX_AT_ONCE) }),
  run: async (scope) => {
    const ordered: Ordered[] = [];
    const refused: string[] = [];
    // In one order, or two people who send the same ones would wait for each other.
    for (const id of [...new Set(scope.input.worklogBlockIds)].sort()) {
      const printout = await order(scope, id);
      if ('printoutId' in printout) ordered.push(printout);
      else refused.push(id);
    }
    if (ordered.length === 0) scope.nothingChanged();
    const together = Map.groupBy(ordered, ({ printoutId, eventKey }) => eventKey ?? printoutId);
    for (const group of together.values())
      await enqueuePrinting(
        scope.db,
        group.map(({ printoutId }) => printoutId),
      );
    return { ordered: ordered.map(({ printoutId }) => printoutId), refused };
  },
  answer: async ({ db }, { ordered, refused }): Promise<SentMany> => ({
    printouts: await selectPrintouts(db, ordered),
    refused: await Promise.all(refused.map((id) => explain(db, id))),
  }),
});

async function explain(db: TenantDb, blockId: string): Promise<SentMany['refused'][number]> {
  const block = await findBlock(db, blockId);
  const { message } = refusalOf(block) ?? TIME_SHEET_FAILURES.beingSent;
  return { blockId, description: block?.description ?? null, message };
}
