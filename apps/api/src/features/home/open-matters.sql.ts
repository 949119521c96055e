import { MOST_MATTERS } from '@gastspiel/domain/home/open-matters.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { IS_UNCONFIRMED, LONGEST_APPOINTMENT } from '#features/appointments/index.ts';
import { APPOINTMENTS, AppointmentSignature, SIGNATURE } from '#features/offers/index.ts';
import { MOMENT, TENANT } from '#platform/database/bound.ts';
import { first } from '#platform/database/cut.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { rowsOf } from '#platform/database/rows.ts';

/** A booking of which somebody has to decide whether it stays. */
const EndangeredBooking = z.object({
  offerId: z.string(),
  targetUserId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phoneNumber: z.string().nullable(),
  /** When it was said. */
  since: z.date(),
  /** Why, in their words. */
  note: z.string().nullable(),
  appointment: AppointmentSignature,
});
export type EndangeredBooking = Readonly<z.output<typeof EndangeredBooking>>;

const WORKER = sql`o.id as offer_id, o.user_id as target_user_id, u.first_name, u.last_name, t.phone_number,
  json_build_object(${SIGNATURE}) as appointment`;
const BOOKINGS = sql`offers o join users u on u.tenant_id = o.tenant_id and u.id = o.user_id
  join target_users t on t.tenant_id = o.tenant_id and t.user_id = o.user_id
  join ${APPOINTMENTS} on a.tenant_id = o.tenant_id and a.id = o.appointment_id`;

/** Workers who said that they can not come, and nobody has answered. */
export const selectPrevented = (db: TenantDb): Promise<EndangeredBooking[]> =>
  rowsOf(
    db,
    EndangeredBooking,
    sql`/* prepared selectPrevented */
    select ${WORKER}, o.prevented_at as since, o.prevented_note as note from ${BOOKINGS}
    where o.tenant_id = ${TENANT} and o.prevented_at is not null and o.ends_at > ${MOMENT}
    order by o.starts_at, o.id ${first(MOST_MATTERS)}`,
  );

/**
 * Bookings in an absence of their worker that nobody has decided to keep. They are found first and looked up then, by two fences
 * for the planner: where it knows little of an agency it would search them anew for each pair of an appointment and an offer. That an
 * offer is booked is said otherwise than by the index against double bookings, which knows no moment: a plan that is kept would take it,
 * and five times as long.
 */
export const selectAbsent = (db: TenantDb): Promise<EndangeredBooking[]> =>
  rowsOf(
    db,
    EndangeredBooking,
    sql`/* prepared selectAbsent */
    with found as materialized (
      select o.id, o.starts_at, array_agg(b.id) as absences
      from absences b join offers o on o.tenant_id = b.tenant_id and o.user_id = b.user_id and o.state || '' = 'BOOKED'
        and o.starts_at < b.ends_at and o.ends_at > b.starts_at and o.ends_at > ${MOMENT} and o.prevented_at is null
        and o.starts_at > ${MOMENT} - ${LONGEST_APPOINTMENT}
      where b.tenant_id = ${TENANT} and b.ends_at > ${MOMENT} and not exists (select from kept_bookings k
        where k.tenant_id = ${TENANT} and k.offer_id = o.id and k.absence_id = b.id)
      group by o.id, o.starts_at order by o.starts_at, o.id ${first(MOST_MATTERS)}
    )
    select booking.*, said.since, said.note
    from found cross join lateral (
      select ${WORKER} from ${BOOKINGS} where o.tenant_id = ${TENANT} and o.id = found.id offset 0
    ) booking cross join lateral (
      select min(b.created_at) as since, min(b.note) as note from absences b
      where b.tenant_id = ${TENANT} and b.id = any(found.absences)
    ) said
    order by found.starts_at, found.id`,
  );

/** A shift whose workers were asked to say that they come, and some have not. */
const UnconfirmedShift = z.object({
  appointment: AppointmentSignature,
  /** Whose silence it is, by name. */
  workers: z.array(z.object({ firstName: z.string(), lastName: z.string() })),
  since: z.date(),
});
export type UnconfirmedShift = Readonly<z.output<typeof UnconfirmedShift>>;

export const selectUnconfirmed = (db: TenantDb, askedBefore: Date): Promise<UnconfirmedShift[]> =>
  rowsOf(
    db,
    UnconfirmedShift,
    sql`/* prepared selectUnconfirmed */
    with found as materialized (
      select o.tenant_id, o.appointment_id, min(o.reminded_at) as since,
        json_agg(json_build_object('firstName', u.first_name, 'lastName', u.last_name)
          order by u.last_name collate german, u.first_name collate german, u.id) as workers
      from offers o join users u on u.tenant_id = o.tenant_id and u.id = o.user_id
      where o.tenant_id = ${TENANT} and o.state = 'BOOKED' and o.starts_at < ${MOMENT} + interval '2 days'
        and ${IS_UNCONFIRMED} and o.reminded_at < ${askedBefore}
      group by o.tenant_id, o.appointment_id
    )
    select json_build_object(${SIGNATURE}) as appointment, found.workers, found.since
    from found join ${APPOINTMENTS} on a.tenant_id = found.tenant_id and a.id = found.appointment_id
    order by a.starts_at, a.id ${first(MOST_MATTERS)}`,
  );

/** A worker whom no mail reaches and no push: what they are offered they never hear of. */
const Unreachable = z.object({
  targetUserId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phoneNumber: z.string().nullable(),
  contactEmail: z.string(),
  /** Offers to come, of which they should have heard. */
  offersAhead: z.int(),
});
export type Unreachable = Readonly<z.output<typeof Unreachable>>;

export const selectUnreachable = (db: TenantDb): Promise<Unreachable[]> =>
  rowsOf(
    db,
    Unreachable,
    sql`/* prepared selectUnreachable */
    select u.id as target_user_id, u.first_name, u.last_name, t.phone_number, u.contact_email,
      (select count(*)::int from offers o where o.tenant_id = ${TENANT}
        and o.user_id = u.id and o.starts_at > ${MOMENT}) as offers_ahead
    from users u join target_users t on t.tenant_id = u.tenant_id and t.user_id = u.id
    where u.tenant_id = ${TENANT} and u.role = 'TARGET_USER' and u.state = 'ACTIVE' and u.is_email_refused
      and t.restricted_until is null and t.anonymised_at is null and not exists (select from push_tokens p
        where p.tenant_id = ${TENANT} and p.user_id = u.id)
    order by 6 desc, u.last_name collate german, u.first_name collate german, u.id ${first(MOST_MATTERS)}`,
  );

/** A paper that no address took. */
const UndeliveredPaper = z.object({
  kind: z.enum(['TIME_SHEET', 'INVOICE']),
  /** The id of the block, or of the invoice. */
  id: z.string(),
  /** The appointment, or the number of the invoice. */
  label: z.string(),
  recipientId: z.string().nullable(),
  recipientName: z.string(),
  email: z.string(),
  since: z.date(),
});
export type UndeliveredPaper = Readonly<z.output<typeof UndeliveredPaper>>;

/** The last time sheet of what is still ahead, and the last sending of what is not cancelled, where nobody took them. */
export const selectUndelivered = (db: TenantDb, withInvoices: boolean): Promise<UndeliveredPaper[]> =>
  rowsOf(
    db,
    UndeliveredPaper,
    sql`/* prepared selectUndelivered */
    select * from (
      select 'TIME_SHEET' as kind, a.id, a.description as label, a.invoice_recipient_id as recipient_id,
        r.name as recipient_name, r.email, r.gave_up_at as since
      from printout_recipients r
        join printouts p on p.tenant_id = r.tenant_id and p.id = r.printout_id
        join appointments a on a.tenant_id = p.tenant_id and a.id = p.appointment_id
      where r.tenant_id = ${TENANT} and r.gave_up_at is not null and p.sent_at is null and a.ends_at > ${MOMENT}
        and not exists (select from printouts l where l.tenant_id = ${TENANT} and l.appointment_id = p.appointment_id
          and l.ordered_at > p.ordered_at)
        and not exists (select from printout_recipients o where o.tenant_id = ${TENANT}
          and o.printout_id = r.printout_id and (o.gave_up_at is null or o.position < r.position))
      union all
      select 'INVOICE', i.id, i.number, i.invoice_recipient_id, i.recipient_name, r.email, r.gave_up_at
      from invoice_sending_recipients r
        join invoice_sendings s on s.tenant_id = r.tenant_id and s.id = r.sending_id
        join invoices i on i.tenant_id = s.tenant_id and i.id = s.invoice_id
      where r.tenant_id = ${TENANT} and r.gave_up_at is not null and not r.is_copy and ${withInvoices}
        and i.cancelled_at is null and i.paid_on is null
        and not exists (select from invoice_sendings l where l.tenant_id = ${TENANT} and l.invoice_id = s.invoice_id
          and l.ordered_at > s.ordered_at)
    ) paper order by since desc, id ${first(MOST_MATTERS)}`,
  );
