import {
  isDueHint,
  isIssueHint,
  isRecipientChange,
  type SendingHintKind,
} from '@gastspiel/domain/invoices/sending-hints.ts';
import { useQuery } from '@tanstack/react-query';
import { ask } from '#platform/graphql/ask.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { INVOICE } from '#platform/live/topics.ts';
import { HINT_TEXTS as TEXTS } from '../invoice-texts.ts';

const ManyHints = graphql(`
  query ManySendingHints($invoiceIds: [String!]!) {
    invoiceSendingHints(invoiceIds: $invoiceIds) {
      invoiceId
      hints { kind }
    }
  }
`);

const MANY: readonly (readonly [(kind: SendingHintKind) => boolean, (numbers: readonly string[]) => string])[] = [
  [isRecipientChange, TEXTS.many.changed],
  [isIssueHint, TEXTS.many.issued],
  [isDueHint, TEXTS.many.due],
  [(kind) => kind === 'SURCHARGE_LEFT_OUT', TEXTS.many.leftOut],
  [(kind) => kind === 'REVERSE_CHARGE_LATE', TEXTS.many.late],
];

/** The hints about many drafts before they go out: a sentence for each matter, with the numbers. */
export function useManyHints(invoices: readonly { readonly id: string; readonly number: string }[]): readonly string[] {
  const invoiceIds = invoices.map(({ id }) => id);
  const { data } = useQuery({
    ...ask(ManyHints, { invoiceIds }, [INVOICE]),
    enabled: invoiceIds.length > 0,
    gcTime: 0,
  });
  const numbers = new Map(invoices.map(({ id, number }) => [id, number]));
  return MANY.flatMap(([isMeant, sentence]) => {
    const concerned = data?.filter(({ hints }) => hints.some(({ kind }) => isMeant(kind))) ?? [];
    return concerned.length > 0 ? [sentence(concerned.map(({ invoiceId }) => numbers.get(invoiceId) ?? ''))] : [];
  });
}
