import { addDays, dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import fc from 'fast-check';
import { aRecipient } from '#app/testing/a-recipient.ts';
import type { TestApi, TestUser } from '#app/testing/test-api.ts';

const DAY = 24 * 60;
/** Minutes from now, never near it: what is over when the first number is read is over when the last list is. */
const fromNow = (min: number, max: number) =>
  fc.integer({ min: Math.floor(min / 10), max: Math.floor(max / 10) }).map((tens) => tens * 10 + 5);

/** Starts in the past, now, in the next days, and around the edge of the coming week. */
const START = fc.oneof(
  fromNow(-40 * DAY, -DAY),
  fromNow(-DAY, 0),
  fromNow(-DAY / 3, 0),
  fromNow(0, 2 * DAY),
  fromNow(2 * DAY, 6 * DAY),
  fromNow(6 * DAY, 8 * DAY),
  fromNow(8 * DAY, 30 * DAY),
);
const LENGTH = fc.oneof(
  { weight: 9, arbitrary: fc.integer({ min: 6, max: 72 }).map((tens) => tens * 10) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 13 }).map((days) => days * DAY) },
);

const WORKERS = 16;
const worker = fc.nat({ max: WORKERS - 1 });
const offer = fc.record({
  worker,
  state: fc.constantFrom('CONTACTED', 'ACCEPTED', 'BOOKED', 'BOOKED', 'BOOKED', 'DECLINED'),
  isPrevented: fc.nat({ max: 3 }).map((lot) => lot === 0),
  /** Minutes since it is so. */
  waited: fc.nat({ max: 9 * DAY }),
});
const appointment = fc.record({
  start: START,
  length: LENGTH,
  desired: fc.integer({ min: 1, max: 4 }),
  hasRecipient: fc.nat({ max: 5 }).map((lot) => lot > 0),
  isRecorded: fc.boolean(),
  /** Its time sheets, the oldest first. */
  papers: fc.array(fc.constantFrom('SENT', 'STALE', 'REFUSED', 'ON_ITS_WAY'), { maxLength: 3 }),
  offers: fc.uniqueArray(offer, { maxLength: 6, selector: ({ worker: one }) => one }),
});
const absence = fc.record({
  worker,
  start: fromNow(-5 * DAY, 12 * DAY),
  length: fc.integer({ min: 1, max: 7 }).map((days) => days * DAY),
});
const invoice = fc.record({
  issued: fc.integer({ min: -400, max: 20 }),
  due: fc.integer({ min: 1, max: 40 }),
  gross: fc.integer({ min: 1, max: 900_000 }),
  is: fc.constantFrom('DRAFT', 'SENT', 'SENT', 'REFUSED', 'PAID', 'CANCELLED'),
});
const WORKER = fc.record({
  state: fc.constantFrom('ACTIVE', 'ACTIVE', 'ACTIVE', 'ONBOARDING', 'BLOCKED'),
  isRefused: fc.boolean(),
  hasPush: fc.nat({ max: 2 }).map((lot) => lot === 0),
} as const);

/** An agency in the middle of its work, drawn by lot. */
export const AGENCY = fc.record({
  workers: fc.array(WORKER, { minLength: WORKERS, maxLength: WORKERS }),
  appointments: fc.array(appointment, { minLength: 25, maxLength: 70, size: 'max' }),
  absences: fc.array(absence, { maxLength: 14, size: 'max' }),
  /** Said after somebody has decided of the bookings under the others. */
  laterAbsences: fc.array(absence, { maxLength: 10, size: 'max' }),
  invoices: fc.array(invoice, { minLength: 10, maxLength: 40, size: 'max' }),
  failedJobs: fc.nat({ max: 14 }),
});
type Agency = typeof AGENCY extends fc.Arbitrary<infer Drawn> ? Drawn : never;

/** Writes it into the database; answers somebody who sees all of it. */
export const found = (api: TestApi, agency: Agency): Promise<TestUser> => api.countOnce(() => write(api, agency));

async function write(api: TestApi, agency: Agency): Promise<TestUser> {
  const tenantId = await api.aTenant();
  const admin = await api.aUser({ tenantId, role: 'SYSTEM_ADMIN' });
  const recipient = await aRecipient(api, tenantId);
  const workers: string[] = [];
  for (const { state, isRefused, hasPush } of agency.workers) {
    const { id } = await api.aUser({ tenantId, role: 'TARGET_USER', state });
    workers.push(id);
    await api.asOwner('update users set is_email_refused = $2 where id = $1', [id, isRefused]);
    if (hasPush)
      await api.asOwner('insert into push_tokens (tenant_id, token, user_id) values ($1, $2::uuid::text, $2::uuid)', [
        tenantId,
        id,
      ]);
  }
  const at = (minutes: number) => new Date(Date.now() + minutes * 60_000);
  for (const { start, length, desired, hasRecipient, isRecorded, papers, offers } of agency.appointments) {
    const [row] = await api.asOwner<{ id: string }>(
      `insert into appointments (tenant_id, description, starts_at, ends_at, desired_target_users, appointment_type_id, pool_id,
         invoice_recipient_id, customer, venue, search_key)
       select $1, 'Gala', $2, $3, $4, (select id from appointment_types where tenant_id = $1 limit 1),
         (select id from target_user_pools where tenant_id = $1 limit 1), $5, 'x', 'x', 'x' returning id`,
      [tenantId, at(start), at(start + length), desired, hasRecipient ? recipient : null],
    );
    for (const one of offers) {
      const isPrevented = one.isPrevented && one.state === 'BOOKED';
      // Who is booked elsewhere already is not asked.
      await api.asOwner(
        `insert into offers (tenant_id, appointment_id, user_id, starts_at, ends_at, state, prevented_at, state_changed_at)
         select tenant_id, id, $2, starts_at, ends_at, $3, $4, $5 from appointments a
         where id = $1 and ($3 <> 'BOOKED' or not exists (select from offers o where o.tenant_id = a.tenant_id and o.user_id = $2
           and o.state = 'BOOKED' and o.starts_at < a.ends_at and o.ends_at > a.starts_at))
         on conflict on constraint one_offer_a_worker do nothing`,
        [row?.id, workers[one.worker], one.state, isPrevented ? at(-one.waited) : null, at(-one.waited)],
      );
    }
    await writePapers(api, row?.id ?? '', isRecorded && start + length < 0, papers);
  }
  for (const one of agency.absences) await writeAbsence(one);
  await keepSome(api, admin);
  for (const one of agency.laterAbsences) await writeAbsence(one);
  await writeInvoices(api, tenantId, recipient, agency.invoices);
  for (let job = 0; job < agency.failedJobs; job += 1) {
    await api.asOwner(
      `with job as (select id from graphile_worker.add_job('test.kind', json_build_object('tenantId', $1::text)))
      update graphile_worker._private_jobs set attempts = max_attempts where id in (select id from job)`,
      [tenantId],
    );
  }
  return admin;

  async function writeAbsence({ worker: who, start, length }: Agency['absences'][number]): Promise<void> {
    await api.asOwner(
      `insert into absences (tenant_id, user_id, starts_at, ends_at, is_whole_days, created_by, created_by_name)
       values ($1, $2, $3, $4, false, $5, 'x')`,
      [tenantId, workers[who], at(start), at(start + length), admin.id],
    );
  }
}

/** Each later than the one before: as today, or without whoever comes first; taken by the mail server, refused, or neither. */
async function writePapers(api: TestApi, id: string, isRecorded: boolean, papers: readonly string[]): Promise<void> {
  if (!isRecorded && papers.length === 0) return;
  await api.asOwner(
    `insert into worklog_blocks (tenant_id, appointment_id, entered_at, recorded_at)
     select tenant_id, id, case when $2 then now() end, case when $2 then now() end from appointments where id = $1`,
    [id, isRecorded],
  );
  for (const [index, paper] of papers.entries()) {
    const [printout] = await api.asOwner<{ id: string }>(
      `insert into printouts (tenant_id, appointment_id, ordered_at, ordered_by_name, sent_at)
       select tenant_id, id, now() - (9 - $2::int) * interval '1 hour', 'x', case when $3 then now() end
       from appointments where id = $1 returning id`,
      [id, index, paper === 'SENT' || paper === 'STALE'],
    );
    await api.asOwner(
      `insert into printout_rows (tenant_id, printout_id, user_id, worker_name, starts_at, ends_at)
       select tenant_id, $2, user_id, 'x', starts_at, ends_at from offers where appointment_id = $1 and state = 'BOOKED'
       order by user_id offset $3`,
      [id, printout?.id, paper === 'STALE' ? 1 : 0],
    );
    await api.asOwner(
      `insert into printout_recipients (tenant_id, printout_id, position, name, email, gave_up_at)
       select tenant_id, id, 1, 'x', 'x@example.at', case when $2 then now() end from printouts where id = $1`,
      [printout?.id, paper === 'REFUSED'],
    );
  }
}

/** Somebody keeps every other booking under an absence. */
async function keepSome(api: TestApi, admin: TestUser): Promise<void> {
  const offers = await api.asOwner<{ id: string }>(
    `select distinct o.id from offers o join absences b using (tenant_id, user_id) where tenant_id = $1 and o.state = 'BOOKED'
       and o.starts_at < b.ends_at and o.ends_at > b.starts_at`,
    [admin.tenantId],
  );
  for (const { id } of offers.filter((_, index) => index % 2 === 0)) {
    const { errors } = await api.call(
      'mutation ($id: String!) { keepBooking(offerId: $id) { offerId } }',
      { id },
      admin.headers,
    );
    if (errors.length > 0) throw new Error(JSON.stringify(errors));
  }
}

async function writeInvoices(
  api: TestApi,
  tenantId: string,
  recipient: string,
  invoices: Agency['invoices'],
): Promise<void> {
  const today = dayOf(new Date());
  for (const [position, { issued, due, gross, is }] of invoices.entries()) {
    const [issueDate, isSent] = [addDays(today, issued), is === 'SENT' || is === 'PAID' || is === 'REFUSED'];
    const [row] = await api.asOwner<{ id: string }>(
      `insert into invoices (tenant_id, year, position, invoice_recipient_id, issue_date, due_date, dun_date, language, tax_treatment,
         tax_percentage, paper, recipient_name, search_key, net_in_cents, tax_in_cents, gross_in_cents, sent_at, sent_file,
         sent_file_sha256, sent_ebinterface, paid_on, marked_paid_at, cancelled_at, created_at, created_by_name)
       select $1, extract(year from $4::date), $2, $3, $4::date, $4::date + $5::int, $4::date + 2 * $5::int, 'de', 'TAXED', 2000,
         '{}', 'x', 'x', $6, 0, $6, case when $7 then now() end, case when $7 then ''::bytea end, case when $7 then sha256('') end,
         case when $7 then ''::bytea end, case when $8 then $4::date end, case when $8 then now() end,
         case when $9 then now() end, now(), 'x' returning id`,
      [tenantId, position + 1, recipient, issueDate, due, gross, isSent, is === 'PAID', is === 'CANCELLED'],
    );
    if (!isSent) continue;
    await api.asOwner(
      `with sending as (insert into invoice_sendings (tenant_id, invoice_id, ordered_at, ordered_by_name)
         values ($1, $2, now(), 'x') returning id)
       insert into invoice_sending_recipients (tenant_id, sending_id, position, name, email, is_copy, sent_at, failure, gave_up_at)
       select $1, id, 1, 'x', 'x@example.at', false, case when not $3 then now() end, case when $3 then 'ADDRESS_REFUSED' end,
         case when $3 then now() end from sending`,
      [tenantId, row?.id, is === 'REFUSED'],
    );
  }
}
