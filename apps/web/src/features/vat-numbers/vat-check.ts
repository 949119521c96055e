import { defineCommand } from '#platform/attempts/define-command.ts';
import { graphql, type ResultOf } from '#platform/graphql/graphql.ts';
import { renewTopics } from '#platform/graphql/query-client.ts';
import { INVOICE, VAT_CHECKS } from '#platform/live/topics.ts';

/** How a VAT number stands at the register of the Union. */
export const VatCheckParts = graphql(`
  fragment VatCheckParts on VatNumberCheck {
    state checkedAt name address requestIdentifier reason
  }
`);
export type VatCheck = ResultOf<typeof VatCheckParts>;

/** Has the recipient's number asked for, by a job. */
export const checkVatNumber = defineCommand({
  document: graphql(`
    mutation CheckVatNumber($id: String!) {
      checkVatNumber(invoiceRecipientId: $id) { id }
    }
  `),
  isRepeatable: true,
  renew: () => renewTopics(VAT_CHECKS, INVOICE),
});

const LOOK_AGAIN_MS = 3000;

/** The answer comes as a live event; whoever has none looks for it. */
export const untilAnswered = (check: VatCheck | null | undefined): number | false =>
  check?.state === 'PENDING' && LOOK_AGAIN_MS;
