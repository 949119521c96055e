import { ACCOUNTING_FAILURES } from '@gastspiel/domain/accounting/accounting-problems.ts';
import { type Match, type MatchGroup, matchEmployees } from '@gastspiel/domain/accounting/match-employees.ts';
import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { z } from 'zod';
import { READ_EMPLOYEES } from '#features/accounting/read-employees.jobs.ts';
import {
  type EmployeeRow,
  findGoodReading,
  findLastReading,
  insertReading,
  type Reading,
  saveIgnored,
  selectEmployees,
  selectMatchableWorkers,
  type WorkerRow,
} from '#features/accounting/readings.sql.ts';
import { lockWorkersForNoKeyUpdate, saveTakenOver, type TakenOver } from '#features/target-users/index.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { violatesUnique } from '#platform/database/database-errors.ts';
import { EntityId } from '#platform/graphql/entity-id.ts';
import type { PageRequest } from '#platform/graphql/paging.ts';
import { mutation, NO_INPUT, query } from '#platform/graphql/use-case.ts';
import { nameOf } from '#platform/identity/viewer.ts';
import { enqueue } from '#platform/jobs/enqueue.ts';

export type EmployeeMatch = Match<EmployeeRow, WorkerRow>;

/** The last reading, compared with the workers as they are now. */
export interface AccountingImport {
  /** The last one, however it went or goes. */
  readonly last: Reading | undefined;
  /** Whose people are shown. */
  readonly reading: Reading | undefined;
  /** Found once, however many fields ask. */
  readonly matches: (db: TenantDb) => Promise<readonly EmployeeMatch[]>;
}

async function loadMatches(db: TenantDb, readingId: string): Promise<readonly EmployeeMatch[]> {
  const found = matchEmployees(await selectEmployees(db, readingId), await selectMatchableWorkers(db));
  return found.map((match) =>
    match.employee.isIgnored && match.group !== 'SETTLED' ? { ...match, group: 'IGNORED' as const } : match,
  );
}

/** The workers whom somebody there seems to be, surely or perhaps. */
export async function knownThere(db: TenantDb): Promise<readonly string[]> {
  const reading = await findGoodReading(db);
  const matches = reading ? await loadMatches(db, reading.id) : [];
  return matches
    .filter(({ group }) => group === 'SURE' || group === 'DOUBTFUL')
    .flatMap(({ workers }) => workers.map(({ id }) => id));
}

async function loadImport(db: TenantDb): Promise<AccountingImport> {
  const reading = await findGoodReading(db);
  let matches: Promise<readonly EmployeeMatch[]> | undefined;
  return {
    last: await findLastReading(db),
    reading,
    matches: (reads) => {
      matches ??= reading ? loadMatches(reads, reading.id) : Promise.resolve([]);
      return matches;
    },
  };
}

export const accountingImport = query({
  action: 'accounting.read',
  input: NO_INPUT,
  run: ({ db }) => loadImport(db),
});

export interface MatchFilter {
  readonly group: MatchGroup;
  readonly search: string | null;
}

/** A page of one group; the search finds names and personnel numbers. */
export function pageOfMatches(
  matches: readonly EmployeeMatch[],
  { group, search }: MatchFilter,
  { number, size }: PageRequest,
) {
  const word = search?.trim().toLocaleLowerCase('de') ?? '';
  const names = ({ employee, workers }: EmployeeMatch) =>
    [employee, ...workers].map(
      ({ firstName, lastName, accountingId }) => `${firstName} ${lastName} ${accountingId ?? ''}`,
    );
  const found = matches.filter(
    (match) =>
      match.group === group &&
      (word === '' || names(match).some((name) => name.toLocaleLowerCase('de').includes(word))),
  );
  return { items: found.slice(number * size, (number + 1) * size), count: found.length };
}

/** One reading at a time: whoever comes second sees the first one's progress. */
export const readAccountingEmployees = mutation({
  action: 'accounting.write',
  input: NO_INPUT,
  run: async ({ db, actor, now, record }) => {
    if ((await findLastReading(db))?.state === 'READING') throw new Failure(ACCOUNTING_FAILURES.readingUnderWay);
    try {
      const id = await insertReading(db, nameOf(actor), now);
      await enqueue(db, READ_EMPLOYEES, { readingId: id });
      record({ entityType: 'accounting', entityId: actor.tenantId, after: { reading: id } });
      return {};
    } catch (error) {
      if (violatesUnique(error, 'accounting_readings_under_way'))
        throw new Failure(ACCOUNTING_FAILURES.readingUnderWay);
      throw error;
    }
  },
  answer: ({ db }) => loadImport(db),
});

export const setEmployeeIgnored = mutation({
  action: 'accounting.write',
  input: z.object({ accountingId: z.string().min(1).max(64), isIgnored: z.boolean() }),
  run: async ({ db, actor, input: { accountingId, isIgnored }, record }) => {
    await saveIgnored(db, accountingId, isIgnored);
    record({
      entityType: 'accounting',
      entityId: actor.tenantId,
      after: { [isIgnored ? 'ignored' : 'regarded']: accountingId },
    });
    return {};
  },
  answer: ({ db }) => loadImport(db),
});

const Decisions = z.object({
  readingId: EntityId,
  /** All that are sure, but those that are left out. */
  takesSure: z.boolean(),
  leftOut: z.array(z.string()).max(5000),
  assignments: z.array(z.object({ accountingId: z.string(), targetUserId: EntityId })).max(5000),
});

/**
 * Takes over what people have confirmed. The workers are held while it is looked at once more: what fits no longer is refused whole,
 * so that nobody gets somebody else's number.
 */
export const takeOverEmployees = mutation({
  action: 'accounting.write',
  input: z.object({ input: Decisions }),
  run: async ({ db, input: { input }, record }) => {
    const reading = await findGoodReading(db);
    if (reading?.id !== input.readingId) throw new Failure(ACCOUNTING_FAILURES.chosenGone);
    const chosen = chosenOf(await loadMatches(db, reading.id), input);
    if (chosen.length === 0) {
      // Sure ones were there to be taken, and are not any more: somebody else was faster.
      const isLate = input.takesSure && input.leftOut.length === 0;
      throw new Failure(isLate ? ACCOUNTING_FAILURES.chosenGone : ACCOUNTING_FAILURES.nothingChosen);
    }
    await lockWorkersForNoKeyUpdate(
      db,
      chosen.map(({ workerId }) => workerId),
    );
    const workers = new Map((await selectMatchableWorkers(db)).map((worker) => [worker.id, worker]));
    const taken = chosen.map(({ employee, workerId, before }): TakenOver & { readonly worker: WorkerRow } => {
      const worker = workers.get(workerId);
      // Somebody gave them a number since it was shown.
      if (!worker || (before && worker.accountingId !== before.accountingId))
        throw new Failure(ACCOUNTING_FAILURES.chosenGone);
      const { accountingId, costCenterId, staffType } = employee;
      return { id: workerId, accountingId, costCenterId, staffType, worker };
    });
    if (new Set(taken.map(({ id }) => id)).size < taken.length) throw new Failure(ACCOUNTING_FAILURES.chosenGone);
    try {
      await saveTakenOver(
        db,
        taken.map(({ worker: _worker, ...one }) => one),
      );
    } catch (error) {
      if (violatesUnique(error, 'target_users_by_accounting_id')) throw new Failure(ACCOUNTING_FAILURES.chosenGone);
      throw error;
    }
    for (const { id, accountingId, costCenterId, staffType, worker } of taken) {
      record({
        entityType: 'staff-member',
        entityId: id,
        before: { type: worker.staffType, costCenterId: worker.costCenterId, accountingId: worker.accountingId },
        after: { type: staffType, costCenterId: costCenterId ?? worker.costCenterId, accountingId },
      });
    }
    return { count: taken.length };
  },
  answer: async ({ db }) => loadImport(db),
});

interface Chosen {
  readonly employee: EmployeeRow;
  readonly workerId: string;
  readonly before: WorkerRow | undefined;
}

/** An assignment by hand beats what was found; whom nobody knows any more is refused. */
function chosenOf(matches: readonly EmployeeMatch[], input: z.output<typeof Decisions>): readonly Chosen[] {
  const byHand = new Map(input.assignments.map(({ accountingId, targetUserId }) => [accountingId, targetUserId]));
  const known = new Map(matches.map((match) => [match.employee.accountingId, match]));
  const leftOut = new Set([...input.leftOut, ...byHand.keys()]);
  const sure = input.takesSure
    ? matches.filter(({ group, employee }) => group === 'SURE' && !leftOut.has(employee.accountingId))
    : [];
  return [
    ...sure.flatMap(({ employee, workers: [worker] }) =>
      worker ? [{ employee, workerId: worker.id, before: worker }] : [],
    ),
    ...[...byHand].map(([accountingId, workerId]) => {
      const match = known.get(accountingId);
      if (!match || match.group === 'SETTLED') throw new Failure(ACCOUNTING_FAILURES.chosenGone);
      return { employee: match.employee, workerId, before: match.workers.find(({ id }) => id === workerId) };
    }),
  ];
}
