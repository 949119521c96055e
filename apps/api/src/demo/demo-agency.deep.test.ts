import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_AGENCIES } from '#app/demo/demo-agencies.ts';
import { insertDemoAgency } from '#app/demo/insert-demo-agency.ts';
import { startTestApi, type TestApi } from '#app/testing/test-api.ts';
import { openDatabase } from '#platform/database/database.ts';
import type { Press } from '#platform/pdf/press.ts';

let api: TestApi;

/** As the command loads it, but for its two hundred papers: each kind is printed once, all of them by `npm start`. */
beforeAll(async () => {
  api = await startTestApi();
  const [agency] = DEMO_AGENCIES;
  if (!agency) throw new Error('the demo has an agency');
  const owner = openDatabase(
    { connectionString: api.ownerUrl, applicationName: 'test', size: 1, queueSize: 1, waitMs: 5000 },
    () => undefined,
  );
  const printed = new Map<string, Promise<Buffer>>();
  const printOnce: Press['pdf'] = (paper, ...rest) => {
    const paperOf = printed.get(paper.name) ?? api.press.pdf(paper, ...rest);
    printed.set(paper.name, paperOf);
    return paperOf;
  };
  await owner.withoutTenant((db) =>
    insertDemoAgency(db, agency, {
      secrets: api.secrets,
      issuer: 'https://issuer.example',
      subjects: new Map(agency.people.map((person, index) => [person, `known-${index}`])),
      otherSubjects: new Map([[agency, Array.from({ length: 100 }, (_, index) => `other-${index}`)]]),
      press: { ...api.press, pdf: printOnce },
      now: new Date(),
    }),
  );
  await owner.close();
}, 300_000);
afterAll(() => api.close());

test('hours wait without a price at one customer alone', async () => {
  const gaps = await api.asOwner(
    `select r.customer_number, y.description, count(*)::int from appointments a
      join invoice_recipients r on r.id = a.invoice_recipient_id join appointment_types y on y.id = a.appointment_type_id
    where not exists (select from invoice_recipient_prices p
      where p.invoice_recipient_id = r.id and p.appointment_type_id = y.id)
    group by 1, 2`,
  );
  expect(gaps).toEqual([{ customer_number: 'K-1011', description: 'Bar', count: 1 }]);
});

test('invoices are numbered without a gap, in the order of their dates', async () => {
  const invoices = await api.asOwner<{ year: number; position: number; day: string }>(
    'select year, position, issue_date::text as day from invoices order by year, position',
  );
  expect(invoices.length).toBeGreaterThan(100);
  for (const own of Map.groupBy(invoices, ({ year }) => year).values()) {
    expect(own.map(({ position }) => position)).toEqual(own.map((_, index) => index + 1));
    expect(own.map(({ day }) => day)).toEqual(own.map(({ day }) => day).toSorted());
  }
});

test('what stands in the books stands in the history, at the same moment and by the same person', async () => {
  const [told] = await api.asOwner(
    `select
      (select count(*)::int from appointments a where not exists (select from audit_records r where r.entity_id = a.id
        and r.entity_type = 'appointment' and r.action = 'appointments.write' and r.at < least(a.starts_at, now()))) as appointments,
      (select count(*)::int from offers o where not exists (select from audit_records r join audit_payloads p
          on p.audit_record_id = r.id
        where r.entity_id = o.appointment_id and p.subject_id = o.user_id and r.at = o.state_changed_at
          and p.after -> 'offer' ->> 'state' = o.state)) as offers,
      (select count(*)::int from worklog_blocks b where recorded_at is not null and not exists (select from audit_records r
        join users u on u.id = r.actor_user_id where r.entity_id = b.appointment_id and r.entity_type = 'worklog-block'
          and r.at = b.recorded_at and u.first_name || ' ' || u.last_name = b.recorded_by_name)) as blocks,
      (select count(*)::int from invoices i where not exists (select from audit_records r join users u
          on u.id = r.actor_user_id
        where r.entity_id = i.id and r.at = i.created_at and u.first_name || ' ' || u.last_name = i.created_by_name)) as invoices,
      (select count(*)::int from audit_records r where r.at > now()) as future`,
  );
  expect(told).toEqual({ appointments: 0, offers: 0, blocks: 0, invoices: 0, future: 0 });
});

test('nobody works while they are away, and who shows the app entered their holiday themselves', async () => {
  const busy = await api.asOwner(
    `select from absences b join offers o on o.user_id = b.user_id and o.starts_at < b.ends_at and o.ends_at > b.starts_at`,
  );
  expect(busy).toEqual([]);
  const [anna] = await api.asOwner(
    `select b.created_by_name from absences b join users u on u.id = b.user_id where u.last_name = 'Pichler' and u.first_name = 'Anna'`,
  );
  expect(anna).toEqual({ created_by_name: 'Anna Pichler' });
});

test('shifts take place at venues of their customers, some workers came late or not at all, some can not come', async () => {
  const [counts] = await api.asOwner<Record<string, number>>(
    `select (select count(*)::int from appointments a join venues v on v.invoice_recipient_id = a.invoice_recipient_id
        and v.venue = a.venue and v.station is not distinct from a.station) as "atVenues",
      (select count(*)::int from worklogs where did_not_come) as "notCome",
      (select count(*)::int from worklogs where note = 'Zu spät gekommen') as late,
      (select count(*)::int from offers where prevented_at is not null) as prevented,
      (select count(*)::int from target_users where has_driving_licence is false and car_availability <> 'UNAVAILABLE')
        as "carWithoutLicence"`,
  );
  expect(counts).toMatchObject({ prevented: 3, carWithoutLicence: 0 });
  for (const name of ['atVenues', 'notCome', 'late']) expect([name, (counts?.[name] ?? 0) > 5]).toEqual([name, true]);
});
