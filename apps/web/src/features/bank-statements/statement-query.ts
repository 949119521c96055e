import { ask, steady } from '#platform/graphql/ask.ts';
import { graphql, type ResultOf, type VariablesOf } from '#platform/graphql/graphql.ts';
import { INVOICES } from '#platform/live/topics.ts';
import type { PageChoice } from '#ui/table/page-range.ts';

const StatementParts = graphql(`
  fragment StatementParts on BankStatement {
    id fileName name isAdvice iban from to creditCount debitCount knownCount announcedCount readAt readByName closedAt
    opening { value }
    closing { value }
    credits { value }
    debits { value }
  }
`);
export type Statement = ResultOf<typeof StatementParts>;

const BankStatements = graphql(
  `
  query BankStatements {
    bankStatements { ...StatementParts }
  }
`,
  [StatementParts],
);

/** Bookings change invoices and are changed by them, so that all of it is renewed together. */
const STATEMENTS = [INVOICES, 'statements'] as const;

export const statementsQuery = ask(BankStatements, {}, STATEMENTS);

const OneStatement = graphql(
  `
  query OneStatement($id: String!) {
    bankStatement(statementId: $id) {
      statement { ...StatementParts }
      sections {
        section count
        sum { value }
      }
    }
  }
`,
  [StatementParts],
);
export type SeenStatement = ResultOf<typeof OneStatement>['bankStatement'];

export const statementQuery = (id: string) => ask(OneStatement, { id }, STATEMENTS);

/** Only what a row shows: a page has many of them, and a document may not ask for more. */
const StatementEntries = graphql(`
  query StatementEntries($id: String!, $section: EntrySection!, $page: PageInput!) {
    bankStatement(statementId: $id) {
      entries(section: $section, page: $page) {
        count
        items {
          id section day isReturn name ibanEnd text bookedByItself asideReason
          amount { value }
          payment {
            recipientName
            allotments {
              invoiceId invoiceNumber
              takenBack { reason }
            }
          }
          proposal {
            reason recipientId
            parts {
              rest
              amount { value }
              invoice {
                id number recipientName
                openAmount { value }
              }
            }
          }
        }
      }
    }
  }
`);
export type Entry = ResultOf<typeof StatementEntries>['bankStatement']['entries']['items'][number];
export type Proposal = NonNullable<Entry['proposal']>;
export type Section = VariablesOf<typeof StatementEntries>['section'];

export const entriesQuery = (id: string, section: Section, { number, size }: PageChoice) =>
  steady(
    ask(
      StatementEntries,
      { id, section, page: { number: number - 1, size } },
      STATEMENTS,
      ({ bankStatement }) => bankStatement.entries,
    ),
  );
