import { useQuery } from '@tanstack/react-query';
import { untilAnswered, VatCheckParts } from '#features/vat-numbers/index.ts';
import { ask } from '#platform/graphql/ask.ts';
import { graphql, type ResultOf } from '#platform/graphql/graphql.ts';
import { INVOICE } from '#platform/live/topics.ts';
import { InvoiceSummaryParts } from '../invoice-parts.ts';

const InvoiceSending = graphql(
  `
  query InvoiceSending($id: String!) {
    invoice(invoiceId: $id) {
      ...InvoiceSummaryParts
      version hoursVersion obstacles
      sendingHints { kind subject before after }
      vatNumberCheck { ...VatCheckParts }
      addressees { name email isCopy }
    }
    invoiceSender { iban }
  }
`,
  [InvoiceSummaryParts, VatCheckParts],
);
type Answer = ResultOf<typeof InvoiceSending>;
export type InvoiceToSend = Answer['invoice'] & { readonly hasIban: boolean };

/** To whom it would go and what stands against it, as things are now. */
export const useInvoiceToSend = (id: string) =>
  useQuery({
    ...ask(
      InvoiceSending,
      { id },
      [INVOICE, id],
      ({ invoice, invoiceSender }): InvoiceToSend => ({ ...invoice, hasIban: Boolean(invoiceSender?.iban) }),
    ),
    // The last look may be old, and the question is about now.
    gcTime: 0,
    refetchInterval: ({ state }) => untilAnswered(state.data?.vatNumberCheck),
  });

const SenderIban = graphql(`
  query SenderIban {
    invoiceSender { iban }
  }
`);

/** False only when it is known that there is none. */
export function useHasIban(): boolean {
  const { data } = useQuery(ask(SenderIban, {}, ['invoice-sender']));
  return data === undefined || Boolean(data?.iban);
}
