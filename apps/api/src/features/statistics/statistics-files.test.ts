import { readXlsx } from 'hucre/xlsx';
import { beforeAll, describe, expect, test } from 'vitest';
import { aYearOfFigures } from '#app/testing/a-year-of-figures.ts';
import { classOf } from '#app/testing/class-of.ts';
import { aTestApi, type TestUser } from '#app/testing/test-api.ts';

const api = await aTestApi();
let stage: Awaited<ReturnType<typeof aYearOfFigures>>;
beforeAll(async () => {
  await aYearOfFigures(api, ['Fremd', 'Fremder', 'Fremdes', 'Fremden', 'Fremdem']);
  stage = await aYearOfFigures(api, ['=SUM(A1)', '+Plus', '-Minus', '@Mail', 'Zoë']);
  await api.asOwner(`update invoice_recipients set name = '=1+1' where id = $1`, [stage.recipients[0]]);
});

const YEAR = { from: '2026-01-01', to: '2026-12-31' };

const link = (input: object, by: TestUser = stage.accounting) =>
  api.call('mutation ($input: DownloadInput!) { createDownload(input: $input) { url } }', { input }, by.headers);
async function download(input: object, by: TestUser = stage.accounting) {
  const { data, errors } = await link(input, by);
  expect(errors).toEqual([]);
  return api.app.inject({ method: 'GET', url: data.createDownload.url });
}
const sheetsOf = async (input: object, by?: TestUser) =>
  (await readXlsx((await download({ statisticsXlsx: input }, by)).rawPayload)).sheets;
type Cell = Awaited<ReturnType<typeof sheetsOf>>[number]['rows'][number][number];

const figuresOf = async (input: object) => {
  const { data } = await api.call(
    `query ($input: StatisticsInput!) { statistics(input: $input) { total { appointments bookings workMinutes breakMinutes
      travelMinutes notCome fillRate netRevenue { value } } } }`,
    { input },
    stage.accounting.headers,
  );
  return data.statistics.total;
};

/** A cell in whole units, so that columns add up exactly: money in cents, hours in minutes. */
const units = (head: Cell, value: number): number => {
  if (head === 'Umsatz netto') return Math.round(value * 100);
  return ['Arbeitsstunden', 'Pausen (h)', 'Fahrtzeit (h)'].includes(String(head)) ? Math.round(value * 60) : value;
};

describe('the workbook of a year', () => {
  test('has the period in its name', async () => {
    const { headers } = await download({ statisticsXlsx: YEAR });
    const name = decodeURIComponent(String(headers['content-disposition']));
    expect(name).toContain(`Auswertung ${YEAR.from} bis ${YEAR.to}.xlsx`);
  });

  test('has a sheet for each way to look at it, with German heads', async () => {
    const sheets = await sheetsOf(YEAR);
    expect(sheets.map(({ name }) => name)).toEqual(['Übersicht', 'Mitarbeitende', 'Kunden', 'Einsatzarten', 'Monate']);
    expect(sheets[0]?.rows.slice(1, 4)).toEqual([
      ['Agentur', 'Wiener Tafelrunde'],
      ['Zeitraum', '01.01.–31.12.2026'],
      ['Rechnungsempfänger', 'alle'],
    ]);
    const done = ['Buchungen', 'Arbeitsstunden', 'Pausen (h)', 'Fahrtzeit (h)', 'Umsatz netto'];
    expect(sheets[1]?.rows[0]).toEqual(['Nachname', 'Vorname', ...done, 'Nicht erschienen']);
    expect(sheets[2]?.rows[0]).toEqual([
      'Rechnungsempfänger',
      'Einsätze',
      ...done,
      'Besetzungsgrad',
      'Nicht erschienen',
    ]);
    const months = sheets[4]?.rows.slice(1, -1).map(([month]) => month);
    expect(months).toHaveLength(12);
    expect(sheets[4]?.rows.at(-1)?.[0]).toBe('Summe');
    expect(months?.[2]).toEqual(new Date('2026-03-01T00:00:00Z'));
  });

  test('adds up on every sheet to the sums of the page, to the cent', async () => {
    const total = await figuresOf(YEAR);
    const expected: Record<string, number> = {
      Einsätze: total.appointments,
      Buchungen: total.bookings,
      Arbeitsstunden: total.workMinutes,
      'Pausen (h)': total.breakMinutes,
      'Fahrtzeit (h)': total.travelMinutes,
      'Umsatz netto': Math.round(total.netRevenue.value * 100),
      'Nicht erschienen': total.notCome,
    };
    const [cents] = await api.asOwner<{ cents: number }>(
      `select sum(net_in_cents)::int as cents from invoices where tenant_id = $1 and year = 2026 and sent_at is not null
         and cancelled_at is null and cancels_invoice_id is null`,
      [stage.tenantId],
    );
    expect(expected['Umsatz netto']).toBe(cents?.cents);
    for (const { name, rows } of (await sheetsOf(YEAR)).slice(1)) {
      const [head = [], ...body] = rows;
      const sums = body.pop() ?? [];
      head.forEach((label, column) => {
        const wanted = expected[String(label)];
        if (wanted === undefined) return;
        expect(units(label, Number(sums[column])), `${name}: ${label}`).toBe(wanted);
        const added = body.reduce((sum, row) => sum + units(label, Number(row[column] ?? 0)), 0);
        expect(added, `${name}: ${label}`).toBe(wanted);
      });
      const rate = head.indexOf('Besetzungsgrad');
      if (rate >= 0) expect(Number(sums[rate]) * 100).toBeCloseTo(total.fillRate, 8);
    }
  });

  test('keeps names as they are, whatever they begin with', async () => {
    const [, workers, recipients] = await sheetsOf(YEAR);
    const names = workers?.rows.slice(1, -1).map(([name]) => name);
    expect(names?.slice(0, 5).sort()).toEqual(['+Plus', '-Minus', '=SUM(A1)', '@Mail', 'Zoë'].sort());
    expect(names?.at(-1)).toBe('Ohne Zuordnung');
    expect(recipients?.rows.map(([name]) => name)).toContain('=1+1');
    expect(recipients?.rows.map(([name]) => name)).toContain('Ohne Rechnungsempfänger');
  });

  test('says what it was narrowed to, and holds no more than that', async () => {
    const chosen = { ...YEAR, invoiceRecipientIds: [stage.recipients[0]], appointmentTypeIds: [stage.types[0]] };
    const [about, , recipients, types] = await sheetsOf(chosen);
    expect(about?.rows.slice(3, 5)).toEqual([
      ['Rechnungsempfänger', '=1+1'],
      ['Einsatzarten', 'Service'],
    ]);
    expect(recipients?.rows.map(([name]) => name)).toEqual(['Rechnungsempfänger', '=1+1', 'Summe']);
    expect(types?.rows.map(([name]) => name)).toEqual(['Einsatzart', 'Service', 'Summe']);
  });

  test('of an agency without any work has heads and sums of nothing', async () => {
    const tenantId = await api.aTenant();
    const by = await api.aUser({ tenantId, role: 'TENANT_USER_ACCOUNTING' });
    const [, workers, , , months] = await sheetsOf({ from: '2026-02-01', to: '2026-03-15' }, by);
    expect(workers?.rows.slice(1)).toEqual([['Summe', null, 0, 0, 0, 0, 0, 0]]);
    expect(months?.rows).toHaveLength(4);
  });

  test('names nobody who has left', async () => {
    const { workers, tenantId, accounting } = await aYearOfFigures(api);
    await api.asOwner(`update target_users set restricted_until = '2033-12-31' where user_id = any($1)`, [
      workers.slice(0, 2).map(({ id }) => id),
    ]);
    const [, sheet] = await sheetsOf(YEAR, accounting);
    expect(sheet?.rows.map(([name]) => name)).toEqual([
      ...['Nachname', 'Cleo', 'Dan', 'Eva', 'Ausgeschiedene', 'Ohne Zuordnung', 'Summe'],
    ]);
    const [log] = await api.asOwner(
      `select p.after from audit_records r join audit_payloads p on p.tenant_id = r.tenant_id and p.audit_record_id = r.id
       where r.tenant_id = $1 and p.after ->> 'download' is not null`,
      [tenantId],
    );
    expect(log).toEqual({ after: { download: 'STATISTICS_XLSX' } });
  });
});

test('the table has the same rows in one file', async () => {
  const lines = (await download({ statisticsCsv: YEAR })).body.trimEnd().split('\r\n');
  expect(lines[0]).toBe(
    '\ufeffNach;Bezeichnung;Einsätze;Buchungen;Arbeitsstunden;Pausen (h);Fahrtzeit (h);Umsatz netto;Besetzungsgrad (%);Nicht erschienen',
  );
  expect(lines.filter((line) => line.startsWith('Mitarbeitende;'))).toHaveLength(6);
  expect(lines.some((line) => line.startsWith(`Mitarbeitende;'=SUM(A1) Anna;`))).toBe(true);
  expect(lines.filter((line) => line.startsWith('Monate;'))[0]).toMatch(/^Monate;Jänner 2026;/);
  const total = await figuresOf(YEAR);
  const cells = lines.at(-1)?.split(';') ?? [];
  expect([cells[0], cells[2], cells[7]]).toEqual([
    'Summe',
    String(total.appointments),
    total.netRevenue.value.toFixed(2).replace('.', ','),
  ]);
});

test.each([
  ['TENANT_USER_DISPATCHER', 'FORBIDDEN'],
  ['TENANT_USER_CUSTOMER_CARE', 'FORBIDDEN'],
] as const)('is nothing for %s', async (role, refusal) => {
  const by = await api.aUser({ tenantId: stage.tenantId, role });
  for (const input of [
    { statisticsXlsx: YEAR },
    { statisticsCsv: YEAR },
    { recapitulativeStatementCsv: { month: '2026-01' } },
  ]) {
    expect(classOf(await link(input, by))).toBe(refusal);
  }
});
