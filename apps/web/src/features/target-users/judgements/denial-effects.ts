import { useQuery } from '@tanstack/react-query';
import { ask } from '#platform/graphql/ask.ts';
import { graphql, type ResultOf } from '#platform/graphql/graphql.ts';
import { TARGET_USERS } from '../target-users-keys.ts';
import { DENIAL_TEXTS } from './judgement-texts.ts';

const DenialEffects = graphql(`
  query DenialEffects($id: String!, $recipientId: String!) {
    denialEffects(targetUserId: $id, invoiceRecipientId: $recipientId) { booked accepted contacted declined }
  }
`);

type Effects = ResultOf<typeof DenialEffects>['denialEffects'];

/** The offers that a denial would take from the worker, once the customer is chosen. */
export const useDenialEffects = (id: string, recipientId: string) =>
  useQuery({
    ...ask(DenialEffects, { id, recipientId }, [TARGET_USERS]),
    enabled: recipientId !== '',
    gcTime: 0,
  });

const NAMES = DENIAL_TEXTS.effectNames;
const STATES = ['booked', 'accepted', 'contacted', 'declined'] as const;

/** "1 Buchung, 2 kontaktiert"; undefined when nothing would be taken back. */
export function effectsText(effects: Effects): string | undefined {
  const parts = STATES.filter((state) => effects[state] > 0).map((state) => NAMES[state](effects[state]));
  return parts.length > 0 ? parts.join(', ') : undefined;
}
