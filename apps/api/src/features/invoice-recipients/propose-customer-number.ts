import { nextCustomerNumber } from '@gastspiel/domain/invoice-recipients/next-customer-number.ts';
import { selectCustomerNumbers } from '#features/invoice-recipients/invoice-recipients.sql.ts';
import { NO_INPUT, query } from '#platform/graphql/use-case.ts';

/** A forecast: whoever saves first gets the number. */
export const proposeCustomerNumber = query({
  action: 'invoice-recipients.write',
  input: NO_INPUT,
  run: async ({ db, actor }) => nextCustomerNumber(await selectCustomerNumbers(db, actor.tenantId)),
});
