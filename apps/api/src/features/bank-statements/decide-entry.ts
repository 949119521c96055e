import { STATEMENT_FAILURES } from '@gastspiel/domain/bank-statements/statement-failures.ts';
import { AsideReason, BookEntryInput } from '@gastspiel/domain/bank-statements/statement-input.ts';
import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { PAYMENT_LIMITS } from '@gastspiel/domain/payments/payment-input.ts';
import { z } from 'zod';
import {
  closeStatement,
  type EntryRow,
  learnPayers,
  lockEntryForUpdate,
  markBooked,
  openDetails,
  reopenEntry,
  setAside,
} from '#features/bank-statements/bank-statements.sql.ts';
import { enterPayment, returnPayment, takeBackPayment } from '#features/payments/index.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { EntityId } from '#platform/graphql/entity-id.ts';
import { mutation } from '#platform/graphql/use-case.ts';
import { nameOf } from '#platform/identity/viewer.ts';

async function holdEntry(db: TenantDb, id: string): Promise<EntryRow> {
  const entry = await lockEntryForUpdate(db, id);
  if (!entry) throw new Failure(GENERAL_FAILURES.notFound);
  return entry;
}

async function holdUndecided(db: TenantDb, id: string): Promise<EntryRow> {
  const entry = await holdEntry(db, id);
  if (entry.state !== 'OPEN') throw new Failure(STATEMENT_FAILURES.settled);
  return entry;
}

/** Somebody says whom the money comes from; the account is known from now on. */
export const bookBankEntry = mutation({
  action: 'payments.write',
  input: z.object({ entryId: EntityId, input: BookEntryInput }),
  run: async ({ actor, secrets, input: { entryId: id, input }, ...scope }) => {
    const entry = await holdUndecided(scope.db, id);
    const { day, amount, payer, statementId } = entry;
    if (amount <= 0n) throw new Failure(STATEMENT_FAILURES.outgoing);
    const { text } = openDetails(secrets, actor.tenantId, entry);
    const reference = Array.from(text).slice(0, PAYMENT_LIMITS.reference).join('') || null;
    const receiving = { byName: nameOf(actor), tenantId: actor.tenantId, way: 'STATEMENT' as const };
    const payment = await enterPayment(scope, receiving, { ...input, day, amount, reference });
    await markBooked(scope.db, [{ entryId: id, paymentId: payment.id }], false);
    if (payer) await learnPayers(scope.db, [{ payer, recipientId: input.invoiceRecipientId }]);
    return { statementId };
  },
});

/** The bank sent a payment back: which one, somebody says. */
export const returnBankEntry = mutation({
  action: 'payments.write',
  input: z.object({ entryId: EntityId, paymentId: EntityId }),
  run: async ({ actor, input: { entryId: id, paymentId }, ...scope }) => {
    const { amount, day, statementId } = await holdUndecided(scope.db, id);
    const counterId = await returnPayment(scope, nameOf(actor), { paymentId, amount: -amount }, day);
    if (!counterId) throw new Failure(GENERAL_FAILURES.notFound);
    await markBooked(scope.db, [{ entryId: id, paymentId: counterId }], false);
    return { statementId };
  },
});

/** It concerns no invoice: its words are forgotten. */
export const setBankEntryAside = mutation({
  action: 'payments.write',
  input: z.object({ entryId: EntityId, reason: AsideReason }),
  run: async ({ db, actor, now, record, input: { entryId: id, reason } }) => {
    const { statementId, day, amount } = await holdUndecided(db, id);
    await setAside(db, id, { reason, at: now, byName: nameOf(actor) });
    record({ entityType: 'bank-statement', entityId: statementId, after: { setAside: reason, day, amount } });
    return { statementId };
  },
});

/** The decision was wrong: the payment is taken back, or the entry lies on the table again. */
export const reopenBankEntry = mutation({
  action: 'payments.write',
  input: z.object({ entryId: EntityId }),
  run: async ({ actor, input: { entryId: id }, ...scope }) => {
    const { state, statementId, paymentId, day, amount } = await holdEntry(scope.db, id);
    if (state === 'OPEN') throw new Failure(STATEMENT_FAILURES.notSettled);
    if (state === 'BOOKED' && paymentId) {
      if (amount < 0n) throw new Failure(STATEMENT_FAILURES.returned);
      await takeBackPayment(scope, nameOf(actor), paymentId, REOPENED);
      return { statementId };
    }
    await reopenEntry(scope.db, id);
    scope.record({ entityType: 'bank-statement', entityId: statementId, after: { reopened: true, day, amount } });
    return { statementId };
  },
});

const REOPENED = 'Zuordnung der Bankbuchung geändert';

/** Seen to its end, as far as somebody wants to. */
export const closeBankStatement = mutation({
  action: 'payments.write',
  input: z.object({ statementId: EntityId }),
  run: async ({ db, now, record, nothingChanged, input: { statementId: id } }) => {
    if (await closeStatement(db, id, now))
      record({ entityType: 'bank-statement', entityId: id, after: { closed: true } });
    else nothingChanged();
    return { statementId: id };
  },
});
