import { defineCommand } from '#platform/attempts/define-command.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { renewTopics } from '#platform/graphql/query-client.ts';
import { InvoiceSenderParts, SENDER } from './sender-query.ts';

/** Saves over the version that was edited; none for the first one. */
export const saveSender = defineCommand({
  document: graphql(
    `
    mutation SaveInvoiceSender($version: Int, $input: InvoiceSenderInput!) {
      saveInvoiceSender(version: $version, input: $input) { ...InvoiceSenderParts }
    }
  `,
    [InvoiceSenderParts],
  ),
  answer: ({ saveInvoiceSender }) => saveInvoiceSender,
  renew: () => renewTopics(SENDER),
});
