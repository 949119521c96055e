import { beforeAll, describe, expect, test } from 'vitest';
import { aYearOfFigures } from '#app/testing/a-year-of-figures.ts';
import { aTestApi } from '#app/testing/test-api.ts';

const api = await aTestApi();
let stage: Awaited<ReturnType<typeof aYearOfFigures>>;
beforeAll(async () => {
  await aYearOfFigures(api);
  stage = await aYearOfFigures(api);
});

const FIGURES = `appointments bookings notCome workMinutes breakMinutes travelMinutes wantedPlaces filledPlaces fillRate
  netRevenue { value }`;
const DOCUMENT = `query ($input: StatisticsInput!) { statistics(input: $input) {
  total { ${FIGURES} } byMonth { month figures { ${FIGURES} } } revenueByMonth { month netRevenue { value } } byWeek { monday week wantedPlaces filledPlaces }
  byInvoiceRecipient { id figures { ${FIGURES} } } byAppointmentType { id figures { ${FIGURES} } }
  byTargetUser(page: { size: 100 }) { count items { id bookings notCome workMinutes breakMinutes travelMinutes netRevenue { value } } }
  netRevenueWithoutTargetUser { value } yearBefore { from to total { ${FIGURES} } } } }`;
const ask = async (input: object) => {
  const { data, errors } = await api.call(DOCUMENT, { input }, stage.accounting.headers);
  expect(errors).toEqual([]);
  return data.statistics;
};

type Sums = Record<string, number>;
/** Money as whole cents, so that sums are exact. */
const flat = ({
  netRevenue,
  fillRate: _rate,
  ...figures
}: {
  netRevenue: { value: number };
  fillRate?: number;
}): Sums => ({
  ...figures,
  cents: Math.round(netRevenue.value * 100),
});
function sum(all: readonly Sums[]): Sums {
  const total: Sums = {};
  for (const [key, value] of all.flatMap((one) => Object.entries(one))) {
    if (typeof value === 'number') total[key] = (total[key] ?? 0) + value;
  }
  return total;
}

interface Wish {
  readonly from: string;
  readonly to: string;
  readonly invoiceRecipientIds?: readonly string[];
  readonly appointmentTypeIds?: readonly string[];
}
/** The same in plain words of the database, with nothing of the product's. */
async function counted({ from, to, invoiceRecipientIds = [], appointmentTypeIds = [] }: Wish): Promise<Sums> {
  const [row] = await api.asOwner<Sums>(
    `with a as (select * from appointments where tenant_id = $1
        and (cardinality($4::uuid[]) = 0 or invoice_recipient_id = any($4)) and (cardinality($5::uuid[]) = 0 or appointment_type_id = any($5))),
      begun as (select *, (select count(*) from offers o where o.appointment_id = a.id and o.state = 'BOOKED') as booked,
          (select count(*) from offers o where o.appointment_id = a.id and o.state = 'BOOKED' and o.prevented_at is null) as coming,
          (select count(*) from worklogs w where w.appointment_id = a.id and w.did_not_come) as missed
        from a where to_char(starts_at at time zone 'Europe/Vienna', 'YYYY-MM-DD') between $2 and $3),
      entries as (select e.*, extract(epoch from e.ends_at - e.starts_at) / 60 as length from worklog_entries e
        join a on a.id = e.appointment_id where to_char(e.starts_at at time zone 'Europe/Vienna', 'YYYY-MM-DD') between $2 and $3),
      lines as (select l.* from invoices i join invoice_lines l on l.invoice_id = i.id where i.tenant_id = $1 and i.sent_at is not null
        and i.cancelled_at is null and i.cancels_invoice_id is null and to_char(i.issue_date, 'YYYY-MM-DD') between $2 and $3
        and (cardinality($4::uuid[]) = 0 or i.invoice_recipient_id = any($4)) and (cardinality($5::uuid[]) = 0 or l.appointment_type_id = any($5)))
    select (select count(*) from begun)::int as appointments, (select coalesce(sum(booked), 0) from begun)::int as bookings,
      (select coalesce(sum(missed), 0) from begun)::int as "notCome", (select coalesce(sum(desired_target_users), 0) from begun)::int as "wantedPlaces",
      (select coalesce(sum(least(coming, desired_target_users)), 0) from begun)::int as "filledPlaces",
      (select coalesce(sum(length - break_minutes), 0) from entries where type = 'WORK')::int as "workMinutes",
      (select coalesce(sum(break_minutes), 0) from entries)::int as "breakMinutes",
      (select coalesce(sum(length), 0) from entries where type <> 'WORK')::int as "travelMinutes",
      (select coalesce(sum(net_in_cents), 0) from lines)::int as cents`,
    [stage.tenantId, from, to, invoiceRecipientIds, appointmentTypeIds],
  );
  return { ...row };
}

const PERIODS: readonly (readonly [string, string])[] = [
  ['2026-01-01', '2026-12-31'],
  ['2025-12-31', '2026-01-01'],
  ['2026-03-29', '2026-03-29'],
  ['2026-03-31', '2026-04-01'],
  ['2026-10-25', '2026-10-25'],
  ['2025-11-17', '2026-02-03'],
  ['2030-01-01', '2030-12-31'],
];

describe.each(PERIODS)('from %s to %s', (from, to) => {
  test('everything is counted once, in every order', async () => {
    const expected = await counted({ from, to });
    const { total, byMonth, revenueByMonth, byInvoiceRecipient, byAppointmentType, byWeek, byTargetUser, ...rest } =
      await ask({
        from,
        to,
      });
    expect(flat(total)).toEqual(expected);
    const figures = (rows: { figures: Parameters<typeof flat>[0] }[]) =>
      sum([{}, ...rows.map((row) => flat(row.figures))]);
    for (const rows of [byMonth, byInvoiceRecipient, byAppointmentType].filter(({ length }) => length > 0)) {
      expect(figures(rows)).toEqual(expected);
    }
    expect(revenueByMonth).toEqual(
      byMonth.map(({ month, figures: { netRevenue } }: (typeof byMonth)[number]) => ({ month, netRevenue })),
    );
    const places = sum(byWeek);
    expect([places['wantedPlaces'], places['filledPlaces']]).toEqual([
      expected['wantedPlaces'],
      expected['filledPlaces'],
    ]);
    const { appointments: _a, wantedPlaces: _w, filledPlaces: _f, ...ofWorkers } = expected;
    const unassigned = { cents: Math.round(rest.netRevenueWithoutTargetUser.value * 100) };
    const nothing = Object.fromEntries(Object.keys(ofWorkers).map((key) => [key, 0]));
    expect(sum([nothing, unassigned, ...byTargetUser.items.map(flat)])).toEqual(ofWorkers);
  });
});

test('each month has what falls into it in Vienna, and the year before is that year', async () => {
  const { byMonth } = await ask({ from: '2025-11-01', to: '2026-12-31' });
  expect(byMonth).toHaveLength(14);
  for (const { month, figures } of byMonth) {
    const days = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate();
    expect(flat(figures), month).toEqual(await counted({ from: `${month}-01`, to: `${month}-${days}` }));
  }
  const { yearBefore } = await ask({ from: '2026-11-01', to: '2026-12-31' });
  expect(yearBefore).toMatchObject({ from: '2025-11-01', to: '2025-12-31' });
  expect(flat(yearBefore.total)).toEqual(await counted({ from: '2025-11-01', to: '2025-12-31' }));
});

test('customers and kinds of work narrow all of it', async () => {
  const year = { from: '2026-01-01', to: '2026-12-31' };
  const chosen = [
    { ...year, invoiceRecipientIds: stage.recipients.slice(0, 2) },
    { ...year, appointmentTypeIds: stage.types.slice(0, 1) },
    { ...year, invoiceRecipientIds: stage.recipients.slice(1, 2), appointmentTypeIds: stage.types.slice(1) },
  ];
  for (const wish of chosen) {
    const expected = await counted(wish);
    const { total, byTargetUser, netRevenueWithoutTargetUser } = await ask(wish);
    expect(flat(total)).toEqual(expected);
    const workers = sum(byTargetUser.items.map(flat));
    expect([workers['bookings'], workers['workMinutes'], workers['notCome']]).toEqual([
      expected['bookings'],
      expected['workMinutes'],
      expected['notCome'],
    ]);
    expect((workers['cents'] ?? 0) + Math.round(netRevenueWithoutTargetUser.value * 100)).toBe(expected['cents']);
  }
  const { byAppointmentType } = await ask({ ...year, appointmentTypeIds: stage.types.slice(0, 1) });
  expect(byAppointmentType.map(({ id }: { id: string }) => id)).toEqual(stage.types.slice(0, 1));
});

test('a worker earns their part of each line by the largest remainder', async () => {
  const { byTargetUser } = await ask({ from: '2026-01-01', to: '2026-12-31', appointmentTypeIds: stage.types });
  // The rule as a window over the rows: hours among those of the day, surcharges among those of the type on the invoice.
  const expected = await api.asOwner<{ user_id: string; cents: number }>(
    `with line as (select l.*, i.id as invoice from invoices i join invoice_lines l on l.invoice_id = i.id where i.tenant_id = $1
        and i.sent_at is not null and i.cancelled_at is null and i.cancels_invoice_id is null and extract(year from i.issue_date) = 2026),
      worked as (select l.invoice, l.position, l.appointment_type_id, e.user_id,
          sum(extract(epoch from e.ends_at - e.starts_at) / 60 - e.break_minutes) as minutes
        from line l join worklog_entries e on e.appointment_id = l.appointment_id and e.type = 'WORK'
          and (e.starts_at at time zone 'Europe/Vienna')::date = l.day group by 1, 2, 3, 4),
      share as (select l.invoice, l.position, l.net_in_cents as net, w.user_id, w.minutes from line l join worked w using (invoice, position)
        union all select l.invoice, l.position, l.net_in_cents, w.user_id, sum(w.minutes) from line l join worked w on w.invoice = l.invoice
          and w.appointment_type_id = l.appointment_type_id where l.kind = 'SURCHARGE' group by 1, 2, 3, 4),
      part as (select *, floor(net * minutes / sum(minutes) over line) as low,
          net * minutes / sum(minutes) over line - floor(net * minutes / sum(minutes) over line) as rest from share
        window line as (partition by invoice, position)),
      ranked as (select *, net - sum(low) over (partition by invoice, position) as left_over,
        row_number() over (partition by invoice, position order by rest desc, user_id) as place from part)
    select user_id, sum(low + case when place <= left_over then 1 else 0 end)::int as cents from ranked group by 1`,
    [stage.tenantId],
  );
  const earned = new Map(expected.map(({ user_id, cents }) => [user_id, cents]));
  expect(expected.length).toBe(5);
  for (const { id, netRevenue } of byTargetUser.items) expect(Math.round(netRevenue.value * 100)).toBe(earned.get(id));
});
