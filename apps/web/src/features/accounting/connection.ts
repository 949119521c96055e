import { useQuery } from '@tanstack/react-query';
import { defineCommand } from '#platform/attempts/define-command.ts';
import { ask } from '#platform/graphql/ask.ts';
import { graphql, type ResultOf } from '#platform/graphql/graphql.ts';
import { renewTopics } from '#platform/graphql/query-client.ts';
import { ACCOUNTING } from '#platform/live/topics.ts';

const ConnectionParts = graphql(`
  fragment ConnectionParts on AccountingConnection {
    clientId userName checkedAt workedAt problem costCentersReadAt
    costCenters { id number description isActive targetUsersCount }
  }
`);
export type Connection = ResultOf<typeof ConnectionParts>;
export type ReadCostCenter = Connection['costCenters'][number];

const AccountingConnection = graphql(
  `
  query AccountingConnection {
    accountingConnection { ...ConnectionParts }
  }
`,
  [ConnectionParts],
);

/** How the interface stands, and the cost centres as they were read last. */
export const useConnection = () => useQuery(ask(AccountingConnection, {}, [ACCOUNTING]));

export const renewAccounting = (): Promise<unknown> => renewTopics(ACCOUNTING);

/** Whether it works is the answer; only a lost network is a failure. */
export const checkConnection = defineCommand({
  document: graphql(`
    mutation CheckAccountingConnection {
      checkAccountingConnection { problem }
    }
  `),
  answer: ({ checkAccountingConnection: { problem } }) => problem,
  renew: renewAccounting,
  renewsAlways: true,
  isRepeatable: true,
});

export const readCostCenters = defineCommand({
  document: graphql(`
    mutation ReadCostCenters {
      readCostCenters { costCentersReadAt }
    }
  `),
  renew: renewAccounting,
  // That it failed is noted at the connection.
  renewsAlways: true,
});
