import { defineCommand } from '#platform/attempts/define-command.ts';
import { ask } from '#platform/graphql/ask.ts';
import { graphql, type ResultOf } from '#platform/graphql/graphql.ts';
import { renewTopics } from '#platform/graphql/query-client.ts';

const AgencyTerms = graphql(`
  query AgencyTerms {
    paymentTerms { days discountPercentage discountDays }
    priceList { viewerCanEdit }
  }
`);
export type Terms = ResultOf<typeof AgencyTerms>['paymentTerms'];

const TERMS = 'payment-terms';

export const agencyTermsQuery = ask(AgencyTerms, {}, [TERMS], ({ paymentTerms, priceList }) => ({
  terms: paymentTerms,
  canEdit: priceList.viewerCanEdit,
}));

export const setPaymentTerms = defineCommand({
  document: graphql(`
    mutation SetPaymentTerms($input: PaymentTermsInput!) {
      setPaymentTerms(input: $input) { days }
    }
  `),
  renew: () => renewTopics(TERMS, 'invoice-recipients'),
});
