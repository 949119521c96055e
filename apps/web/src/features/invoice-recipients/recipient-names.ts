import { useQuery } from '@tanstack/react-query';
import { ask, steady } from '#platform/graphql/ask.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { useSettled } from '#platform/state/use-settled.ts';
import { RECIPIENTS } from './recipients-query.ts';

const RecipientNames = graphql(`
  query FoundRecipientNames($search: String) {
    invoiceRecipientNames(filter: { search: $search }) { id customerNumber name }
  }
`);

export interface RecipientName {
  readonly id: string;
  readonly customerNumber: string;
  readonly name: string;
}

/** "K-1042 · Donauwerk AG" */
export const recipientLabel = ({ customerNumber, name }: RecipientName): string => `${customerNumber} · ${name}`;

/** The first recipients whose number or name has what was typed. */
export function useRecipientNames(typed: string) {
  const search = useSettled(typed.trim());
  return useQuery(steady(ask(RecipientNames, { search: search || null }, [RECIPIENTS])));
}
