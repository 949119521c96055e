import { randomUUID } from 'node:crypto';
import type { BankEntry, BankStatement } from '@gastspiel/domain/bank-statements/statement.ts';
import { STATEMENT_FAILURES } from '@gastspiel/domain/bank-statements/statement-failures.ts';
import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { PAYMENT_FAILURES } from '@gastspiel/domain/payments/payment-failures.ts';
import { PAYMENT_LIMITS } from '@gastspiel/domain/payments/payment-input.ts';
import { z } from 'zod';
import {
  fingerprintOf,
  insertStatement,
  learnPayers,
  lockReadingsForUpdate,
  markBooked,
  selectKnown,
  selectReturnable,
} from '#features/bank-statements/bank-statements.sql.ts';
import { STATEMENT_UPLOAD } from '#features/bank-statements/bank-statements.uploads.ts';
import { loadStatements } from '#features/bank-statements/find-statements.ts';
import { matchAll } from '#features/bank-statements/match-all.ts';
import { readCamt } from '#features/bank-statements/read-camt.ts';
import { bookExactly, returnPayment } from '#features/payments/index.ts';
import { EntityId } from '#platform/graphql/entity-id.ts';
import { type MutationScope, mutation } from '#platform/graphql/use-case.ts';
import { nameOf } from '#platform/identity/viewer.ts';
import type { Secrets } from '#platform/secrets/secrets.ts';
import { openUpload } from '#platform/uploads/uploads.sql.ts';

/** Reads a bank's file: all of it or nothing. What fits to the cent is booked by itself. */
export const readBankStatement = mutation({
  action: 'payments.write',
  input: z.object({ uploadId: EntityId }),
  prepare: async ({ uploadId: id }, { database, secrets, actor: { tenantId, userId: uploadedBy } }) => {
    const wanted = { id, tenantId, purpose: STATEMENT_UPLOAD.purpose, uploadedBy };
    const file = await database.withTenant(tenantId, (db) => openUpload(db, secrets, wanted));
    if (!file) throw new Failure(STATEMENT_FAILURES.gone);
    return { fileName: file.fileName, statements: await readCamt(file.bytes) };
  },
  run: async ({ actor, secrets, prepared: { fileName, statements }, nothingChanged, ...scope }) => {
    await lockReadingsForUpdate(scope.db);
    const reading = { tenantId: actor.tenantId, secrets, fileName, at: scope.now, byName: nameOf(actor) };
    const ids: string[] = [];
    for (const statement of statements) ids.push(...(await take(scope, reading, statement)));
    if (ids.every((id) => id.startsWith(KNOWN))) nothingChanged();
    return { ids: [...new Set(ids.map((id) => id.replace(KNOWN, '')))] };
  },
  answer: ({ db }, { ids }) => loadStatements(db, ids),
});

const KNOWN = 'known:';

interface Reading {
  readonly tenantId: string;
  readonly secrets: Secrets;
  readonly fileName: string;
  readonly at: Date;
  readonly byName: string;
}

/** One statement of the file. Where all of its entries are known, those that brought them are answered. */
async function take(scope: MutationScope, reading: Reading, statement: BankStatement): Promise<readonly string[]> {
  const { db, record } = scope;
  const known = await selectKnown(
    db,
    statement.entries.map(({ key }) => key),
  );
  const keys = new Set(known.map(({ key }) => key));
  const fresh = statement.entries.filter(({ key }) => !keys.has(key));
  if (fresh.length === 0 && known.length > 0) return [...new Set(known.map((one) => `${KNOWN}${one.statementId}`))];
  const { id, entryIds } = await insertStatement(db, reading, statement, fresh);
  const entries = fresh.map((entry, index) => ({ id: entryIds[index] ?? '', entry }));
  const booked = await bookMatches(scope, reading, entries);
  const returned = await takeReturnsBack(scope, reading, entries);
  const { name, from, to } = { name: statement.id, from: statement.from, to: statement.to };
  const counts = { entries: fresh.length, booked, returned };
  record({
    entityType: 'bank-statement',
    entityId: id,
    after: { fileName: reading.fileName, name, from, to, ...counts },
  });
  return [id];
}

interface Fresh {
  readonly id: string;
  readonly entry: BankEntry;
}

async function bookMatches(
  scope: MutationScope,
  { tenantId, secrets, byName }: Reading,
  fresh: readonly Fresh[],
): Promise<number> {
  const matches = await matchAll(
    scope.db,
    { tenantId, secrets },
    fresh.map(({ entry }) => entry),
  );
  const exact = fresh.flatMap(({ id, entry }, index) => {
    const match = matches[index];
    const [part] = match?.kind === 'EXACT' ? match.parts : [];
    if (match?.kind !== 'EXACT' || !part) return [];
    const { day, amount, text } = entry;
    const reference = Array.from(text).slice(0, PAYMENT_LIMITS.reference).join('') || null;
    const payment = {
      id: randomUUID(),
      recipientId: match.recipientId,
      invoiceId: part.invoice.id,
      day,
      amount,
      reference,
    };
    return [{ entryId: id, entry, payment }];
  });
  if (exact.length === 0) return 0;
  const entered = new Set(
    await bookExactly(
      scope,
      byName,
      exact.map(({ payment }) => payment),
    ),
  );
  const done = exact.filter(({ payment }) => entered.has(payment.id));
  await markBooked(
    scope.db,
    done.map(({ entryId, payment }) => ({ entryId, paymentId: payment.id })),
    true,
  );
  const learnt = done.flatMap(({ entry: { iban }, payment: { recipientId } }) =>
    iban ? [{ payer: fingerprintOf(secrets, tenantId, iban), recipientId }] : [],
  );
  await learnPayers(scope.db, learnt);
  return done.length;
}

/**
 * A transfer that the bank sent back opens again what it had paid, from that day on. Where it could be one of several, or where its money
 * was paid out already, somebody decides: the rest of the file is booked all the same.
 */
async function takeReturnsBack(
  scope: MutationScope,
  { tenantId, secrets, byName }: Reading,
  fresh: readonly Fresh[],
): Promise<number> {
  let count = 0;
  for (const { id, entry } of fresh) {
    if (!entry.isReturn || entry.amount >= 0n || !entry.iban) continue;
    const [payment, ...others] = await selectReturnable(
      scope.db,
      fingerprintOf(secrets, tenantId, entry.iban),
      -entry.amount,
    );
    if (!payment || others.length > 0) continue;
    const counterId = await returnPayment(scope, byName, payment, entry.day).catch(noneIfPaidOut);
    if (!counterId) continue;
    await markBooked(scope.db, [{ entryId: id, paymentId: counterId }], true);
    count += 1;
  }
  return count;
}

/** It is refused before anything is written. */
function noneIfPaidOut(error: unknown): undefined {
  if (error instanceof Failure && error.kind.code === PAYMENT_FAILURES.paidOut.code) return;
  throw error;
}
