import { datesFrom, INVOICE_DATE_RULES } from '@gastspiel/domain/invoices/invoice-dates.ts';
import { INVOICE_FAILURES } from '@gastspiel/domain/invoices/invoice-failures.ts';
import { dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { past } from '#app/testing/a-worked-evening.ts';
import { anotherEvening, aRecordedEvening, invoiceCalls, invoiceInput } from '#app/testing/an-invoice.ts';
import { classOf } from '#app/testing/class-of.ts';
import { aTestApi } from '#app/testing/test-api.ts';
import { shift, worklogCalls } from '#app/testing/worklog-calls.ts';

const api = await aTestApi();
const calls = invoiceCalls(api, () => stage.accounting);
let stage: Awaited<ReturnType<typeof aRecordedEvening>>;
beforeEach(async () => {
  stage = await aRecordedEvening(api);
});

const YEAR = dayOf(new Date()).slice(0, 4);
const input = (changes: object = {}) => invoiceInput(stage.recipient, [stage.evening], changes);

describe('an invoice', () => {
  test('is made of recorded hours: minutes are added up, then rounded once', async () => {
    const { invoice, errors } = await calls.create(input());
    expect(errors).toEqual([]);
    expect(invoice).toMatchObject({
      number: `${YEAR}-00001`,
      state: 'DRAFT',
      netTotal: { value: 426.28 },
      tax: { value: 85.26 },
      grossTotal: { value: 511.54 },
      taxPercentage: 20,
      isOutdated: false,
      includedWorklogBlockIds: [stage.evening],
      usedLetterHead: { name: 'Palais Wehrgraf' },
      lines: [
        {
          worklogBlockId: stage.evening,
          day: past(3, '18:00').slice(0, 10),
          description: 'Service – Gala-Dinner der Handelskammer',
          quantity: 14.75,
          recordedMinutes: 885,
          workers: 2,
          price: { value: 28.9 },
          net: { value: 426.28 },
        },
      ],
    });
  });

  test('has surcharges, other items, and lines that were changed by hand', async () => {
    const [type] = await api.asOwner('select id from appointment_types where tenant_id = $1 order by position', [
      stage.tenantId,
    ]);
    const { invoice, errors } = await calls.create(
      input({
        lines: [
          { worklogBlockId: stage.evening, day: past(3, '18:00').slice(0, 10), description: 'Bedienung', quantity: 10 },
        ],
        surcharges: [{ appointmentTypeId: type?.['id'], description: 'Nacht', quantity: 4.5, surchargePercentage: 25 }],
        additionalItems: [{ description: 'Kilometergeld', quantity: 84, unit: 'km', pricePerUnit: { value: 0.5 } }],
      }),
    );
    expect(errors).toEqual([]);
    expect(invoice).toMatchObject({
      lines: [{ description: 'Bedienung', quantity: 10, recordedMinutes: 885, net: { value: 289 } }],
      surcharges: [{ net: { value: 32.51 } }],
      additionalItems: [{ net: { value: 42 } }],
      netTotal: { value: 363.51 },
      tax: { value: 72.7 },
      grossTotal: { value: 436.21 },
    });
  });

  test.each([
    [
      'a year that nobody means',
      { issueDate: '0026-05-01', dueDate: '0026-05-11', dunDate: '0026-05-21' },
      'input.issueDate',
      INVOICE_DATE_RULES.issue,
    ],
    ['due on its own day', { dueDate: dayOf(new Date()) }, 'input.dueDate', INVOICE_DATE_RULES.due],
    [
      'no position at all',
      { includedWorklogBlockIds: [] },
      'input.includedWorklogBlockIds',
      'Die Rechnung hat noch keine Positionen.',
    ],
    [
      'reverse charge for an Austrian',
      { taxTreatment: 'REVERSE_CHARGE' },
      'input.taxTreatment',
      INVOICE_FAILURES.treatmentNotOffered.message,
    ],
    [
      'somebody else’s block',
      { includedWorklogBlockIds: ['00000000-0000-4000-8000-000000000000'] },
      'input.includedWorklogBlockIds',
      INVOICE_FAILURES.notBillable.message,
    ],
  ])('with %s is refused at its field', async (_what, changes, field, message) => {
    const { fields } = await calls.create(input(changes));
    expect(fields).toMatchObject({ [field]: message });
    const { invoice } = await calls.call('{ it: nextInvoiceNumber }', {});
    expect(invoice).toBe(`${YEAR}-00001`);
  });

  test('a type without a price leads to the recipient', async () => {
    await api.asOwner('delete from invoice_recipient_prices where tenant_id = $1', [stage.tenantId]);
    expect((await calls.create(input())).message).toContain('Für „Service“ hat Palais Wehrgraf am');
  });

  test('a block is on one live invoice at most', async () => {
    await calls.create(input());
    expect((await calls.create(input())).code).toBe('invoices.notBillable');
    const { invoice } = await calls.call(
      `query ($id: String!) { it: billableWorklogBlocks(invoiceRecipientId: $id) { id } }`,
      { id: stage.recipient },
    );
    expect(invoice).toEqual([]);
  });

  test('eight at once want the same block: one gets it, and no number is lost', async () => {
    const results = await Promise.all(Array.from({ length: 8 }, () => calls.create(input())));
    expect(results.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
    const next = await anotherEvening(api, stage, 5);
    const { invoice } = await calls.create(invoiceInput(stage.recipient, [next]));
    expect(invoice.number).toBe(`${YEAR}-00002`);
  });

  test('numbers of many at once are gapless', async () => {
    const items = [{ description: 'Pauschale', quantity: 1, unit: 'Stk.', pricePerUnit: { value: 10 } }];
    const results = await Promise.all(
      Array.from({ length: 12 }, () => calls.create(invoiceInput(stage.recipient, [], { additionalItems: items }))),
    );
    expect(results.map(({ invoice }) => invoice.number).sort()).toEqual(
      Array.from({ length: 12 }, (_, i) => `${YEAR}-${String(i + 1).padStart(5, '0')}`),
    );
  });

  test('of another agency is not there', async () => {
    const { invoice } = await calls.create(input());
    const stranger = await api.aUser({ tenantId: await api.aTenant(), role: 'TENANT_USER_ACCOUNTING' });
    expect(classOf(await calls.find(invoice.id, stranger))).toBe('NOT_FOUND');
    expect(classOf(await calls.update(invoice.id, 1, input(), stranger))).toBe('NOT_FOUND');
  });
});

describe('a draft', () => {
  test('is changed whole under its version; its lines keep their price', async () => {
    const { invoice } = await calls.create(input());
    await api.asOwner('update invoice_recipient_prices set price_in_cents = 9900 where tenant_id = $1', [
      stage.tenantId,
    ]);
    const changed = await calls.update(invoice.id, 1, input({ notes: 'Danke!' }));
    expect(changed.invoice).toMatchObject({ version: 2, number: invoice.number, netTotal: { value: 426.28 } });
    expect((await calls.update(invoice.id, 1, input())).message).toBe('Die Daten wurden inzwischen geändert');
  });

  test('is not made for a year that has not begun', async () => {
    const { fields } = await calls.create(input(datesFrom('2062-11-16')));
    expect(fields).toEqual({ 'input.issueDate': INVOICE_DATE_RULES.future(Number(YEAR)) });
  });

  test('stays in the year of its number', async () => {
    const { invoice } = await calls.create(input());
    const { fields } = await calls.update(invoice.id, 1, input({ issueDate: '2020-05-01' }));
    expect(fields).toEqual({ 'input.issueDate': INVOICE_DATE_RULES.year(Number(YEAR)) });
  });

  test('of last year does not come into this one', async () => {
    const lastYear = Number(YEAR) - 1;
    const { invoice } = await calls.create(input(datesFrom(`${lastYear}-12-30`)));
    expect(invoice.number).toBe(`${lastYear}-00001`);
    const { fields } = await calls.update(invoice.id, 1, input());
    expect(fields).toEqual({ 'input.issueDate': INVOICE_DATE_RULES.year(lastYear) });
  });

  test('is outdated once its hours are recorded anew, until its lines are taken again', async () => {
    const { invoice } = await calls.create(input());
    await worklogCalls(api, () => stage.accounting).record(stage.evening, 1, [
      { worklogUserId: stage.anna.id, entries: [shift()] },
      { worklogUserId: stage.bela.id, didNotCome: true, entries: [] },
    ]);
    expect((await calls.find(invoice.id)).invoice).toMatchObject({ isOutdated: true, netTotal: { value: 426.28 } });
    // Somebody saves something else, and again: the old hours are still not the recorded ones.
    const [{ day, description, quantity, worklogBlockId }] = invoice.lines;
    const asBefore = { lines: [{ worklogBlockId, day, description, quantity }] };
    for (const version of [1, 2]) {
      const { invoice: kept } = await calls.update(
        invoice.id,
        version,
        input({ ...asBefore, notes: `Nr. ${version}` }),
      );
      expect(kept).toMatchObject({ isOutdated: true, netTotal: { value: 426.28 }, lines: [{ recordedMinutes: 885 }] });
    }
    const byHand = { lines: [{ worklogBlockId, day, description, quantity: 10 }] };
    expect((await calls.update(invoice.id, 3, input(byHand))).invoice).toMatchObject({ isOutdated: false });
    const taken = await calls.update(invoice.id, 4, input());
    expect(taken.invoice).toMatchObject({ isOutdated: false, netTotal: { value: 216.75 } });
  });

  test('can’t be paid; cancelled, it gives back its blocks by a cancellation with a number of its own', async () => {
    const { invoice } = await calls.create(input());
    expect((await calls.pay(invoice.id)).code).toBe('invoices.notPayable');
    const storno = await calls.cancel(invoice.id);
    expect(storno.invoice).toMatchObject({
      number: `${YEAR}-00002`,
      state: 'CANCELLED',
      netTotal: { value: -426.28 },
      tax: { value: -85.26 },
      grossTotal: { value: -511.54 },
      cancels: { number: invoice.number },
      lines: [{ quantity: -14.75, net: { value: -426.28 } }],
    });
    expect((await calls.find(invoice.id)).invoice).toMatchObject({
      state: 'CANCELLED',
      cancelledBy: { number: `${YEAR}-00002` },
    });
    for (const id of [invoice.id, storno.invoice.id])
      expect((await calls.cancel(id)).code).toBe('invoices.alreadyCancelled');
    expect((await calls.update(invoice.id, 2, input())).code).toBe('invoices.notEditable');
    expect((await calls.create(input())).invoice.number).toBe(`${YEAR}-00003`);
  });
});
