import { defineCommand } from '#platform/attempts/define-command.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { renewSheets } from '../block-query.ts';

/** The most that the server takes at once. */
export const MOST_AT_ONCE = 200;

const SendPrintouts = graphql(`
  mutation SendPrintouts($worklogBlockIds: [String!]!) {
    sendPrintouts(worklogBlockIds: $worklogBlockIds) {
      printouts { id }
      refused { worklogBlockId description message }
    }
  }
`);

/** Those that can't be sent do not hold back the others; they are answered with the reason. */
export const sendPrintouts = defineCommand({
  document: SendPrintouts,
  subject: ({ worklogBlockIds }) => worklogBlockIds,
  answer: ({ sendPrintouts: { printouts, refused } }) => ({ printoutIds: printouts.map(({ id }) => id), refused }),
  renew: renewSheets,
  renewsAlways: true,
});
