import type { Match } from '@gastspiel/domain/bank-statements/match-entry.ts';
import type { EntrySection } from '@gastspiel/domain/bank-statements/statement-input.ts';
import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { z } from 'zod';
import {
  type Details,
  type EntryRow,
  findStatement,
  openDetails,
  type StatementRow,
  selectEntries,
  selectStatements,
} from '#features/bank-statements/bank-statements.sql.ts';
import { matchAll } from '#features/bank-statements/match-all.ts';
import { type PaymentRow, selectPaymentsByIds } from '#features/payments/index.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { EntityId } from '#platform/graphql/entity-id.ts';
import { NO_INPUT, query } from '#platform/graphql/use-case.ts';
import type { Secrets } from '#platform/secrets/secrets.ts';

/** An entry as a person sees it, with whom it is thought to come from while nobody has decided. */
export interface SeenEntry extends EntryRow {
  readonly seen: Details;
  readonly match: Match;
  /** The payment that it was booked as; the counter-entry's own one where a payment came back. */
  readonly payment: PaymentRow | null;
  readonly section: EntrySection;
}

export interface SeenStatement extends StatementRow {
  readonly entries: readonly SeenEntry[];
}

interface Means {
  readonly tenantId: string;
  readonly secrets: Secrets;
}

async function seenEntries(db: TenantDb, means: Means, rows: readonly EntryRow[]): Promise<readonly SeenEntry[]> {
  const opened = rows.map((row) => ({ row, seen: openDetails(means.secrets, means.tenantId, row) }));
  const undecided = opened.filter(({ row }) => row.state === 'OPEN');
  const booked = rows.flatMap(({ state, paymentId }) => (state === 'BOOKED' && paymentId ? [paymentId] : []));
  const [found, payments] = await Promise.all([
    matchAll(
      db,
      means,
      undecided.map(({ row, seen }) => ({ ...row, ...seen })),
    ),
    selectPaymentsByIds(db, booked),
  ]);
  const matches = new Map(undecided.map(({ row }, index) => [row.id, found[index]]));
  return opened.map(({ row, seen }) => {
    const match: Match = matches.get(row.id) ?? { kind: 'NONE' };
    const payment = payments.find(({ id }) => id === row.paymentId) ?? null;
    return { ...row, seen, match, payment, section: sectionOf(row, match) };
  });
}

const sectionOf = ({ state }: EntryRow, { kind }: Match): EntrySection => {
  if (state !== 'OPEN') return state;
  return kind === 'NONE' ? 'UNMATCHED' : 'CHECK';
};

export const findBankStatement = query({
  action: 'payments.read',
  input: z.object({ statementId: EntityId }),
  run: async ({ db, actor, secrets, input: { statementId } }): Promise<SeenStatement> => {
    const found = await findStatement(db, statementId);
    if (!found) throw new Failure(GENERAL_FAILURES.notFound);
    const entries = await seenEntries(db, { tenantId: actor.tenantId, secrets }, await selectEntries(db, statementId));
    return { ...found, entries };
  },
});

const SHOWN = 50;
export const listBankStatements = query({
  action: 'payments.read',
  input: NO_INPUT,
  run: ({ db }) => selectStatements(db, SHOWN),
});

export async function loadStatements(db: TenantDb, ids: readonly string[]): Promise<readonly StatementRow[]> {
  const found = await Promise.all(ids.map((id) => findStatement(db, id)));
  return found.flatMap((one) => one ?? []);
}
