import { ACCOUNTING_FAILURES } from '@gastspiel/domain/accounting/accounting-problems.ts';
import { TransferDays } from '@gastspiel/domain/accounting/transfer.ts';
import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { z } from 'zod';
import { TRANSFER_TIMES } from '#features/accounting/transfer-times.jobs.ts';
import {
  findTransfer,
  insertTransfer,
  pageOfTransfers,
  stopTransfer,
  type TransferRow,
} from '#features/accounting/transfers.sql.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { violatesUnique } from '#platform/database/database-errors.ts';
import { EntityId } from '#platform/graphql/entity-id.ts';
import { PageInput } from '#platform/graphql/paging.ts';
import { mutation, query } from '#platform/graphql/use-case.ts';
import { nameOf } from '#platform/identity/viewer.ts';
import { enqueue } from '#platform/jobs/enqueue.ts';

export const accountingTransferPreview = query({
  action: 'accounting-transfers.read',
  input: TransferDays,
  run: ({ input }) => input,
});

export const accountingTransfers = query({
  action: 'accounting-transfers.read',
  input: z.object({ page: PageInput }),
  run: ({ db, input: { page } }) => pageOfTransfers(db, page),
});

async function loadTransfer(db: TenantDb, id: string): Promise<TransferRow> {
  const transfer = await findTransfer(db, id);
  if (!transfer) throw new Failure(GENERAL_FAILURES.notFound);
  return transfer;
}

export const accountingTransfer = query({
  action: 'accounting-transfers.read',
  input: z.object({ transferId: EntityId }),
  run: ({ db, input: { transferId } }) => loadTransfer(db, transferId),
});

/** When two start at once, the second waits for the first and is told so. */
export const startAccountingTransfer = mutation({
  action: 'accounting-transfers.write',
  input: TransferDays,
  run: async ({ db, actor, input, now, record }) => {
    try {
      const { id, count } = await insertTransfer(db, input, { byName: nameOf(actor), now });
      if (count === 0) throw new Failure(ACCOUNTING_FAILURES.nothingToTransfer);
      await enqueue(db, TRANSFER_TIMES, { transferId: id });
      record({ entityType: 'accounting-transfer', entityId: id, after: { ...input, lines: count } });
      return { id };
    } catch (error) {
      if (violatesUnique(error, 'accounting_transfers_under_way'))
        throw new Failure(ACCOUNTING_FAILURES.transferUnderWay);
      throw error;
    }
  },
  answer: ({ db }, { id }) => loadTransfer(db, id),
});

export const stopAccountingTransfer = mutation({
  action: 'accounting-transfers.write',
  input: z.object({ transferId: EntityId }),
  run: async ({ db, input: { transferId: id }, now, record, nothingChanged }) => {
    if ((await loadTransfer(db, id)).endedAt) {
      nothingChanged();
      return { id };
    }
    await stopTransfer(db, id, now);
    record({ entityType: 'accounting-transfer', entityId: id, after: { stopped: true } });
    return { id };
  },
  answer: ({ db }, { id }) => loadTransfer(db, id),
});
