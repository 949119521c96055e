import { MATCH_DOUBTS, MATCH_GROUPS } from '@gastspiel/domain/accounting/match-employees.ts';
import { instantOrNull, problemType } from '#features/accounting/connection.graphql.ts';
import {
  type AccountingImport,
  accountingImport,
  type EmployeeMatch,
  pageOfMatches,
  readAccountingEmployees,
  setEmployeeIgnored,
  takeOverEmployees,
} from '#features/accounting/import-employees.ts';
import { READING_STATES, type Reading, type WorkerRow } from '#features/accounting/readings.sql.ts';
import { socialSecurityNumberEnds, staffTypeType } from '#features/target-users/index.ts';
import type { Builder, SchemaPart } from '#platform/graphql/builder.ts';
import { inputOf } from '#platform/graphql/input-of.ts';
import { enumOf } from '#platform/graphql/once-per-schema.ts';
import { pageInput } from '#platform/graphql/page-type.ts';
import { PageInput } from '#platform/graphql/paging.ts';
import type { RequestContext } from '#platform/graphql/request-context.ts';
import { serve } from '#platform/graphql/serve.ts';
import { parseInput } from '#platform/graphql/use-case.ts';

/** A worker beside an employee, with the end of the number that both are compared by. */
type ShownWorker = WorkerRow & { readonly numberEnd: string | null };
type ShownMatch = Omit<EmployeeMatch, 'workers'> & { readonly workers: readonly ShownWorker[] };

/** More are of no use: somebody looks for the right one by name then. */
const SHOWN_WORKERS = 3;

const decisions = takeOverEmployees.input.shape.input;

const decisionsInput = inputOf('EmployeeDecisionsInput', 'The decisions that somebody has confirmed.', decisions, {
  readingId: 'Which reading was looked at.',
  takesSure: 'Whether all that are sure are taken over.',
  leftOut: 'Personnel numbers of the sure ones that are not.',
  assignments: [
    inputOf('EmployeeAssignmentInput', 'Who an employee is.', decisions.shape.assignments, {
      accountingId: 'The personnel number.',
    }),
    'Those that were decided by hand.',
  ],
});

export const importSchema: SchemaPart = (builder) => {
  const Import = importType(builder);
  builder.queryFields((t) => ({
    accountingImport: t.field({
      type: Import,
      description: 'Whom the accounting system knows, held against the workers as they are now.',
      ...serve(builder, accountingImport),
    }),
  }));
  builder.mutationFields((t) => ({
    readAccountingEmployees: t.field({
      type: Import,
      description: 'Reads the employees in the background.',
      ...serve(builder, readAccountingEmployees),
    }),
    setEmployeeIgnored: t.field({
      type: Import,
      description: 'Nobody of ours, or after all.',
      ...serve(builder, setEmployeeIgnored, { isIgnored: 'Whether to ask about them no more.' }),
    }),
    takeOverEmployees: t.field({
      type: Import,
      description: 'Takes over personnel number, cost centre and kind of employment.',
      ...serve(builder, takeOverEmployees, { input: decisionsInput }),
    }),
  }));
};

function importType(builder: Builder) {
  const Reading = builder.objectRef<Reading>('AccountingReading').implement({
    description: 'A reading of the employees.',
    fields: (t) => ({
      id: t.exposeID('id'),
      state: t.expose('state', {
        type: builder.enumType('AccountingReadingState', {
          description: 'How far a reading is.',
          values: READING_STATES,
        }),
      }),
      orderedByName: t.exposeString('orderedByName'),
      readCount: t.exposeInt('readCount', { description: 'How many were read.' }),
      total: t.exposeInt('total', { nullable: true, description: 'How many there are, once it is known.' }),
      failure: t.expose('failure', { type: problemType(builder), nullable: true }),
      finishedAt: t.string({
        nullable: true,
        description: 'ISO 8601.',
        resolve: ({ finishedAt }) => instantOrNull(finishedAt),
      }),
    }),
  });
  const Group = groupType(builder);
  const Match = matchType(builder);
  const MatchPage = builder
    .objectRef<{ readonly items: () => Promise<readonly ShownMatch[]>; readonly count: number }>('EmployeeMatchPage')
    .implement({
      description: 'One page of a group.',
      fields: (t) => ({
        items: t.field({
          type: [Match],
          extensions: { statements: 1 },
          resolve: async ({ items }) => [...(await items())],
        }),
        count: t.exposeInt('count', { description: 'How many the whole group has.' }),
      }),
    });
  const count = async (
    { matches }: AccountingImport,
    { reads }: RequestContext,
    isMeant: (match: EmployeeMatch) => boolean,
  ): Promise<number> => (await matches(await reads.db())).filter(isMeant).length;
  return builder.objectRef<AccountingImport>('AccountingImport').implement({
    description: 'Whom the accounting system knows.',
    fields: (t) => ({
      last: t.field({
        type: Reading,
        nullable: true,
        description: 'The last reading, however it went or goes.',
        resolve: ({ last }) => last ?? null,
      }),
      reading: t.field({
        type: Reading,
        nullable: true,
        description: 'The one whose people are shown.',
        resolve: ({ reading }) => reading ?? null,
      }),
      groupCounts: t.field({
        type: [
          builder.objectRef<{ group: (typeof MATCH_GROUPS)[number]; count: number }>('EmployeeGroupCount').implement({
            description: 'How many are in a group.',
            fields: (f) => ({
              group: f.expose('group', { type: Group }),
              count: f.exposeInt('count'),
            }),
          }),
        ],
        description: 'Every group, also the empty ones.',
        extensions: { entries: MATCH_GROUPS.length, statements: 2 },
        resolve: (given, _args, context) =>
          Promise.all(
            MATCH_GROUPS.map(async (group) => ({
              group,
              count: await count(given, context, (match) => match.group === group),
            })),
          ),
      }),
      sureByNameCount: t.int({
        description: 'How many of the sure ones were found by name and birthday.',
        resolve: (given, _args, context) =>
          count(given, context, ({ group, isByNumber }) => group === 'SURE' && !isByNumber),
      }),
      newCostCenterCount: t.int({
        description: 'How many of the sure ones bring another cost centre.',
        resolve: (given, _args, context) =>
          count(given, context, ({ group, bringsCostCenter }) => group === 'SURE' && bringsCostCenter),
      }),
      matches: t.field({
        type: MatchPage,
        description: 'One group, by name.',
        args: {
          group: t.arg({ type: Group }),
          search: t.arg.string({ required: false, description: 'A part of a name or personnel number.' }),
          page: t.arg({ type: pageInput(builder), required: false, description: 'Which page.' }),
        },
        resolve: async ({ matches }, { group, search, page }, { reads, secrets }) => {
          const found = pageOfMatches(
            await matches(await reads.db()),
            { group, search: search ?? null },
            parseInput(PageInput, page),
          );
          return {
            count: found.count,
            items: async () => {
              const { actor } = await reads.viewer();
              const tenantId = actor.kind === 'USER' ? actor.tenantId : '';
              const shown = found.items.map((match) => ({ ...match, workers: match.workers.slice(0, SHOWN_WORKERS) }));
              const ids = shown.flatMap(({ workers }) => workers.map(({ id }) => id));
              const ends = await socialSecurityNumberEnds(await reads.db(), secrets, tenantId, ids);
              const withEnd = (worker: WorkerRow) => ({ ...worker, numberEnd: ends.get(worker.id) ?? null });
              return shown.map((match) => ({ ...match, workers: match.workers.map(withEnd) }));
            },
          };
        },
      }),
    }),
  });
}

interface ComparedPerson extends Omit<WorkerRow, 'id' | 'firstKey' | 'lastKey' | 'numberHash'> {
  readonly id?: string;
  readonly numberEnd: string | null;
  readonly entryDate?: string | null;
  readonly exitDate?: string | null;
}

const groupType = enumOf('EmployeeMatchGroup', 'How sure it is who an employee is.', MATCH_GROUPS);

function matchType(builder: Builder) {
  const StaffMemberType = staffTypeType(builder);
  const Person = builder.objectRef<ComparedPerson>('ComparedPerson').implement({
    description: 'The facts by which a worker and an employee are compared.',
    fields: (t) => ({
      targetUserId: t.id({
        nullable: true,
        description: 'Null for an employee.',
        resolve: ({ id }) => id ?? null,
      }),
      accountingId: t.exposeString('accountingId', { nullable: true, description: 'The personnel number.' }),
      academicTitle: t.exposeString('academicTitle', { nullable: true, description: 'Such as Ing.' }),
      firstName: t.exposeString('firstName'),
      lastName: t.exposeString('lastName'),
      birthday: t.exposeString('birthday', { nullable: true, description: 'YYYY-MM-DD.' }),
      socialSecurityNumberEnd: t.exposeString('numberEnd', {
        nullable: true,
        description: 'The last six digits; null where there is no number.',
      }),
      costCenter: t.exposeString('costCenterLabel', { nullable: true, description: 'Number and name.' }),
      staffType: t.expose('staffType', { type: StaffMemberType, description: 'The kind of employment.' }),
      entryDate: t.string({
        nullable: true,
        description: 'YYYY-MM-DD: of an employee.',
        resolve: ({ entryDate }) => entryDate ?? null,
      }),
      exitDate: t.string({
        nullable: true,
        description: 'YYYY-MM-DD: of an employee who has left.',
        resolve: ({ exitDate }) => exitDate ?? null,
      }),
    }),
  });
  return builder.objectRef<ShownMatch>('EmployeeMatch').implement({
    description: 'An employee, and who of the workers it may be.',
    fields: (t) => ({
      employee: t.field({
        type: Person,
        description: 'As the accounting system tells.',
        resolve: ({ employee }) => employee,
      }),
      group: t.expose('group', { type: groupType(builder), description: 'How sure it is.' }),
      workers: t.field({
        type: [Person],
        description: 'The likeliest first.',
        extensions: { entries: SHOWN_WORKERS },
        resolve: ({ workers }) => [...workers],
      }),
      doubts: t.field({
        type: [
          builder.enumType('EmployeeMatchDoubt', { description: 'Why somebody has to look.', values: MATCH_DOUBTS }),
        ],
        description: 'Doubts about the likeliest.',
        resolve: ({ doubts }) => [...doubts],
      }),
      isByNumber: t.exposeBoolean('isByNumber', { description: 'Found by a number rather than by the name.' }),
      bringsCostCenter: t.exposeBoolean('bringsCostCenter', { description: 'Whether the cost centre is another one.' }),
    }),
  });
}
