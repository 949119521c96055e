import { addDays, dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aYearOfFigures } from '#app/testing/a-year-of-figures.ts';
import { anotherEvening, aRecordedEvening, invoiceCalls, invoiceInput } from '#app/testing/an-invoice.ts';
import { classOf } from '#app/testing/class-of.ts';
import { liftPolicies } from '#app/testing/lift-policies.ts';
import { aTestApi, type TestUser } from '#app/testing/test-api.ts';

let stage: Awaited<ReturnType<typeof aRecordedEvening>>;
let calls: ReturnType<typeof invoiceCalls>;
const TODAY = dayOf(new Date());
/** From before the evenings to today, on which invoices are issued. */
const LATELY = { from: addDays(TODAY, -30), to: TODAY };

const api = await aTestApi();
beforeAll(async () => {
  await aYearOfFigures(api);
});
beforeEach(async () => {
  stage = await aRecordedEvening(api);
  calls = invoiceCalls(api, () => stage.accounting);
});

const DOCUMENT = `query ($input: StatisticsInput!) { statistics(input: $input) {
  total { appointments bookings notCome workMinutes breakMinutes travelMinutes wantedPlaces filledPlaces fillRate netRevenue { value } }
  byInvoiceRecipient { id name figures { netRevenue { value } } }
  byAppointmentType { id name figures { workMinutes netRevenue { value } } }
  byTargetUser { count items { id firstName lastName workMinutes netRevenue { value } } }
  netRevenueWithoutTargetUser { value } fillTarget viewerCanSetFillTarget } }`;
const ask = (input: object = LATELY, by: TestUser = stage.accounting) => api.call(DOCUMENT, { input }, by.headers);
const figures = async (input?: object) => {
  const { data, errors } = await ask(input);
  expect(errors).toEqual([]);
  return data.statistics;
};

describe('the figures of a period', () => {
  test('follow what was planned and recorded', async () => {
    expect((await figures()).total).toEqual({
      ...{ appointments: 1, bookings: 2, notCome: 0, workMinutes: 885, breakMinutes: 30, travelMinutes: 0 },
      ...{ wantedPlaces: 2, filledPlaces: 2, fillRate: 100, netRevenue: { value: 0 } },
    });
  });

  test('have the net of an invoice once it was sent, by worker, customer and kind of work', async () => {
    const [type] = await api.asOwner<{ id: string }>(
      'select id from appointment_types where tenant_id = $1 order by position limit 1',
      [stage.tenantId],
    );
    const { invoice } = await calls.create(
      invoiceInput(stage.recipient, [stage.evening], {
        surcharges: [{ appointmentTypeId: type?.id, description: 'Nacht', quantity: 5, surchargePercentage: 25 }],
        additionalItems: [{ description: 'Kilometergeld', quantity: 84, unit: 'km', pricePerUnit: { value: 0.5 } }],
      }),
    );
    expect((await figures()).total.netRevenue.value).toBe(0);
    expect((await calls.send(invoice.id)).errors).toEqual([]);
    const { total, byInvoiceRecipient, byAppointmentType, byTargetUser, netRevenueWithoutTargetUser } = await figures();
    // 14,75 h × 28,90 and a quarter of 5 h × 28,90 and 42,00.
    expect(total.netRevenue.value).toBe(504.41);
    expect(invoice.netTotal.value).toBe(504.41);
    expect(byInvoiceRecipient).toMatchObject([{ id: stage.recipient, figures: { netRevenue: { value: 504.41 } } }]);
    expect(byAppointmentType).toMatchObject([
      { name: 'Service', figures: { workMinutes: 885, netRevenue: { value: 462.41 } } },
      { id: null, name: null, figures: { workMinutes: 0, netRevenue: { value: 42 } } },
    ]);
    // 426,28 and 36,13 by 450 and 435 of 885 minutes.
    expect(byTargetUser).toMatchObject({
      count: 2,
      items: [
        { id: stage.anna.id, workMinutes: 450, netRevenue: { value: 235.12 } },
        { id: stage.bela.id, lastName: 'Kovács', workMinutes: 435, netRevenue: { value: 227.29 } },
      ],
    });
    expect(netRevenueWithoutTargetUser.value).toBe(42);
  });

  test('have nothing of an invoice that was cancelled, nor of its cancellation', async () => {
    const { invoice } = await calls.create(invoiceInput(stage.recipient, [stage.evening]));
    await calls.send(invoice.id);
    expect((await figures()).total.netRevenue.value).toBeGreaterThan(0);
    const { invoice: cancellation } = await calls.cancel(invoice.id);
    expect((await calls.send(cancellation.id)).errors).toEqual([]);
    expect((await figures()).total.netRevenue.value).toBe(0);
  });

  test('count revenue on the day of issue, whenever the work was', async () => {
    const { invoice } = await calls.create(invoiceInput(stage.recipient, [await anotherEvening(api, stage, 20)]));
    await calls.send(invoice.id);
    const then = addDays(TODAY, -20);
    expect((await figures({ from: then, to: then })).total).toMatchObject({
      workMinutes: 240,
      netRevenue: { value: 0 },
    });
    const { total, byTargetUser } = await figures({ from: TODAY, to: TODAY });
    expect(total).toMatchObject({ workMinutes: 0, appointments: 0, fillRate: null, netRevenue: { value: 115.6 } });
    expect(byTargetUser.items).toMatchObject([{ id: stage.anna.id, workMinutes: 0, netRevenue: { value: 115.6 } }]);
  });

  test('whoever said that they can not come fills no place; who did not come was booked', async () => {
    await api.asOwner(`update offers set prevented_at = now() where appointment_id = $1 and user_id = $2`, [
      stage.evening,
      stage.bela.id,
    ]);
    await api.asOwner('delete from worklog_entries where appointment_id = $1 and user_id = $2', [
      stage.evening,
      stage.bela.id,
    ]);
    await api.asOwner('update worklogs set did_not_come = true where appointment_id = $1 and user_id = $2', [
      stage.evening,
      stage.bela.id,
    ]);
    expect((await figures()).total).toMatchObject({
      bookings: 2,
      filledPlaces: 1,
      fillRate: 50,
      notCome: 1,
      workMinutes: 450,
    });
  });

  test('know no foreign customers and kinds of work', async () => {
    const other = await aRecordedEvening(api);
    const { total } = await figures({ ...LATELY, invoiceRecipientIds: [other.recipient, 'no id at all'] });
    expect(total).toMatchObject({ appointments: 0, bookings: 0, workMinutes: 0 });
  });

  test('are of all customers and kinds of work where the choice is empty', async () => {
    const { total } = await figures({ ...LATELY, invoiceRecipientIds: [], appointmentTypeIds: [] });
    expect(total).toMatchObject({ appointments: 1, bookings: 2, workMinutes: 885 });
  });

  test('are pages of workers, past the last one too', async () => {
    const { data } = await api.call(
      `query ($input: StatisticsInput!) { statistics(input: $input) { byTargetUser(page: { number: 7, size: 10 }) { count items { id } } } }`,
      { input: LATELY },
      stage.accounting.headers,
    );
    expect(data.statistics.byTargetUser).toEqual({ count: 2, items: [] });
  });

  test.each([
    [{ from: TODAY, to: addDays(TODAY, -1) }, 'input.to', 'Das Ende muss am Anfang oder danach liegen.'],
    [{ from: '2020-01-01', to: '2026-01-01' }, 'input.to', 'Bitte einen Zeitraum von höchstens fünf Jahren wählen.'],
    [{ from: 'gestern', to: TODAY }, 'input.from', 'Bitte ein Datum angeben.'],
  ])('of %j are refused', async (input, field, message) => {
    expect((await ask(input)).errors[0]?.extensions['fields']).toEqual({ [field]: message });
  });
});

describe('who may', () => {
  test.each(['TENANT_USER_DISPATCHER', 'TENANT_USER_CUSTOMER_CARE', 'TARGET_USER'] as const)(
    '%s may not',
    async (role) => {
      const by = await api.aUser({ tenantId: stage.tenantId, role });
      expect(classOf(await ask(LATELY, by))).toBe('FORBIDDEN');
      expect(classOf(await aim(50, by))).toBe('FORBIDDEN');
    },
  );

  test('an agency without invoicing has none, and one without work has zeros', async () => {
    const without = await api.aTenant({ hasInvoicingModule: false });
    const by = await api.aUser({ tenantId: without, role: 'TENANT_USER_ACCOUNTING' });
    expect(classOf(await ask(LATELY, by))).toBe('FORBIDDEN');
    const empty = await api.aUser({ tenantId: await api.aTenant(), role: 'TENANT_USER_ACCOUNTING' });
    const { data } = await ask(LATELY, empty);
    expect(data.statistics).toMatchObject({
      total: { appointments: 0, fillRate: null, netRevenue: { value: 0 } },
      byInvoiceRecipient: [],
      byAppointmentType: [],
      byTargetUser: { count: 0, items: [] },
      fillTarget: 95,
    });
  });
});

const aim = (fillTarget: number, by: TestUser = stage.accounting) =>
  api.call('mutation ($to: Int!) { setFillTarget(fillTarget: $to) }', { to: fillTarget }, by.headers);

describe('the fill target', () => {
  test('is 95 percent until somebody says another one, which the log keeps', async () => {
    expect(await figures()).toMatchObject({ fillTarget: 95, viewerCanSetFillTarget: true });
    expect((await aim(88)).data.setFillTarget).toBe(88);
    expect((await aim(88)).data.setFillTarget).toBe(88);
    expect((await figures()).fillTarget).toBe(88);
    const records = await api.asOwner(
      `select p.before, p.after from audit_records r join audit_payloads p on p.tenant_id = r.tenant_id and p.audit_record_id = r.id
       where r.tenant_id = $1 and p.after ? 'fillTarget'`,
      [stage.tenantId],
    );
    expect(records).toEqual([{ before: { fillTarget: 95 }, after: { fillTarget: 88 } }]);
  });

  test.each([0, 101, -5])('%s percent are refused', async (percent) => {
    expect(classOf(await aim(percent))).toBe('BAD_REQUEST');
  });
});

test('by the statements alone, agencies are apart', async () => {
  const other = await aRecordedEvening(api);
  await liftPolicies(api);
  const { total, byTargetUser } = await figures();
  expect(total).toMatchObject({ appointments: 1, bookings: 2, workMinutes: 885 });
  expect(byTargetUser.count).toBe(2);
  await aim(70);
  expect((await ask(LATELY, other.accounting)).data.statistics.fillTarget).toBe(95);
});
