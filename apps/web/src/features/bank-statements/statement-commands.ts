import { defineCommand } from '#platform/attempts/define-command.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { renewTopics } from '#platform/graphql/query-client.ts';
import { INVOICE, INVOICES } from '#platform/live/topics.ts';

/** A refused decision met another state than the screen showed. */
const ofStatements = {
  renew: (): Promise<unknown> => renewTopics(INVOICES, INVOICE),
  renewsAlways: true,
};

export const readStatement = defineCommand({
  document: graphql(`
    mutation ReadBankStatement($uploadId: String!) {
      readBankStatement(uploadId: $uploadId) { id }
    }
  `),
  answer: ({ readBankStatement }) => readBankStatement.map(({ id }) => id),
  ...ofStatements,
});

export const bookEntry = defineCommand({
  document: graphql(`
    mutation BookBankEntry($id: String!, $input: BookEntryInput!) {
      bookBankEntry(entryId: $id, input: $input) { statementId }
    }
  `),
  ...ofStatements,
});

export const returnEntry = defineCommand({
  document: graphql(`
    mutation ReturnBankEntry($id: String!, $paymentId: String!) {
      returnBankEntry(entryId: $id, paymentId: $paymentId) { statementId }
    }
  `),
  ...ofStatements,
});

export const setEntryAside = defineCommand({
  document: graphql(`
    mutation SetBankEntryAside($id: String!, $reason: String!) {
      setBankEntryAside(entryId: $id, reason: $reason) { statementId }
    }
  `),
  ...ofStatements,
});

export const reopenEntry = defineCommand({
  document: graphql(`
    mutation ReopenBankEntry($id: String!) {
      reopenBankEntry(entryId: $id) { statementId }
    }
  `),
  ...ofStatements,
});

export const closeStatement = defineCommand({
  document: graphql(`
    mutation CloseBankStatement($id: String!) {
      closeBankStatement(statementId: $id) { statementId }
    }
  `),
  ...ofStatements,
});
