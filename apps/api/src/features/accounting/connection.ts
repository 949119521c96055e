import {
  ACCOUNTING_FAILURES,
  type AccountingProblem,
  isPassing,
  problemFailure,
  waitAfter,
} from '@gastspiel/domain/accounting/accounting-problems.ts';
import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { AccountingUnavailable } from '#features/accounting/accounting-http.ts';
import { type AccountingSystem, connectAccounting } from '#features/accounting/accounting-system.ts';
import {
  type Connection,
  type Credentials,
  findConnection,
  findCredentials,
  noteOutcome,
  saveCostCenters,
} from '#features/accounting/connection.sql.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { mutation, NO_INPUT, type Outside, query } from '#platform/graphql/use-case.ts';
import { JobPutOff } from '#platform/jobs/define-job.ts';
import type { Secrets } from '#platform/secrets/secrets.ts';

/** Somebody waits at the screen; a request has nine seconds in all. */
const PATIENCE_MS = 6000;

export interface AccountingMeans {
  readonly url: string | undefined;
  readonly secrets: Secrets;
  readonly tenantId: string;
  readonly timeoutMs: number;
  readonly withTenant: <T>(work: (db: TenantDb) => Promise<T>) => Promise<T>;
  readonly signal?: AbortSignal;
}

/** Asks the tenant's accounting system, outside of any transaction, and notes how the connection stands. */
export async function askAccounting<T>(
  { url, secrets, tenantId, withTenant, timeoutMs, signal }: AccountingMeans,
  ask: (system: AccountingSystem, credentials: Credentials) => Promise<T>,
): Promise<T> {
  const note = (problem: AccountingProblem | null) => withTenant((db) => noteOutcome(db, problem, new Date()));
  const credentials = await withTenant((db) => findCredentials(db, secrets, tenantId));
  if (!url || !credentials) {
    await note('NOT_SET_UP');
    throw new AccountingUnavailable('NOT_SET_UP');
  }
  try {
    const access = { ...credentials, url, timeoutMs, ...(signal && { signal }) };
    const answer = await ask(connectAccounting(access), credentials);
    await note(null);
    return answer;
  } catch (error) {
    if (error instanceof AccountingUnavailable) await note(error.problem);
    throw error;
  }
}

/** Puts the job off while the problem may pass; answers it once it was tried often enough, or stays for sure. */
export async function patienceWith(
  { problem, retryAt, message }: AccountingUnavailable,
  tries: number,
  note: (tries: number) => Promise<void>,
): Promise<AccountingProblem> {
  const seconds = isPassing(problem) ? waitAfter(tries + 1) : undefined;
  if (seconds === undefined) return problem;
  await note(tries + 1);
  throw new JobPutOff(message, retryAt ?? new Date(Date.now() + seconds * 1000));
}

async function loadConnection(db: TenantDb): Promise<Connection> {
  const connection = await findConnection(db);
  if (!connection) throw new Failure(GENERAL_FAILURES.interfaceMissing);
  return connection;
}

export const accountingConnection = query({
  action: 'accounting.read',
  input: NO_INPUT,
  run: ({ db }) => loadConnection(db),
});

/** The means of a use case to ask: the outside of the machine, for the tenant that it acts in. */
const meansOf = (
  outside: Pick<Outside, 'database' | 'secrets' | 'addresses'>,
  { tenantId }: { readonly tenantId: string },
): AccountingMeans => ({
  url: outside.addresses.ACCOUNTING_URL,
  secrets: outside.secrets,
  tenantId,
  timeoutMs: PATIENCE_MS,
  withTenant: (work) => outside.database.withTenant(tenantId, work),
});

const outcomeOf = async <T>(
  asking: Promise<T>,
): Promise<{ readonly answer: T } | { readonly problem: AccountingProblem }> => {
  try {
    return { answer: await asking };
  } catch (error) {
    if (error instanceof AccountingUnavailable) return { problem: error.problem };
    throw error;
  }
};

/** Whether it works is the answer, not a failure: the connection says how it stands. */
export const checkAccountingConnection = mutation({
  action: 'accounting.write',
  input: NO_INPUT,
  prepare: (_input, { actor, ...outside }) =>
    outcomeOf(askAccounting(meansOf(outside, actor), (system) => system.check())),
  run: async ({ nothingChanged }) => {
    // It was noted when it was asked, and is nobody's change.
    nothingChanged();
    return {};
  },
  answer: ({ db }) => loadConnection(db),
});

export const readCostCenters = mutation({
  action: 'accounting.write',
  input: NO_INPUT,
  prepare: (_input, { actor, ...outside }) =>
    outcomeOf(askAccounting(meansOf(outside, actor), (system) => system.costCenters())),
  run: async ({ db, actor, prepared, now, record }) => {
    if ('problem' in prepared) throw new Failure(problemFailure(prepared.problem));
    const { answer: read } = prepared;
    if (read.length === 0) throw new Failure(ACCOUNTING_FAILURES.noCostCenters);
    await saveCostCenters(db, read, now);
    record({ entityType: 'accounting', entityId: actor.tenantId, after: { costCenters: read.length } });
    return {};
  },
  answer: ({ db }) => loadConnection(db),
});
