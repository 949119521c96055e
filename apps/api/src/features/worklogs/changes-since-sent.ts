import { type PrintoutChanges, printoutChanges } from '@gastspiel/domain/time-sheets/printout-changes.ts';
import type { BlockRow } from '#features/worklogs/block-row.ts';
import { selectRowsToCompare } from '#features/worklogs/blocks.sql.ts';
import { inOneBreath } from '#platform/graphql/in-one-breath.ts';
import type { RequestReads } from '#platform/graphql/request-context.ts';

const rowsToCompare = inOneBreath((db, blocks: readonly BlockRow[]) =>
  selectRowsToCompare(
    db,
    blocks.map(({ id }) => id),
    blocks.flatMap(({ sent }) => (sent ? [sent.id] : [])),
  ),
);

/** The differences between today and the sent paper. */
export async function changesSinceSent(reads: RequestReads, block: BlockRow): Promise<PrintoutChanges | null> {
  const { id, sent, rowsDiffer } = block;
  if (!sent || !rowsDiffer) return null;
  const rows = await rowsToCompare(reads, block);
  return printoutChanges(rows(sent.id), rows(id));
}
