import { type PrintoutChanges, printoutChanges } from '@gastspiel/domain/time-sheets/printout-changes.ts';
import type { BlockRow } from '#features/worklogs/block-row.ts';
import { selectRowsToCompare } from '#features/worklogs/blocks.sql.ts';
import type { RequestReads } from '#platform/graphql/request-context.ts';

interface Asked {
  readonly blocks: BlockRow[];
  readonly rows: ReturnType<typeof selectRowsToCompare>;
}

const gathering = new WeakMap<RequestReads, Asked>();

/**
 * The differences between today and the sent paper. The blocks of a list are all asked in one breath, so they share one
 * statement.
 */
export async function changesSinceSent(reads: RequestReads, block: BlockRow): Promise<PrintoutChanges | null> {
  const { id, sent, rowsDiffer } = block;
  if (!sent || !rowsDiffer) return null;
  const asked = gathering.get(reads) ?? gather(reads);
  asked.blocks.push(block);
  const rows = await asked.rows;
  return printoutChanges(rows(sent.id), rows(id));
}

function gather(reads: RequestReads): Asked {
  const blocks: BlockRow[] = [];
  const rows = Promise.resolve().then(async () => {
    gathering.delete(reads);
    const sentIds = blocks.flatMap(({ sent }) => (sent ? [sent.id] : []));
    return selectRowsToCompare(
      await reads.db(),
      blocks.map(({ id }) => id),
      sentIds,
    );
  });
  const asked = { blocks, rows };
  gathering.set(reads, asked);
  return asked;
}
