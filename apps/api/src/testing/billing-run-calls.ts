import { datesFrom } from '@gastspiel/domain/invoices/invoice-dates.ts';
import { dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { invoiceCalls } from '#app/testing/an-invoice.ts';
import type { TestApi, TestUser } from '#app/testing/test-api.ts';
import { until } from '#app/testing/until.ts';

const SUMMARY = 'id kind orderedByName settledAt count waitingCount doneCount failedCount';
const RUN = `${SUMMARY}
  items { position state failure failureCode invoiceRecipientId customerNumber invoiceId invoiceNumber
    billed { state blockCount workMinutes net { value } isEmailMissing } }`;
const PROPOSAL = `invoiceRecipientId customerNumber blocks { id version } workMinutes travelMinutes net { value } taxTreatment gaps hints
  typesWithoutPrice dayWithoutPrice`;

interface Proposal {
  readonly invoiceRecipientId: string;
  readonly blocks: readonly { readonly id: string; readonly version: number }[];
}

/** Calls about billing runs in few words. */
export function billingRunCalls(api: TestApi, staff: () => TestUser) {
  const { call } = invoiceCalls(api, staff);
  const today = dayOf(new Date());
  const find = async (id: string) =>
    (await call(`query ($id: String!) { it: billingRun(billingRunId: $id) { ${RUN} } }`, { id })).invoice;
  return {
    call,
    propose: async (changes: object = {}, by = staff()) =>
      (
        await call(
          `query ($until: String!, $ids: [String!], $surcharges: Boolean) {
            it: billingProposals(until: $until, invoiceRecipientIds: $ids, proposesSurcharges: $surcharges) { ${PROPOSAL} } }`,
          { until: today, ...changes },
          by,
        )
      ).invoice,
    start: (proposals: readonly Proposal[], changes: object = {}, by = staff()) => {
      const { issueDate, dueDate } = datesFrom(today);
      const invoices = proposals.map(({ invoiceRecipientId, blocks }) => ({ invoiceRecipientId, blocks }));
      return call(
        `mutation ($input: BillingRunInput!) { it: startBillingRun(input: $input) { ${RUN} } }`,
        { input: { issueDate, dueDate, proposesSurcharges: false, invoices, ...changes } },
        by,
      );
    },
    send: (invoiceIds: readonly string[], by = staff(), issuesToday?: boolean) =>
      call(
        `mutation ($ids: [String!]!, $today: Boolean) { it: startSendingRun(invoiceIds: $ids, issuesToday: $today) { ${RUN} } }`,
        { ids: invoiceIds, today: issuesToday },
        by,
      ),
    stop: (id: string) => call(`mutation ($id: String!) { it: stopBillingRun(billingRunId: $id) { ${RUN} } }`, { id }),
    find,
    list: async () => (await call(`{ it: billingRuns { ${SUMMARY} } }`, {})).invoice,
    /** As it is once every invoice is settled. */
    settled: async (id: string) => {
      await until(async () => (await find(id)).settledAt !== null);
      return find(id);
    },
  };
}
