import { toOffsetString } from '@gastspiel/domain/time/vienna-time.ts';
import { listPrintouts, previewPrintout } from '#features/time-sheets/preview-printout.ts';
import { type PrintoutEntry, selectPrintoutsOf } from '#features/time-sheets/printouts.sql.ts';
import { type SentMany, sendPrintout, sendPrintouts } from '#features/time-sheets/send-printouts.ts';
import { setFakePrintoutData } from '#features/time-sheets/set-fake-printout-data.ts';
import { blockType, printoutFailureType, printoutRowType, selectSentRows } from '#features/worklogs/index.ts';
import type { Builder, SchemaPart } from '#platform/graphql/builder.ts';
import { serve } from '#platform/graphql/serve.ts';

export const timeSheetsSchema: SchemaPart = (builder) => {
  const Block = blockType(builder);
  const Printout = printoutType(builder);
  builder.objectField(Block, 'printouts', (t) =>
    t.field({
      type: [Printout],
      description: 'Every time sheet that was ordered, newest first.',
      extensions: { entries: 10 },
      resolve: async ({ id }, _args, { reads }) => selectPrintoutsOf(await reads.db(), id),
    }),
  );
  builder.queryFields((t) => ({
    printoutPreview: t.field({
      type: previewType(builder),
      description: 'The time sheet as it would be sent now.',
      ...serve(builder, previewPrintout),
    }),
    printouts: t.field({
      type: [Printout],
      description: 'Some time sheets, to see how far they are.',
      ...serve(builder, listPrintouts),
    }),
  }));
  builder.mutationFields((t) => ({
    sendPrintout: t.field({
      type: Block,
      description: 'Orders the time sheet of a block: it is frozen now, printed and sent at once.',
      ...serve(builder, sendPrintout),
    }),
    sendPrintouts: t.field({
      type: sentManyType(builder, Printout),
      description: 'Orders many time sheets; those that can not be sent do not hold back the others.',
      ...serve(builder, sendPrintouts),
    }),
    setFakePrintoutData: t.field({
      type: Block,
      description: 'Enters after the fact that a time sheet was sent.',
      ...serve(builder, setFakePrintoutData, {
        sentAt: 'When, ISO 8601 with offset; not in the future.',
        recipients: 'The e-mail addresses that it went to.',
      }),
    }),
  }));
};

type PrintoutRef = ReturnType<typeof printoutType>;

function printoutType(builder: Builder) {
  const Recipient = builder.objectRef<PrintoutEntry['recipients'][number]>('PrintoutRecipient').implement({
    description: 'Somebody whom a time sheet goes to.',
    fields: (t) => ({
      name: t.exposeString('name'),
      email: t.exposeString('email'),
      sentAt: t.string({
        nullable: true,
        description: 'When the mail server took it.',
        resolve: ({ sentAt }) => sentAt && toOffsetString(sentAt),
      }),
      failure: t.expose('failure', {
        type: printoutFailureType(builder),
        nullable: true,
        description: 'Why the last try was in vain.',
      }),
      hasGivenUp: t.exposeBoolean('hasGivenUp', { description: 'Whether nothing more is tried.' }),
    }),
  });
  return builder.objectRef<PrintoutEntry>('Printout').implement({
    description: 'A time sheet as it was ordered.',
    fields: (t) => ({
      id: t.exposeID('id'),
      worklogBlockId: t.exposeID('blockId'),
      description: t.exposeString('description'),
      orderedAt: t.string({ resolve: ({ orderedAt }) => toOffsetString(orderedAt) }),
      orderedByName: t.exposeString('orderedByName'),
      isByHand: t.exposeBoolean('isByHand', { description: 'Whether it was entered after the fact.' }),
      sentAt: t.string({
        nullable: true,
        description: 'When the mail server took it for the first of its recipients.',
        resolve: ({ sentAt }) => sentAt && toOffsetString(sentAt),
      }),
      hasFailed: t.boolean({
        description: 'Whether it has reached nobody, and nothing more is tried.',
        resolve: ({ sentAt, recipients }) => sentAt === null && recipients.every(({ hasGivenUp }) => hasGivenUp),
      }),
      hasFile: t.exposeBoolean('hasFile', { description: 'Whether it can be downloaded.' }),
      recipients: t.field({
        type: [Recipient],
        extensions: { entries: 3 },
        resolve: ({ recipients }) => [...recipients],
      }),
      rows: t.field({
        type: [printoutRowType(builder)],
        extensions: { entries: 10 },
        resolve: async ({ id }, _args, { reads }) => selectSentRows(await reads.db(), id),
      }),
    }),
  });
}

const previewType = (builder: Builder) => {
  const Addressee = builder.objectRef<{ name: string; email: string }>('PrintoutAddressee').implement({
    description: 'Somebody whom a time sheet would go to.',
    fields: (t) => ({
      name: t.exposeString('name'),
      email: t.exposeString('email'),
    }),
  });
  return builder
    .objectRef<{ pages: readonly string[]; recipients: readonly { name: string; email: string }[] }>('PrintoutPreview')
    .implement({
      description: 'A paper before it is sent.',
      fields: (t) => ({
        pages: t.stringList({ description: 'Each page as SVG.', resolve: ({ pages }) => [...pages] }),
        recipients: t.field({
          type: [Addressee],
          resolve: ({ recipients }) => [...recipients],
        }),
      }),
    });
};

const sentManyType = (builder: Builder, Printout: PrintoutRef) => {
  const Refused = builder.objectRef<SentMany['refused'][number]>('RefusedPrintout').implement({
    description: 'A time sheet that can not be sent.',
    fields: (t) => ({
      worklogBlockId: t.exposeID('blockId'),
      description: t.exposeString('description', { nullable: true }),
      message: t.exposeString('message'),
    }),
  });
  return builder.objectRef<SentMany>('SentPrintouts').implement({
    description: 'The outcome of sending many time sheets.',
    fields: (t) => ({
      printouts: t.field({
        type: [Printout],
        description: 'Those that are on their way.',
        resolve: ({ printouts }) => [...printouts],
      }),
      refused: t.field({
        type: [Refused],
        description: 'Those that are not, and why.',
        resolve: ({ refused }) => [...refused],
      }),
    }),
  });
};
