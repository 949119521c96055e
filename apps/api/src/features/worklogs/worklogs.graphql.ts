import { MOST_COUNTED } from '@gastspiel/domain/home/open-matters.ts';
import { keysOf } from '@gastspiel/domain/input/keys-of.ts';
import { toOffsetString } from '@gastspiel/domain/time/vienna-time.ts';
import { WorklogInput } from '@gastspiel/domain/worklogs/worklog-input.ts';
import { WORKLOG_WARNINGS } from '@gastspiel/domain/worklogs/worklog-warnings.ts';
import { appointmentType } from '#features/appointments/index.ts';
import { blockType, printoutRowType } from '#features/worklogs/block.graphql.ts';
import { BlockFilter, PRINT_FILTERS, WORKLOG_FILTERS } from '#features/worklogs/block-filter.ts';
import { type BlockPage, type BlockSummary, findBlock, type Neighbours } from '#features/worklogs/blocks.sql.ts';
import {
  findWorklogBlock,
  findWorklogBlockNeighbours,
  listPrintoutRows,
  listWorklogBlocks,
  summariseResending,
  summariseUnsent,
} from '#features/worklogs/find-blocks.ts';
import { listWorklogs, type Worklog } from '#features/worklogs/list-worklogs.ts';
import { recordWorklogs } from '#features/worklogs/record-worklogs.ts';
import { entryKindType, entryType } from '#features/worklogs/recorded-work.graphql.ts';
import type { Builder, SchemaPart } from '#platform/graphql/builder.ts';
import type { FieldBuilder } from '#platform/graphql/fields-of.ts';
import { inputOf } from '#platform/graphql/input-of.ts';
import { enumOf } from '#platform/graphql/once-per-schema.ts';
import { pageInput } from '#platform/graphql/page-type.ts';
import { serve } from '#platform/graphql/serve.ts';
import { viewerMay } from '#platform/graphql/viewer-may.ts';

export const worklogsSchema: SchemaPart = (builder) => {
  const Block = blockType(builder);
  const Summary = summaryType(builder);
  builder.objectField(appointmentType(builder), 'worklogBlock', (t) =>
    t.field({
      type: Block,
      nullable: true,
      description: 'Its hours, once somebody pays and somebody is booked. For one appointment, not for lists.',
      resolve: async ({ id }, _args, context) =>
        (await viewerMay(context, 'worklog-blocks.read'))
          ? ((await findBlock(await context.reads.db(), id)) ?? null)
          : null,
    }),
  );
  builder.queryFields((t) => ({
    worklogBlocks: t.field({
      type: blockPageType(builder),
      description: 'The blocks of the tenant by the start of their appointments.',
      ...serve(builder, listWorklogBlocks, {
        page: pageInput,
        filter: filterType,
        newestFirst: 'Backwards; by their start when left out.',
      }),
    }),
    fetchWorklogBlockInfo: t.field({
      type: Block,
      description: 'One block.',
      ...serve(builder, findWorklogBlock),
    }),
    worklogBlockNeighbours: t.field({
      type: neighboursType(builder),
      nullable: true,
      description: 'Where a block stands in a list; none when it is not in it.',
      ...serve(builder, findWorklogBlockNeighbours, {
        filter: filterType,
        newestFirst: 'Backwards; by their start when left out.',
      }),
    }),
    worklogs: t.field({
      type: [worklogType(builder)],
      description: 'The recorded hours of each booked worker, or the plan until then; by name.',
      ...serve(builder, listWorklogs),
    }),
    printoutRows: t.field({
      type: [printoutRowType(builder)],
      description: 'The lines that a time sheet would have today.',
      ...serve(builder, listPrintoutRows),
    }),
    unsentPrintoutSummary: t.field({
      type: Summary,
      description: 'Time sheets that were never sent, of work that is not over.',
      ...serve(builder, summariseUnsent, { filter: filterType }),
    }),
    resendingNecessaryPrintoutSummary: t.field({
      type: Summary,
      description: 'Time sheets that have to be sent again.',
      ...serve(builder, summariseResending, { filter: filterType }),
    }),
  }));
  builder.mutationFields((t) => ({
    recordWorklogs: t.field({
      type: Block,
      description: 'Records the hours of a whole block. Refused when somebody else changed it meanwhile.',
      ...serve(builder, recordWorklogs, { worklogs: [worklogInput, 'Each booked worker once.'] }),
    }),
  }));
};

function worklogType(builder: Builder) {
  const Warning = builder.enumType('WorklogWarning', {
    description: 'A point that staff should look at; it does not stop them.',
    values: keysOf(WORKLOG_WARNINGS),
  });
  const Elsewhere = builder.objectRef<Worklog['elsewhere'][number]>('WorkElsewhere').implement({
    description: 'A worker’s other work around that time.',
    fields: (t) => ({
      startDateTime: t.string({ description: 'ISO 8601.', resolve: ({ start }) => toOffsetString(start) }),
      endDateTime: t.string({ description: 'ISO 8601.', resolve: ({ end }) => toOffsetString(end) }),
      breakInSeconds: t.int({ description: 'Whole minutes.', resolve: ({ breakMinutes }) => breakMinutes * 60 }),
      isRecorded: t.exposeBoolean('isRecorded', { description: 'Else it is a booking.' }),
    }),
  });
  return builder.objectRef<Worklog>('Worklog').implement({
    description: 'The hours of a worker in a block.',
    fields: (t) => ({
      worklogUserId: t.exposeID('userId'),
      worklogUserName: t.string({
        description: 'First and last name.',
        resolve: ({ firstName, lastName }) => `${firstName} ${lastName}`,
      }),
      isTransient: t.exposeBoolean('isTransient', { description: 'Whether it is only the plan.' }),
      isPrevented: t.exposeBoolean('isPrevented', { description: 'Whether they said that they can not come.' }),
      didNotCome: t.exposeBoolean('didNotCome'),
      note: t.exposeString('note', { nullable: true, description: 'Staff’s note.' }),
      entries: t.field({
        type: [entryType(builder)],
        description: 'The times, in the order in which they were entered.',
        extensions: { entries: 3 },
        resolve: ({ entries }) => [...entries],
      }),
      warnings: t.field({
        type: [Warning],
        description: 'Points to look at in recorded hours.',
        extensions: { entries: 2 },
        resolve: ({ warnings }) => [...warnings],
      }),
      elsewhere: t.field({
        type: [Elsewhere],
        description: 'The other work that the warnings are reckoned with.',
        extensions: { entries: 7 },
        resolve: ({ elsewhere }) => [...elsewhere],
      }),
    }),
  });
}

const BOUNDED = `Counts no further than one beyond ${MOST_COUNTED}.`;

/** The fields of a summary, alone or beside the entries. */
function summaryFields<Parent extends BlockSummary>(t: FieldBuilder<Parent>) {
  return {
    count: t.int({
      description: 'How many there are.',
      args: { isBounded: t.arg.boolean({ required: false, description: BOUNDED }) },
      extensions: { statements: 1 },
      resolve: (summary, { isBounded }) => summary.count(isBounded ?? false),
    }),
    nextStartDateTime: t.string({
      nullable: true,
      description: 'When the first of them begins.',
      extensions: { statements: 1 },
      resolve: async (summary) => {
        const nextStart = await summary.nextStart();
        return nextStart && toOffsetString(nextStart);
      },
    }),
  };
}

const blockPageType = (builder: Builder) =>
  builder.objectRef<BlockPage>('WorklogBlockPage').implement({
    description: 'One page of blocks.',
    fields: (t) => ({
      items: t.field({
        type: [blockType(builder)],
        extensions: { statements: 1 },
        resolve: (page) => page.items(),
      }),
      ...summaryFields(t),
    }),
  });

const summaryType = (builder: Builder) =>
  builder.objectRef<BlockSummary>('PrintoutSummary').implement({
    description: 'How many time sheets wait.',
    fields: summaryFields,
  });

const neighboursType = (builder: Builder) =>
  builder.objectRef<Neighbours>('WorklogBlockNeighbours').implement({
    description: 'Where a block stands in a list.',
    fields: (t) => ({
      position: t.exposeInt('position', { description: 'From 1 on.' }),
      count: t.exposeInt('count', { description: 'How many the list has.' }),
      previousId: t.exposeID('previousId', { nullable: true, description: 'The block before it.' }),
      nextId: t.exposeID('nextId', { nullable: true, description: 'The block after it.' }),
    }),
  });

const worklogInput = inputOf('WorklogInput', 'The recorded hours of a worker.', WorklogInput, {
  didNotCome: 'They did not come: no entries then.',
  entries: inputOf('WorklogEntryInput', 'A stretch of time of a worker.', WorklogInput.shape.entries, {
    startDateTime: 'ISO 8601 with offset.',
    endDateTime: 'ISO 8601 with offset.',
    type: entryKindType,
    breakInSeconds: 'A break of work; whole minutes.',
  }),
});

const filterType = inputOf('WorklogBlockFilter', 'Which blocks; what is left out does not matter.', BlockFilter, {
  text: 'Words of description, customer, venue or recipient.',
  from: 'Only appointments that last longer than this instant.',
  to: 'Only appointments that begin before this instant.',
  printFilter: enumOf(
    'PrintFilter',
    'Whether a time sheet was ever sent; WAITING: never, or to be sent again.',
    PRINT_FILTERS,
  ),
  worklogFilter: enumOf('WorklogFilter', 'Whether hours were recorded.', WORKLOG_FILTERS),
  hasEnded: 'Only work that is over, or that is not.',
  isInvoiced: 'Only what is on an invoice, or what is not.',
});
