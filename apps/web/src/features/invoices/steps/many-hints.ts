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

interface ManyHints {
  /** A sentence for each matter, with the numbers. */
  readonly sentences: readonly string[];
  /** How many were to be issued on a day that is past, and can be issued today. */
  readonly issuable: number;
}

/** The hints about many drafts before they go out. */
export function useManyHints(invoices: readonly { readonly id: string; readonly number: string }[]): ManyHints {
  const invoiceIds = invoices.map(({ id }) => id);
  const { data } = useQuery({
    ...ask(ManyHints, { invoiceIds }, [INVOICE]),
    enabled: invoiceIds.length > 0,
    gcTime: 0,
  });
  const numbers = new Map(invoices.map(({ id, number }) => [id, number]));
  const sentences = MANY.flatMap(([isMeant, sentence]) => {
    const concerned = data?.filter(({ hints }) => hints.some(({ kind }) => isMeant(kind))) ?? [];
    return concerned.length > 0 ? [sentence(concerned.map(({ invoiceId }) => numbers.get(invoiceId) ?? ''))] : [];
  });
  const issuable = data?.filter(({ hints }) => hints.some(({ kind }) => kind === 'ISSUE_PAST')).length ?? 0;
  return { sentences, issuable };
}
