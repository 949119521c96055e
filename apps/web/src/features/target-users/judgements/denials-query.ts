import { useQuery } from '@tanstack/react-query';
import { ask } from '#platform/graphql/ask.ts';
import { graphql, type ResultOf } from '#platform/graphql/graphql.ts';
import { TARGET_USERS } from '../target-users-keys.ts';

const Denials = graphql(`
  query Denials($id: String!) {
    invoiceRecipientDenials(targetUserId: $id) {
      id reason createdAt createdBy
      invoiceRecipient { id name }
    }
  }
`);

export type Denial = ResultOf<typeof Denials>['invoiceRecipientDenials'][number];

export const useDenials = (id: string) => useQuery(ask(Denials, { id }, [TARGET_USERS]));
