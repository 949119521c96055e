import { MATCH_REASONS, type MatchedPart } from '@gastspiel/domain/bank-statements/match-entry.ts';
import {
  BookEntryInput,
  ENTRY_SECTIONS,
  type EntrySection,
} from '@gastspiel/domain/bank-statements/statement-input.ts';
import { sumOf } from '@gastspiel/domain/money/amounts.ts';
import { toOffsetString } from '@gastspiel/domain/time/vienna-time.ts';
import type { StatementRow } from '#features/bank-statements/bank-statements.sql.ts';
import {
  bookBankEntry,
  closeBankStatement,
  reopenBankEntry,
  returnBankEntry,
  setBankEntryAside,
} from '#features/bank-statements/decide-entry.ts';
import {
  findBankStatement,
  listBankStatements,
  type SeenEntry,
  type SeenStatement,
} from '#features/bank-statements/find-statements.ts';
import { readBankStatement } from '#features/bank-statements/read-statement.ts';
import { allotmentInput, paymentType, restType } from '#features/payments/index.ts';
import type { Builder, SchemaPart } from '#platform/graphql/builder.ts';
import { inputOf } from '#platform/graphql/input-of.ts';
import { moneyType } from '#platform/graphql/money-type.ts';
import { enumOf, oncePerSchema } from '#platform/graphql/once-per-schema.ts';
import { pageInput, pageType } from '#platform/graphql/page-type.ts';
import { PageInput } from '#platform/graphql/paging.ts';
import { serve } from '#platform/graphql/serve.ts';
import { parseInput } from '#platform/graphql/use-case.ts';

const DAY = 'YYYY-MM-DD.';

const statementType = oncePerSchema((builder) => {
  const Money = moneyType(builder);
  return builder.objectRef<StatementRow>('BankStatement').implement({
    description: 'A bank’s file as it was read.',
    fields: (t) => ({
      id: t.exposeID('id'),
      fileName: t.exposeString('fileName'),
      name: t.exposeString('name', { description: 'As the bank calls it.' }),
      isAdvice: t.boolean({
        description: 'Single entries without balances.',
        resolve: ({ kind }) => kind === 'ADVICE',
      }),
      iban: t.exposeString('iban', { description: 'The agency’s own account.' }),
      from: t.exposeString('from', { description: DAY }),
      to: t.exposeString('to', { description: DAY }),
      opening: t.expose('opening', { type: Money, nullable: true }),
      closing: t.expose('closing', { type: Money, nullable: true }),
      creditCount: t.exposeInt('creditCount'),
      credits: t.expose('credits', { type: Money, description: 'All that came in.' }),
      debitCount: t.exposeInt('debitCount'),
      debits: t.expose('debits', { type: Money, description: 'All that went out.' }),
      knownCount: t.exposeInt('knownCount', { description: 'Entries that another file had brought before.' }),
      announcedCount: t.exposeInt('announcedCount', { description: 'Entries that the bank has not booked yet.' }),
      readAt: t.string({ resolve: ({ readAt }) => toOffsetString(readAt) }),
      readByName: t.exposeString('readByName'),
      closedAt: t.string({ nullable: true, resolve: ({ closedAt }) => closedAt && toOffsetString(closedAt) }),
    }),
  });
});

type Proposal = Exclude<SeenEntry['match'], { kind: 'NONE' }>;

function entryType(builder: Builder) {
  const Money = moneyType(builder);
  const Invoice = builder.objectRef<MatchedPart['invoice']>('ProposedInvoice').implement({
    description: 'An open invoice that an entry is thought to pay.',
    fields: (t) => ({
      id: t.exposeID('id'),
      number: t.exposeString('number'),
      recipientId: t.exposeID('recipientId'),
      recipientName: t.exposeString('recipientName'),
      dueDate: t.exposeString('dueDate', { description: DAY }),
      openAmount: t.expose('open', { type: Money }),
    }),
  });
  const Part = builder.objectRef<MatchedPart>('ProposedAllotment').implement({
    description: 'A part of an entry, and the invoice that it is thought to pay.',
    fields: (t) => ({
      invoice: t.expose('invoice', { type: Invoice }),
      amount: t.expose('amount', { type: Money }),
      rest: t.expose('rest', { type: restType(builder) }),
    }),
  });
  const ProposalType = builder.objectRef<Proposal>('EntryProposal').implement({
    description: 'The invoices that an entry is thought to pay, and why.',
    fields: (t) => ({
      reason: t.field({
        type: enumOf('MatchReason', 'Why an entry is thought to pay an invoice.', MATCH_REASONS)(builder),
        nullable: true,
        description: 'None where number and amount agree.',
        resolve: (match) => (match.kind === 'PROPOSED' ? match.reason : null),
      }),
      recipientId: t.exposeID('recipientId'),
      parts: t.field({ type: [Part], extensions: { entries: 2 }, resolve: ({ parts }) => [...parts] }),
    }),
  });
  return builder.objectRef<SeenEntry>('BankEntry').implement({
    description: 'Money that the bank has booked.',
    fields: (t) => ({
      id: t.exposeID('id'),
      section: t.expose('section', { type: sectionType(builder) }),
      day: t.exposeString('day', { description: DAY }),
      amount: t.expose('amount', { type: Money, description: 'Below zero what went out.' }),
      isReturn: t.exposeBoolean('isReturn', { description: 'The bank sent a payment back.' }),
      name: t.string({ nullable: true, description: 'The other side.', resolve: ({ seen }) => seen.name }),
      ibanEnd: t.string({
        nullable: true,
        description: 'The last four signs of the other side’s account.',
        resolve: ({ seen }) => seen.iban?.slice(-4) ?? null,
      }),
      text: t.string({
        description: 'The payer’s own words, as far as they are kept.',
        resolve: ({ seen }) => seen.text,
      }),
      proposal: t.field({
        type: ProposalType,
        nullable: true,
        resolve: ({ match }) => (match.kind === 'NONE' ? null : match),
      }),
      payment: t.expose('payment', {
        type: paymentType(builder),
        nullable: true,
        description: 'The payment that it was booked as.',
      }),
      bookedByItself: t.exposeBoolean('bookedByItself'),
      asideReason: t.exposeString('asideReason', { nullable: true }),
      asideByName: t.exposeString('asideByName', { nullable: true }),
    }),
  });
}

const sectionType = enumOf('EntrySection', 'How far an entry is.', ENTRY_SECTIONS);

interface SectionSum {
  readonly section: EntrySection;
  readonly entries: readonly SeenEntry[];
}

function seenStatementType(builder: Builder) {
  const [Money, Entry] = [moneyType(builder), entryType(builder)];
  const Sum = builder.objectRef<SectionSum>('EntrySectionSum').implement({
    description: 'How many entries are how far.',
    fields: (t) => ({
      section: t.expose('section', { type: sectionType(builder) }),
      count: t.int({ resolve: ({ entries }) => entries.length }),
      sum: t.field({ type: Money, resolve: ({ entries }) => sumOf(entries.map(({ amount }) => amount)) }),
    }),
  });
  return builder.objectRef<SeenStatement>('SeenBankStatement').implement({
    description: 'A statement with its entries, and how far each of them is.',
    fields: (t) => ({
      statement: t.field({ type: statementType(builder), resolve: (seen) => seen }),
      sections: t.field({
        type: [Sum],
        resolve: ({ entries }) =>
          ENTRY_SECTIONS.map((section) => ({ section, entries: entries.filter((one) => one.section === section) })),
      }),
      entries: t.field({
        type: pageType(builder, Entry, 'BankEntryPage'),
        args: {
          section: t.arg({ type: sectionType(builder), required: true }),
          page: t.arg({ type: pageInput(builder) }),
        },
        description: 'In the order of the file.',
        resolve: ({ entries }, { section, page }) => {
          const { number, size } = parseInput(PageInput, page);
          const found = entries.filter((one) => one.section === section);
          return {
            items: async () => found.slice(number * size, (number + 1) * size),
            count: async () => found.length,
          };
        },
      }),
    }),
  });
}

const bookInput = inputOf('BookEntryInput', 'Where an entry belongs.', BookEntryInput, {
  allotments: [allotmentInput, 'The rest that none of them takes is a credit of the recipient.'],
  note: 'Up to 1,024 characters.',
});

interface Decided {
  readonly statementId: string;
}

export const bankStatementsSchema: SchemaPart = (builder) => {
  const Statement = statementType(builder);
  const DecidedType = builder.objectRef<Decided>('DecidedEntry').implement({
    description: 'A decision about an entry, by its statement.',
    fields: (t) => ({ statementId: t.exposeID('statementId') }),
  });
  builder.queryFields((t) => ({
    bankStatements: t.field({
      type: [Statement],
      description: 'The last ones, the latest first.',
      ...serve(builder, listBankStatements),
    }),
    bankStatement: t.field({
      type: seenStatementType(builder),
      description: 'A statement with its entries.',
      ...serve(builder, findBankStatement),
    }),
  }));
  builder.mutationFields((t) => ({
    readBankStatement: t.field({
      type: [Statement],
      description:
        'Reads a camt.053 or camt.054, all of it or nothing, and books what fits to the cent. Entries are read once.',
      ...serve(builder, readBankStatement),
    }),
    bookBankEntry: t.field({
      type: DecidedType,
      description: 'Books an entry as a payment of a recipient.',
      ...serve(builder, bookBankEntry, { input: bookInput }),
    }),
    returnBankEntry: t.field({
      type: DecidedType,
      description: 'Takes back the payment that the bank has sent back by this entry.',
      ...serve(builder, returnBankEntry),
    }),
    setBankEntryAside: t.field({
      type: DecidedType,
      description: 'An entry concerns no invoice. Its words are forgotten.',
      ...serve(builder, setBankEntryAside, { reason: 'Up to 256 characters.' }),
    }),
    reopenBankEntry: t.field({
      type: DecidedType,
      description: 'Takes a decision back, and with it the payment.',
      ...serve(builder, reopenBankEntry),
    }),
    closeBankStatement: t.field({
      type: DecidedType,
      description: 'Somebody is done with a statement, as far as they want to be.',
      ...serve(builder, closeBankStatement),
    }),
  }));
};
