import { INVOICE_STATES, type InvoiceState, invoiceState } from '@gastspiel/domain/invoices/invoice-state.ts';
import { addDays, dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { aRecordedEvening, invoiceCalls } from '#app/testing/an-invoice.ts';
import { aTestApi } from '#app/testing/test-api.ts';

const TODAY = dayOf(new Date());
const NOBODY = '00000000-0000-4000-8000-000000000000';
const DAYS = [-1, 0, 1].map((days) => addDays(TODAY, days));

/** Every mark with dates around today that make a difference: as many rows as there are ways. */
const api = await aTestApi();
const stage = await aRecordedEvening(api);
const calls = invoiceCalls(api, () => stage.accounting);
beforeAll(async () => {
  await api.asOwner(
    `insert into invoices (tenant_id, year, position, invoice_recipient_id, issue_date, due_date, dun_date, language,
       tax_treatment, tax_percentage, paper, recipient_name, search_key, net_in_cents, tax_in_cents, gross_in_cents, sent_at,
       sent_file, sent_file_sha256, sent_ebinterface, paid_on, marked_paid_at, cancelled_at, created_at, created_by_name)
     select $1, extract(year from issue), row_number() over (), $2, issue, due, dun, 'de', 'TAXED', 2000, '{}',
       'Palais ' || row_number() over (), 'palais', 100 * total, 20 * total, 120 * total, case when sent then now() end,
       case when sent then 'x'::bytea end, case when sent then sha256('x') end, case when sent then 'x'::bytea end, case when paid then issue end,
       case when paid then now() end, case when cancelled then now() end, now(), 'Anna'
     from unnest($3::date[]) due_offset (base), unnest(array['issue', 'due', 'dun']) which,
       lateral (select case which when 'issue' then base when 'due' then base - 5 else base - 9 end as issue,
         case which when 'issue' then base + 5 when 'due' then base else base - 5 end as due,
         case which when 'issue' then base + 9 when 'due' then base + 5 else base end as dun) dates,
       unnest(array[true, false]) sent, unnest(array[true, false]) paid, unnest(array[true, false]) cancelled,
       lateral (select 1 + (issue - '2020-01-01'::date) * 7 % 5 + case when sent then 10 else 0 end as total) figures
     where sent or not paid`,
    [stage.tenantId, stage.recipient, DAYS],
  );
  // And the cancellation of one of them.
  await api.asOwner(
    `insert into invoices (tenant_id, year, position, invoice_recipient_id, issue_date, due_date, dun_date, language,
       tax_treatment, tax_percentage, paper, recipient_name, search_key, net_in_cents, tax_in_cents, gross_in_cents,
       cancels_invoice_id, created_at, created_by_name)
     select tenant_id, year, position + 1000, invoice_recipient_id, issue_date, due_date, dun_date, language, tax_treatment,
       tax_percentage, paper, recipient_name, search_key, -net_in_cents, -tax_in_cents, -gross_in_cents, id, now(), 'Anna'
     from invoices where tenant_id = $1 and cancelled_at is not null order by year, position limit 1`,
    [stage.tenantId],
  );
});

const ROW =
  'id number state netTotal { value } grossTotal { value } issueDate recipientName processingSteps { dueDate }';
const list = async (filter: object = {}, sort?: object) =>
  (
    await calls.call(
      `query ($filter: InvoiceFilter, $sort: InvoiceSort) {
        it: invoices(page: { number: 0, size: 100 }, filter: $filter, sort: $sort) { count items { ${ROW} } } }`,
      { filter, ...(sort ? { sort } : {}) },
    )
  ).invoice;

type Sums = Readonly<Record<'netTotal' | 'grossTotal', { readonly value: number }>>;
const sumOf = (items: readonly Sums[], of: keyof Sums) => items.reduce((sum, item) => sum + item[of].value, 0);

describe('the states in the database', () => {
  test('are those of the domain, whatever the dates and marks', async () => {
    const rows = await api.asOwner(
      `select id, issue_date::text as "issueDate", due_date::text as "dueDate", dun_date::text as "dunDate",
         sent_at is not null as "isSent", paid_on is not null as "isPaid", cancelled_at is not null or cancels_invoice_id is not null as "isCancelled"
       from invoices where tenant_id = $1`,
      [stage.tenantId],
    );
    const expected = new Map<InvoiceState, unknown[]>(INVOICE_STATES.map((state) => [state, []]));
    for (const row of rows) expected.get(invoiceState(row as never, TODAY))?.push(row['id']);
    for (const state of INVOICE_STATES) {
      const { items } = await list({ states: [state] });
      expect(items.map(({ id }: { id: string }) => id).sort(), state).toEqual(expected.get(state)?.sort());
      expect(
        items.every((item: { state: string }) => item.state === state),
        state,
      ).toBe(true);
      expect(expected.get(state)?.length, state).toBeGreaterThan(0);
    }
  });

  test('are summed up by year as they are listed', async () => {
    const year = Number(TODAY.slice(0, 4));
    const { invoice: sums } = await calls.call(
      'query ($year: Int!) { it: invoiceTotalSumOfStateSummary(year: $year) { state count netTotal { value } grossTotal { value } } }',
      { year },
    );
    for (const { state, count, netTotal, grossTotal } of sums) {
      const { items } = await list({ states: [state], issuedFrom: `${year}-01-01`, issuedTo: `${year}-12-31` });
      expect([state, count]).toEqual([state, items.length]);
      // Cancelled invoices count in no sum, also where the two lie in different years.
      const counted = state === 'CANCELLED' ? [] : items;
      expect(netTotal.value).toBeCloseTo(sumOf(counted, 'netTotal'));
      expect(grossTotal.value).toBeCloseTo(sumOf(counted, 'grossTotal'));
    }
  });

  test('are summed up within the days and the year at once, and counted as they are summed up', async () => {
    const [from, to] = [addDays(TODAY, -4), addDays(TODAY, 1)];
    const filters = [{}, { issuedFrom: from }, { issuedTo: TODAY }, { issuedFrom: from, issuedTo: to, text: 'palais' }];
    for (const filter of [...filters, { issuedFrom: '2001-01-01', issuedTo: '2099-12-31' }]) {
      for (const year of [null, Number(from.slice(0, 4)), 1 + Number(to.slice(0, 4))]) {
        const { data } = await api.call(
          `query ($year: Int, $filter: InvoiceFilter, $some: InvoiceFilter) {
            sums: invoiceTotalSumOfStateSummary(year: $year, filter: $filter) { state count }
            all: invoices(page: { number: 0, size: 100 }, filter: $filter) { count items { state issueDate } }
            some: invoices(filter: $some) { count } }`,
          { year, filter, some: { ...filter, states: ['PAID', 'DRAFT'] } },
          stage.accounting.headers,
        );
        const items: { state: InvoiceState; issueDate: string }[] = data.all.items;
        const ofYear = items.filter(({ issueDate }) => year === null || issueDate.startsWith(String(year)));
        const counts = INVOICE_STATES.map((state) => ({
          state,
          count: ofYear.filter((one) => one.state === state).length,
        }));
        expect(data.sums).toEqual(counts);
        expect(data.all.count).toBe(items.length);
        expect(data.some.count).toBe(items.filter(({ state }) => ['PAID', 'DRAFT'].includes(state)).length);
      }
    }
  });

  test('are summed up of the states and the customer that were chosen alone', async () => {
    const statesOf = async (filter: object) => {
      const { invoice: sums } = await calls.call(
        'query ($filter: InvoiceFilter) { it: invoiceTotalSumOfStateSummary(filter: $filter) { state count } }',
        { filter },
      );
      return sums.flatMap(({ state, count }: { state: string; count: number }) => (count > 0 ? [state] : []));
    };
    expect(await statesOf({ states: ['PAID'] })).toEqual(['PAID']);
    expect(await statesOf({ invoiceRecipientId: NOBODY })).toEqual([]);
  });

  test('are counted of the days that were asked for, whatever is asked in the same request', async () => {
    const filters = {
      on: { issuedFrom: TODAY, issuedTo: TODAY },
      from: { issuedFrom: TODAY },
      to: { issuedTo: TODAY },
    };
    const { data } = await api.call(
      `query ($on: InvoiceFilter, $from: InvoiceFilter, $to: InvoiceFilter) {
        on: invoices(filter: $on) { count } from: invoices(filter: $from) { count } to: invoices(filter: $to) { count } }`,
      filters,
      stage.accounting.headers,
    );
    for (const [name, filter] of Object.entries(filters)) {
      expect(data[name].count, name).toBe((await list(filter)).items.length);
    }
  });

  test('of a year without invoices are nothing', async () => {
    const { invoice: sums } = await calls.call(
      'query ($year: Int!) { it: invoiceTotalSumOfStateSummary(year: $year) { state count grossTotal { value } } }',
      { year: 2001 },
    );
    expect(sums).toEqual(INVOICE_STATES.map((state) => ({ state, count: 0, grossTotal: { value: 0 } })));
  });
});

describe('the list', () => {
  test('is narrowed by several states, days and recipient together', async () => {
    const { items } = await list({ states: ['DRAFT', 'PAID'], issuedFrom: TODAY, invoiceRecipientId: stage.recipient });
    expect(items.length).toBeGreaterThan(0);
    for (const { state, issueDate } of items) {
      expect(['DRAFT', 'PAID']).toContain(state);
      expect(issueDate >= TODAY).toBe(true);
    }
    expect((await list({ invoiceRecipientId: NOBODY })).count).toBe(0);
  });

  test('has the days from the first to the last, both with them', async () => {
    const daysOf = async (filter: object) =>
      new Set((await list(filter)).items.map(({ issueDate }: { issueDate: string }) => issueDate));
    expect(await daysOf({ issuedFrom: TODAY, issuedTo: TODAY })).toEqual(new Set([TODAY]));
    const until = [...(await daysOf({ issuedTo: TODAY }))];
    expect(until).toContain(TODAY);
    expect(until).not.toContain(addDays(TODAY, 1));
  });

  test('is whole where an empty list of states is given', async () => {
    const { count, items } = await list({ states: [] });
    expect(items.length).toBeGreaterThan(0);
    expect(count).toBe(items.length);
  });

  test('is searched', async () => {
    expect((await list({ text: 'Palais' })).count).toBe((await list()).count);
    expect((await list({ text: 'gibt es nicht' })).count).toBe(0);
  });

  test('is read page by page, each invoice once', async () => {
    const pageOf = async (number: number) =>
      (
        await calls.call(
          'query ($number: Int!) { it: invoices(page: { number: $number, size: 10 }) { count items { id } } }',
          { number },
        )
      ).invoice;
    const { count, items } = await pageOf(0);
    const rest = await Promise.all(Array.from({ length: Math.ceil(count / 10) - 1 }, (_, index) => pageOf(index + 1)));
    const ids = [items, ...rest.map((page) => page.items)].flat().map(({ id }: { id: string }) => id);
    expect(ids).toHaveLength(count);
    expect(new Set(ids).size).toBe(count);
  });

  test.each([
    ['NUMBER', ({ number }: { number: string }) => number],
    ['ISSUE_DATE', ({ issueDate }: { issueDate: string }) => issueDate],
    ['DUE_DATE', ({ processingSteps }: { processingSteps: { dueDate: string } }) => processingSteps.dueDate],
    ['TOTAL', ({ grossTotal }: { grossTotal: { value: number } }) => grossTotal.value],
  ] as const)('is sorted by %s in both directions', async (key, of) => {
    const up = (await list({}, { key, isDescending: false })).items.map(of);
    const down = (await list({}, { key, isDescending: true })).items.map(of);
    expect(up).toEqual(up.toSorted((a: string | number, b: string | number) => (a < b ? -1 : Number(a > b))));
    expect(new Set(up).size).toBeGreaterThan(2);
    expect(down).toEqual(up.toReversed());
  });

  test('puts recipients in the order of the alphabet', async () => {
    const names = (await list({}, { key: 'RECIPIENT', isDescending: false })).items.map(
      ({ recipientName }: { recipientName: string }) => recipientName,
    );
    expect(names).toEqual(names.toSorted((a: string, b: string) => a.localeCompare(b, 'de', { numeric: true })));
  });

  test('gives no files away: a document that asks lists for them is refused', async () => {
    for (const field of ['savedPdfBase64', 'sentPdfBase64', 'pages']) {
      const { errors } = await calls.call(`{ it: invoices { items { ${field} } } }`, {});
      expect(errors, field).toHaveLength(1);
    }
  });
});
