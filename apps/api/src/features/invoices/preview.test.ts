import { billedOn, WORKLOG_FAILURES } from '@gastspiel/domain/worklogs/worklog-failures.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { bookAfterwards, past } from '#app/testing/a-worked-evening.ts';
import { anAppointment } from '#app/testing/an-appointment.ts';
import { anotherEvening, aRecordedEvening, invoiceCalls, invoiceInput } from '#app/testing/an-invoice.ts';
import { aTestApi } from '#app/testing/test-api.ts';
import { shift, worklogCalls } from '#app/testing/worklog-calls.ts';

const api = await aTestApi();
const calls = invoiceCalls(api, () => stage.accounting);
let stage: Awaited<ReturnType<typeof aRecordedEvening>>;
beforeEach(async () => {
  stage = await aRecordedEvening(api);
});

const PREVIEW = `query ($ids: [String!]!, $recipient: String!, $language: PaperLanguage, $id: String, $draft: InvoiceDraftInput) {
  it: invoicePdfData(worklogBlockIds: $ids, invoiceRecipientId: $recipient, language: $language, invoiceId: $id, draft: $draft) {
    number language taxTreatment taxPercentage offeredTaxTreatments netTotal { value } tax { value } grossTotal { value }
    lines { worklogBlockId quantity net { value } } surcharges { net { value } } additionalItems { net { value } }
    workMinutes travelMinutes proposedSurcharges { description quantity surchargePercentage }
    addressees { email isCopy } obstacles pages } }`;
const preview = (variables: object = {}) =>
  calls.call(PREVIEW, { ids: [stage.evening], recipient: stage.recipient, ...variables });
const abroad = (country: string, vatNumber: string | null) =>
  api.asOwner(`update invoice_recipients set country_code = $2, vat_number = $3 where id = $1`, [
    stage.recipient,
    country,
    vatNumber,
  ]);

describe('a preview', () => {
  test('is what saving makes of it, with its paper, before there is a number', async () => {
    const { invoice: seen, errors } = await preview();
    expect(errors).toEqual([]);
    expect(seen.pages).toHaveLength(1);
    expect(seen.pages[0]).toMatch(/^<svg/);
    const { invoice: made } = await calls.create(invoiceInput(stage.recipient, [stage.evening]));
    const { number, netTotal, tax, grossTotal } = made;
    expect(seen).toMatchObject({
      number,
      netTotal,
      tax,
      grossTotal,
      workMinutes: 885,
      obstacles: [],
      addressees: [{ email: `${stage.recipient}@kunde.example`, isCopy: false }],
      offeredTaxTreatments: ['TAXED'],
    });
  });

  test('follows what was changed by hand, and of a draft its price and number', async () => {
    const { invoice: made } = await calls.create(invoiceInput(stage.recipient, [stage.evening]));
    await api.asOwner('update invoice_recipient_prices set price_in_cents = 9900 where tenant_id = $1', [
      stage.tenantId,
    ]);
    const {
      recipientId: _recipient,
      language: _language,
      includedWorklogBlockIds: _ids,
      ...draft
    } = invoiceInput(stage.recipient, [], {
      additionalItems: [{ description: 'Reinigung', quantity: 2, unit: 'Stk.', pricePerUnit: { value: 4.8 } }],
    });
    const { invoice: seen } = await preview({ id: made.id, draft });
    expect(seen).toMatchObject({
      number: made.number,
      netTotal: { value: 435.88 },
      additionalItems: [{ net: { value: 9.6 } }],
    });
  });

  test.each([
    ['DE', 'DE136695976', 'REVERSE_CHARGE', 'DE'],
    ['DE', null, 'TAXED', 'DE'],
    ['FR', 'FR40303265045', 'REVERSE_CHARGE', 'EN'],
    ['CH', null, 'NOT_TAXABLE', 'DE'],
  ])('proposes for a customer in %s with %s: %s, in %s', async (country, vatNumber, taxTreatment, language) => {
    await abroad(country, vatNumber);
    const { invoice: seen, errors } = await preview();
    expect(errors).toEqual([]);
    expect(seen).toMatchObject({
      taxTreatment,
      language,
      tax: { value: taxTreatment === 'TAXED' ? 85.26 : 0 },
    });
  });

  test('proposes surcharges for the times at which the agency asks for more', async () => {
    expect((await preview()).invoice.proposedSurcharges).toEqual([]);
    await api.asOwner('update invoice_senders set night_surcharge = 2500 where tenant_id = $1', [stage.tenantId]);
    const { invoice: seen } = await preview();
    expect(seen.proposedSurcharges).toMatchObject([
      { description: 'Nachtzuschlag 22–06 Uhr', surchargePercentage: 25 },
    ]);
    expect(seen.proposedSurcharges[0].quantity).toBeGreaterThan(3);
    const { invoice: english } = await preview({ language: 'EN' });
    expect(english.proposedSurcharges[0].description).toContain('Night');
  });

  test('without any position, and of somebody else’s blocks, says so', async () => {
    expect((await preview({ ids: [] })).fields).toEqual({
      includedWorklogBlockIds: 'Die Rechnung hat noch keine Positionen.',
    });
    for (const id of ['00000000-0000-4000-8000-000000000000', 'no id at all']) {
      expect((await preview({ ids: [id] })).code).toBe('invoices.notBillable');
    }
  });
});

describe('what waits to be billed', () => {
  const blocks = async (invoiceId?: string) =>
    (
      await calls.call(
        `query ($r: String!, $i: String) { it: billableWorklogBlocks(invoiceRecipientId: $r, invoiceId: $i) {
          id obstacle workMinutes workers net { value } } }`,
        { r: stage.recipient, i: invoiceId },
      )
    ).invoice;
  const summary = async () =>
    (
      await calls.call(
        '{ it: billableWorklogBlocksSummary { recipientName count workMinutes isPriceMissing net { value } } }',
        {},
      )
    ).invoice;

  test('is told with what keeps a block from it', async () => {
    const unrecorded = await anAppointment(api, stage.dispatcher, {
      startDateTime: past(4, '10:00'),
      endDateTime: past(4, '14:00'),
      invoiceRecipientId: stage.recipient,
    });
    await bookAfterwards(api, stage.admin, stage.anna, unrecorded);
    const idle = await anotherEvening(api, stage, 6);
    await worklogCalls(api, () => stage.accounting).record(idle, 1, [
      { worklogUserId: stage.anna.id, didNotCome: true, entries: [] },
    ]);
    const found = await blocks();
    expect(
      Object.fromEntries(found.map((block: { id: string; obstacle: string }) => [block.id, block.obstacle])),
    ).toEqual({
      [idle]: 'NO_HOURS',
      [unrecorded]: 'NOT_RECORDED',
      [stage.evening]: null,
    });
    await api.asOwner('delete from invoice_recipient_prices where tenant_id = $1', [stage.tenantId]);
    expect((await blocks()).at(-1)).toMatchObject({
      id: stage.evening,
      obstacle: 'PRICE_MISSING',
      net: null,
      workers: 2,
    });
    expect(await summary()).toMatchObject([{ count: 1, net: { value: 0 }, isPriceMissing: true }]);
  });

  test('is summed up by recipient as the lines will be', async () => {
    await anotherEvening(api, stage, 5);
    expect(await summary()).toEqual([
      {
        recipientName: 'Palais Wehrgraf',
        count: 2,
        workMinutes: 885 + 240,
        isPriceMissing: false,
        net: { value: 426.28 + 115.6 },
      },
    ]);
    const { invoice } = await calls.create(invoiceInput(stage.recipient, [stage.evening]));
    expect(await summary()).toMatchObject([{ count: 1, net: { value: 115.6 } }]);
    expect((await blocks(invoice.id)).map(({ id }: { id: string }) => id)).toContain(stage.evening);
    expect((await blocks()).map(({ id }: { id: string }) => id)).not.toContain(stage.evening);
  });
});

describe('while a block is on an invoice, even a draft,', () => {
  test('who pays stays, until it is cancelled; and then somebody pays', async () => {
    const { invoice } = await calls.create(invoiceInput(stage.recipient, [stage.evening]));
    const assign = async () => {
      const { data } = await api.call(
        `{ appointment(appointmentId: "${stage.evening}") { version } }`,
        {},
        stage.dispatcher.headers,
      );
      return api.call(
        `mutation ($v: Int!) { assignInvoiceRecipientToAppointment(appointmentId: "${stage.evening}", version: $v) {
          withdrawnOffers } }`,
        { v: data.appointment.version },
        stage.dispatcher.headers,
      );
    };
    expect((await assign()).errors[0]?.message).toBe(billedOn(invoice.number).message);
    await calls.cancel(invoice.id);
    expect((await assign()).errors[0]?.message).toBe(WORKLOG_FAILURES.keepsRecipient.message);
  });
});

test('hours changed after the draft: the kept line still tells what was recorded when it was made', async () => {
  const { invoice } = await calls.create(invoiceInput(stage.recipient, [stage.evening]));
  await worklogCalls(api, () => stage.accounting).record(stage.evening, 1, [
    { worklogUserId: stage.anna.id, entries: [shift()] },
    { worklogUserId: stage.bela.id, didNotCome: true, entries: [] },
  ]);
  expect((await calls.find(invoice.id)).invoice.lines).toMatchObject([{ recordedMinutes: 885, quantity: 14.75 }]);
});

test('a recipient with invoices stays, and says so before anybody tries', async () => {
  await calls.create(invoiceInput(stage.recipient, [stage.evening]));
  const { invoice: recipient } = await calls.call(
    'query ($id: String!) { it: invoiceRecipient(invoiceRecipientId: $id) { links { appointments invoices } } }',
    { id: stage.recipient },
  );
  expect(recipient.links).toEqual({ appointments: 1, invoices: 1 });
  const { errors } = await calls.call(
    'mutation ($id: String!) { it: deleteInvoiceRecipient(invoiceRecipientId: $id) }',
    {
      id: stage.recipient,
    },
  );
  expect(errors[0]?.extensions['classification']).toBe('DATA_INTEGRITY_VIOLATION');
});
