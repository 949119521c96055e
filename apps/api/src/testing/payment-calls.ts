import { dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import type { TestApi, TestUser } from '#app/testing/test-api.ts';

const PAYMENT = `id day amount { value } way reference credit { value } takenBack { reason byName }
  allotments { id kind invoiceNumber day amount { value } reason takenBack { reason } }`;
const OWED = `id state openAmount { value } processingSteps { paidOn }
  allotments { id kind day amount { value } takenBack { reason } }`;

interface Allotment {
  readonly invoiceId: string;
  readonly amount: number;
  readonly rest?: string;
  readonly reason?: string;
}

const allotted = (allotments: readonly Allotment[]) =>
  allotments.map(({ amount, ...one }) => ({ ...one, amount: { value: amount } }));

/** Calls about money in few words. */
export function paymentCalls(api: TestApi, staff: () => TestUser) {
  const call = async (query: string, variables: Record<string, unknown>, by = staff()) => {
    const { data, errors } = await api.call(query, variables, by.headers);
    return {
      it: data?.it,
      errors,
      code: (errors[0]?.extensions['code'] ?? null) as string | null,
      fields: errors[0]?.extensions['fields'],
    };
  };
  return {
    call,
    record: (
      invoiceRecipientId: string,
      amount: number,
      allotments: readonly Allotment[] = [],
      { by = staff(), ...more }: { readonly by?: TestUser; readonly day?: string } = {},
    ) =>
      call(
        `mutation ($input: PaymentInput!) { it: recordPayment(input: $input) { ${PAYMENT} } }`,
        {
          input: {
            ...{ invoiceRecipientId, day: dayOf(new Date()), reference: 'RE', ...more },
            ...{ amount: { value: amount }, allotments: allotted(allotments) },
          },
        },
        by,
      ),
    takeBack: (id: string, reason = 'Vertippt') =>
      call(
        `mutation ($id: String!, $reason: String!) {
          it: takePaymentBack(paymentId: $id, reason: $reason) { ${PAYMENT} } }`,
        { id, reason },
      ),
    lift: (id: string, reason = 'Falsche Rechnung') =>
      call('mutation ($id: String!, $reason: String!) { it: takeAllotmentBack(allotmentId: $id, reason: $reason) }', {
        id,
        reason,
      }),
    allot: (invoiceRecipientId: string, allotments: readonly Allotment[]) =>
      call('mutation ($input: AllotCreditInput!) { it: allotCredit(input: $input) { value } }', {
        input: { invoiceRecipientId, allotments: allotted(allotments) },
      }),
    payOut: (invoiceRecipientId: string, amount: number, day = dayOf(new Date())) =>
      call(`mutation ($input: PayoutInput!) { it: payOutCredit(input: $input) { ${PAYMENT} } }`, {
        input: { invoiceRecipientId, day, amount: { value: amount } },
      }),
    closeRest: (invoiceId: string, rest: string, reason?: string) =>
      call(
        `mutation ($invoiceId: String!, $input: CloseRestInput!) {
          it: closeRest(invoiceId: $invoiceId, input: $input) { ${OWED} } }`,
        { invoiceId, input: { rest, reason } },
      ),
    owed: async (id: string) =>
      (await call(`query ($id: String!) { it: invoice(invoiceId: $id) { ${OWED} } }`, { id })).it,
    list: async (filter: object = {}) =>
      (
        await call(`query ($filter: PaymentFilter) { it: payments(filter: $filter) { count items { ${PAYMENT} } } }`, {
          filter,
        })
      ).it,
  };
}
