import { datesFrom } from '@gastspiel/domain/invoices/invoice-dates.ts';
import { dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { aSender } from '#app/testing/a-sender.ts';
import { aWorkedEvening, bookAfterwards, past } from '#app/testing/a-worked-evening.ts';
import { anAppointment } from '#app/testing/an-appointment.ts';
import { staged } from '#app/testing/staged.ts';
import type { TestApi, TestUser } from '#app/testing/test-api.ts';
import { shift, worklogCalls } from '#app/testing/worklog-calls.ts';

/** An agency with an accountant, a price and an evening of recorded hours: where stories about invoices begin. */
export const aRecordedEvening = staged(async (api: TestApi) => {
  const stage = await aWorkedEvening(api);
  const { tenantId, evening, anna, bela } = stage;
  const accounting = await api.aUser({ tenantId, role: 'TENANT_USER_ACCOUNTING' });
  await aSender(api, tenantId);
  await api.asOwner(
    `insert into invoice_recipient_prices (tenant_id, invoice_recipient_id, appointment_type_id, price_in_cents)
     select tenant_id, $2, id, 2890 from appointment_types where tenant_id = $1 order by position limit 1`,
    [tenantId, stage.recipient],
  );
  await api.asOwner('update invoice_recipients set contact_email = $1 where id = $2', [
    `${stage.recipient}@kunde.example`,
    stage.recipient,
  ]);
  const { record } = worklogCalls(api, () => accounting);
  await record(evening, 0, [
    { worklogUserId: anna.id, entries: [shift()] },
    { worklogUserId: bela.id, entries: [shift(past(3, '18:00'), past(2, '01:15'), 0)] },
  ]);
  return { ...stage, accounting };
});

/** Another evening of the same recipient, so many days ago, with Anna's hours. */
export async function anotherEvening(
  api: TestApi,
  stage: Awaited<ReturnType<typeof aRecordedEvening>>,
  daysAgo: number,
): Promise<string> {
  const [startDateTime, endDateTime] = [past(daysAgo, '18:00'), past(daysAgo, '22:00')];
  const id = await anAppointment(api, stage.dispatcher, {
    startDateTime,
    endDateTime,
    invoiceRecipientId: stage.recipient,
  });
  await bookAfterwards(api, stage.admin, stage.anna, id);
  const { record } = worklogCalls(api, () => stage.accounting);
  await record(id, 0, [{ worklogUserId: stage.anna.id, entries: [shift(startDateTime, endDateTime, 0)] }]);
  return id;
}

/** Everything of an invoice as a form would send it. */
export const invoiceInput = (recipientId: string, blockIds: readonly string[], changes: object = {}) => ({
  recipientId,
  ...datesFrom(dayOf(new Date())),
  language: 'DE',
  taxTreatment: 'TAXED',
  includedWorklogBlockIds: blockIds,
  lines: [],
  surcharges: [],
  additionalItems: [],
  ...changes,
});

const INVOICE = `id version number state netTotal { value } tax { value } grossTotal { value } taxPercentage reverseChargeApplies
  isOutdated includedWorklogBlockIds issueDate recipientName
  lines { worklogBlockId day description quantity recordedMinutes workers price { value } net { value } }
  surcharges { description quantity surchargePercentage kind proposedQuantity net { value } }
  additionalItems { description quantity unit isTravel proposedQuantity net { value } }
  cancels { id number } cancelledBy { id number } processingSteps { paidOn dueDate sentAt } usedLetterHead { name } mailFailure`;

/** Calls about invoices in few words. */
export function invoiceCalls(api: TestApi, staff: () => TestUser) {
  const call = async (query: string, variables: Record<string, unknown>, by = staff()) => {
    const { data, errors } = await api.call(query, variables, by.headers);
    return {
      invoice: data?.it,
      errors,
      message: errors[0]?.message,
      fields: errors[0]?.extensions['fields'],
      code: (errors[0]?.extensions['code'] ?? null) as string | null,
    };
  };
  return {
    call,
    create: (input: object, by = staff()) =>
      call(`mutation ($input: InvoiceInput!) { it: createInvoice(input: $input) { ${INVOICE} } }`, { input }, by),
    update: (id: string, version: number, input: object, by = staff()) =>
      call(
        `mutation ($id: String!, $version: Int!, $input: InvoiceInput!) {
          it: updateInvoice(invoiceId: $id, version: $version, input: $input) { ${INVOICE} } }`,
        { id, version, input },
        by,
      ),
    find: (id: string, by = staff()) =>
      call(`query ($id: String!) { it: invoice(invoiceId: $id) { ${INVOICE} } }`, { id }, by),
    renew: (
      id: string,
      version: number,
      takes: { takesRecipient?: boolean; takesIssueDate?: boolean; takesDueDate?: boolean },
    ) =>
      call(
        `mutation ($id: String!, $version: Int!, $takesRecipient: Boolean, $takesIssueDate: Boolean, $takesDueDate: Boolean) {
          it: renewInvoice(invoiceId: $id, version: $version, takesRecipient: $takesRecipient, takesIssueDate: $takesIssueDate,
            takesDueDate: $takesDueDate) {
            ${INVOICE} } }`,
        { id, version, ...takes },
      ),
    hints: async (id: string) =>
      (
        await call(
          'query ($id: String!) { it: invoice(invoiceId: $id) { sendingHints { kind subject before after } obstacles hoursVersion } }',
          { id },
        )
      ).invoice,
    send: (id: string, keepsLines?: boolean, by = staff()) =>
      call(
        `mutation ($id: String!, $keepsLines: Boolean) { it: sendInvoice(invoiceId: $id, keepsLines: $keepsLines) { ${INVOICE} } }`,
        { id, keepsLines },
        by,
      ),
    cancel: (id: string) =>
      call(`mutation ($id: String!) { it: cancelInvoice(invoiceId: $id) { ${INVOICE} } }`, { id }),
    pay: (id: string, paidOn?: string) =>
      call(`mutation ($id: String!, $on: String) { it: markAsPaid(invoiceId: $id, paidOn: $on) { ${INVOICE} } }`, {
        id,
        on: paidOn,
      }),
    takeBack: (id: string) =>
      call(`mutation ($id: String!) { it: unMarkAsPaid(invoiceId: $id) { ${INVOICE} } }`, { id }),
  };
}
