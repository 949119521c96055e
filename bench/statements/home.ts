import { MOST_COUNTED } from '@gastspiel/domain/home/open-matters.ts';
import { LARGE_TENANT } from '#bench/data/generate.ts';
import { viennaTime } from '#bench/vienna-time.ts';

const DAY_MS = 24 * 60 * 60_000;
const HOUR = Math.floor(Date.now() / 3_600_000) * 3_600_000;
const TODAY = new Date(HOUR).toLocaleDateString('sv-SE', { timeZone: 'Europe/Vienna' });
const [YEAR = 0, MONTH = 0, DAY = 0] = TODAY.split('-').map(Number);
/** Days and months that are not there count on into the next ones, or back. */
const dayOf = (month: number, day: number): string =>
  new Date(Date.UTC(YEAR, month - 1, day)).toISOString().slice(0, 10);
const MONDAY = DAY - ((new Date(TODAY).getUTCDay() + 6) % 7);

/** The page's variables with everything that a role can see, as of this hour. */
export const HOME_VARIABLES = {
  soon: {
    from: new Date(HOUR).toISOString(),
    to: new Date(HOUR + 7 * DAY_MS).toISOString(),
    isNotFullyBooked: true,
  },
  today: TODAY,
  weeks: { from: dayOf(MONTH, MONDAY - 8 * 7), to: dayOf(MONTH, MONDAY + 13) },
  months: { from: dayOf(MONTH - 5, 1), to: dayOf(MONTH + 1, 0) },
  seesReleases: true,
  seesBlocks: true,
  seesInvoices: true,
  seesStatistics: true,
  seesRecipients: true,
  seesSender: true,
  seesJobs: true,
};

const OWN = `tenant_id = '${LARGE_TENANT}'`;
const LONGEST = `interval '14 days 1 hour'`;
const IN_VIENNA = `at time zone 'Europe/Vienna'`;
const startOf = (day: string, plus = 0): string => `(date '${day}' + ${plus})::timestamp ${IN_VIENNA}`;
const list = (rows: string): string => `coalesce((select json_agg(item) from (${rows}) item), '[]')`;
const money = (cents: string): string => `json_build_object('value', ${cents} / 100.0)`;

const APPOINTMENT = `json_build_object('id', a.id, 'description', a.description, 'customer', a.customer,
  'startDateTime', ${viennaTime('a.starts_at')}, 'endDateTime', ${viennaTime('a.ends_at')})`;
const { soon, weeks, months } = HOME_VARIABLES;
/** The standings of appointments that want somebody in the coming week. */
const NOT_FULL = `appointment_standings s where s.${OWN} and s.ends_at > '${soon.from}' and s.coming < s.wanted
  and s.starts_at > '${soon.from}'::timestamptz - ${LONGEST} and s.starts_at < '${soon.to}'`;
const WAITING = `offers o where o.${OWN} and o.state = 'ACCEPTED' and o.ends_at > now() and o.starts_at > now() - ${LONGEST}`;
const WORKER = `o.id as "offerId", o.user_id as "targetUserId", u.first_name as "firstName", u.last_name as "lastName"`;
const WITH_WORKER = `join users u on u.${OWN} and u.id = o.user_id join target_users t on t.${OWN} and t.user_id = o.user_id
  join appointments a on a.${OWN} and a.id = o.appointment_id`;

const PREVENTIONS = list(`select ${WORKER}, t.phone_number as "phoneNumber", ${viennaTime('o.prevented_at')} as since,
    o.prevented_note as note, ${APPOINTMENT} as appointment
  from offers o ${WITH_WORKER} where o.${OWN} and o.prevented_at is not null and o.ends_at > now() order by o.starts_at, o.id limit 25`);
/** Found by those who are away, and looked up for the ones that are shown. */
const ABSENCES = list(`select ${WORKER}, t.phone_number as "phoneNumber", ${viennaTime('d.since')} as since, d.note,
    ${APPOINTMENT} as appointment
  from (select o.id, o.user_id, o.appointment_id, o.starts_at, min(b.created_at) as since, min(b.note) as note
    from absences b join offers o on o.${OWN} and o.user_id = b.user_id and o.state = 'BOOKED' and o.starts_at < b.ends_at
      and o.starts_at > now() - ${LONGEST} and o.ends_at > b.starts_at and o.ends_at > now() and o.prevented_at is null
    where b.${OWN} and b.ends_at > now() and not exists (select from kept_bookings k
      where k.${OWN} and k.offer_id = o.id and k.absence_id = b.id)
    group by o.id, o.user_id, o.appointment_id, o.starts_at order by o.starts_at, o.id limit 25 offset 0) d
    cross join lateral (select d.id, d.user_id, d.starts_at) o
    join users u on u.${OWN} and u.id = o.user_id join target_users t on t.${OWN} and t.user_id = o.user_id
    join appointments a on a.${OWN} and a.id = d.appointment_id order by o.starts_at, o.id`);
const UNCONFIRMED_OFFER = `(o.state = 'BOOKED' and o.reminded_at is not null and o.confirmed_at is null and o.prevented_at is null
  and o.starts_at > now())`;
const UNCONFIRMED =
  list(`select json_build_object('id', a.id, 'description', a.description, 'startDateTime', ${viennaTime('a.starts_at')},
      'endDateTime', ${viennaTime('a.ends_at')}) as appointment, c.workers, ${viennaTime('c.since')} as since
  from (select o.appointment_id, min(o.reminded_at) as since, json_agg(json_build_object('firstName', u.first_name,
      'lastName', u.last_name) order by u.last_name collate german, u.first_name collate german, u.id) as workers
    from offers o join users u on u.${OWN} and u.id = o.user_id
    where o.${OWN} and o.starts_at > now() and o.starts_at < now() + interval '2 days' and ${UNCONFIRMED_OFFER} and o.reminded_at < now() - interval '4 hours'
    group by 1) c join appointments a on a.${OWN} and a.id = c.appointment_id order by a.starts_at, a.id limit 25`);
const UNREACHABLE = list(`select u.id as "targetUserId", u.first_name as "firstName", u.last_name as "lastName",
    t.phone_number as "phoneNumber", u.contact_email as "contactEmail",
    (select count(*) from offers o where o.${OWN} and o.user_id = u.id and o.starts_at > now()) as "offersAhead"
  from users u join target_users t on t.${OWN} and t.user_id = u.id
  where u.${OWN} and u.role = 'TARGET_USER' and u.state = 'ACTIVE' and u.is_email_refused and t.restricted_until is null
    and t.anonymised_at is null and not exists (select from push_tokens p where p.${OWN} and p.user_id = u.id)
  order by 6 desc, u.last_name collate german, u.first_name collate german, u.id limit 25`);
/** No time sheet was refused in this data set. */
const UNDELIVERED = list(`select 'INVOICE' as kind, i.id, i.number as label, i.invoice_recipient_id as "recipientId",
    i.recipient_name as "recipientName", r.email, ${viennaTime('r.gave_up_at')} as since
  from invoice_sending_recipients r join invoice_sendings s on s.${OWN} and s.id = r.sending_id
    join invoices i on i.${OWN} and i.id = s.invoice_id
  where r.${OWN} and r.gave_up_at is not null and not r.is_copy and i.cancelled_at is null and i.paid_on is null
  order by r.gave_up_at desc, i.id limit 25`);

/** Counted no further than the home counts, the first to begin first. */
const counted = (
  which: string,
): string => `from (select s.starts_at from appointment_standings s where s.${OWN} and ${which}
  order by s.starts_at limit ${MOST_COUNTED + 1}) s`;
const summary = (which: string): string =>
  `select json_build_object('count', count(*), 'nextStartDateTime', ${viennaTime('min(s.starts_at)')})
    ${counted(`s.ends_at > now() and s.starts_at > now() - ${LONGEST} and ${which}`)}`;
const UNSENT = summary('s.is_block and not s.is_sent');
const RESENDING = summary('s.needs_resending');
const OPEN = `s.is_block and not s.is_recorded and s.ends_at <= now() and s.starts_at < now()`;
const OPEN_BLOCKS = `select json_build_object('count', count(*), 'nextStartDateTime', ${viennaTime('min(s.starts_at)')}) ${counted(OPEN)}`;

const VIENNAS_DAY = `(select (now() ${IN_VIENNA})::date)`;
const INVOICES = `select json_agg(json_build_object('state', s.state, 'count', coalesce(f.count, 0),
    'grossTotal', ${money('coalesce(f.gross, 0)')}) order by s.place)
  from unnest(array['DRAFT', 'MISSED_SENDING', 'PENDING', 'PAST_DUE', 'PAST_DUN']) with ordinality s (state, place)
    left join (select case when i.sent_at is null then case when i.issue_date >= ${VIENNAS_DAY} then 'DRAFT' else 'MISSED_SENDING' end
        when i.due_date >= ${VIENNAS_DAY} then 'PENDING' when i.dun_date >= ${VIENNAS_DAY} then 'PAST_DUE' else 'PAST_DUN' end as state,
      count(*) as count, sum(i.gross_in_cents) as gross from invoices i where i.${OWN} and i.paid_on is null
        and i.cancelled_at is null and i.cancels_invoice_id is null group by 1) f using (state)`;
/** The weeks have their bounds told: a range over an index takes half the time of telling the week of every row. */
const FILL = `select json_agg(json_build_object('monday', m::date, 'wantedPlaces', f.wanted, 'filledPlaces', f.filled) order by m)
  from generate_series(timestamp '${weeks.from}', timestamp '${weeks.to}', interval '7 days') m cross join lateral (
    select coalesce(sum(s.wanted), 0) as wanted, coalesce(sum(least(s.coming, s.wanted)), 0) as filled from appointment_standings s
    where s.${OWN} and s.starts_at >= m ${IN_VIENNA} and s.starts_at < (m + interval '7 days') ${IN_VIENNA}) f`;
const YEAR_BEFORE = { from: dayOf(MONTH - 17, 1), to: dayOf(MONTH - 11, 0) };
const revenue = ({
  from,
  to,
}: typeof YEAR_BEFORE): string => `(select json_agg(json_build_object('month', to_char(m, 'YYYY-MM'),
    'netRevenue', ${money('f.net')}) order by m)
  from generate_series(timestamp '${from}', timestamp '${to}', interval '1 month') m cross join lateral (
    select coalesce(sum(i.net_in_cents), 0) as net from invoices i
    where i.${OWN} and i.issue_date between m::date and (m + interval '1 month')::date - 1
      and i.sent_at is not null and i.cancelled_at is null and i.cancels_invoice_id is null) f)`;

const TODAYS = `appointments a where a.${OWN} and a.starts_at < ${startOf(TODAY, 1)} and a.ends_at > ${startOf(TODAY)}
  and a.starts_at > ${startOf(TODAY)} - ${LONGEST}`;
const SHIFTS = list(`select a.desired_target_users as "desiredTargetUsers",
    json_build_object('id', a.id, 'description', a.description, 'customer', a.customer, 'venue', a.venue,
      'startDateTime', ${viennaTime('a.starts_at')}, 'endDateTime', ${viennaTime('a.ends_at')}) as appointment,
    coalesce((select json_agg(json_build_object('targetUserId', u.id, 'firstName', u.first_name, 'lastName', u.last_name,
        'phoneNumber', t.phone_number, 'isPrevented', o.prevented_at is not null,
        'isUnconfirmed', ${UNCONFIRMED_OFFER}, 'isTeamLeader', t.is_deployable_as_team_leader)
        order by u.last_name collate german, u.first_name collate german, u.id)
      from offers o join users u on u.${OWN} and u.id = o.user_id join target_users t on t.${OWN} and t.user_id = o.user_id
      where o.${OWN} and o.appointment_id = a.id and o.state = 'BOOKED'), '[]') as crew
  from (select a.id from ${TODAYS} order by a.starts_at, a.id limit 10) page
    join appointments a on a.${OWN} and a.id = page.id order by a.starts_at, a.id`);

/** The whole page by one statement. */
export const HOME = `select json_build_object('data', json_build_object(
  'openMatters', json_build_object('preventions', ${PREVENTIONS}, 'absences', ${ABSENCES}, 'unconfirmed', ${UNCONFIRMED}, 'unreachable', ${UNREACHABLE},
    'undelivered', ${UNDELIVERED}),
  'appointmentSummary', (select json_build_object('count', count(*),
    'freePlaces', coalesce(sum(s.wanted - s.coming), 0)) from ${NOT_FULL}),
  'appointments', json_build_object('items', ${list(`select a.id, a.description, ${viennaTime('a.starts_at')} as "startDateTime",
      ${viennaTime('a.ends_at')} as "endDateTime", a.desired_target_users as "desiredTargetUsers",
      s.booked as "bookedTargetUsers", s.booked - s.coming as "preventedTargetUsers",
      json_build_object('customer', a.customer) as "sectorAttributes"
    from (select * from ${NOT_FULL} order by s.starts_at, s.appointment_id limit 10) s
      join appointments a on a.${OWN} and a.id = s.appointment_id order by a.starts_at, a.id`)}),
  'beginnings', json_build_object('hasAppointments', exists (select from appointments where ${OWN}),
    'hasAppointmentTypes', exists (select from appointment_types where ${OWN} and retired_at is null),
    'hasWorkers', exists (select from target_users where ${OWN} and restricted_until is null and anonymised_at is null)),
  'invoiceRecipients', json_build_object('count', (select count(*) from invoice_recipients r where r.${OWN})),
  'invoiceSender', (select json_build_object('version', s.version) from invoice_senders s where s.${OWN}),
  'offersWaitingForBooking', (select json_build_object('count', count(*), 'since', ${viennaTime('min(o.state_changed_at)')},
    'items', ${list(`select ${WORKER}, ${viennaTime('o.state_changed_at')} as "acceptedAt",
        greatest(s.wanted - s.coming, 0) as "freePlaces",
        exists (select from absences b where b.${OWN} and b.user_id = o.user_id
          and b.starts_at < o.ends_at and b.ends_at > o.starts_at) as "isAbsent", ${APPOINTMENT} as appointment
      from (select * from ${WAITING} order by o.starts_at, o.appointment_id, o.state_changed_at, o.id limit 10) o ${WITH_WORKER}
        join appointment_standings s on s.${OWN} and s.appointment_id = o.appointment_id
      order by o.starts_at, o.appointment_id, o.state_changed_at, o.id`)})
    from (select o.state_changed_at from ${WAITING} order by o.starts_at limit ${MOST_COUNTED + 1}) o),
  'releases', json_build_object('count', (select count(*) from users u
    where u.${OWN} and u.role = 'TARGET_USER' and u.state = 'ONBOARDING')),
  'unsentPrintoutSummary', (${UNSENT}), 'resendingNecessaryPrintoutSummary', (${RESENDING}), 'worklogBlocks', (${OPEN_BLOCKS}),
  'openInvoiceSummary', (${INVOICES}), 'fillRates', (${FILL}),
  'statistics', json_build_object('revenueByMonth', ${revenue(months)},
    'yearBefore', json_build_object('revenueByMonth', ${revenue(YEAR_BEFORE)})),
  'failedJobs', json_build_object('count', (select count(*) from jobs.list_failed())),
  'shiftsOfDay', json_build_object('count', (select count(*) from ${TODAYS}), 'items', ${SHIFTS})))`;
