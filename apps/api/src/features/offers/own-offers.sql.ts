import { OFFER_STATES, type OfferState } from '@gastspiel/domain/offers/offer-state.ts';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { LONGEST_APPOINTMENT } from '#features/appointments/index.ts';
import { PartialAddressRow } from '#features/contact/index.ts';
import { APPOINTMENTS, AppointmentSignature, SIGNATURE } from '#features/offers/signature.sql.ts';
import { RECORDED_WORK, RecordedWork } from '#features/worklogs/index.ts';
import { TENANT } from '#platform/database/bound.ts';
import { columns, members } from '#platform/database/columns.ts';
import { cut } from '#platform/database/cut.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { countOf, rowOf, rowsOf } from '#platform/database/rows.ts';
import type { Page, PageRequest } from '#platform/graphql/paging.ts';

export const OutfitRow = z.object({ id: z.string(), title: z.string(), description: z.string().nullable() });

/** The facts that are shown as they stand in their columns. */
export const OwnFacts = z.object({
  station: z.string().nullable(),
  contact: z.string().nullable(),
  meetingPlace: z.string().nullable(),
  meetingTime: z.string().nullable(),
  notes: z.string().nullable(),
});

/** The facts that a worker needs on the day. */
export const OwnAppointment = AppointmentSignature.extend({
  ...PartialAddressRow.shape,
  ...OwnFacts.shape,
  outfit: OutfitRow.nullable(),
});
export type OwnAppointment = Readonly<z.output<typeof OwnAppointment>>;

/** An offer as the worker sees it. */
export const OwnOffer = z.object({
  id: z.string(),
  targetUserId: z.string(),
  state: z.enum(OFFER_STATES),
  notes: z.string().nullable(),
  stateChangedAt: z.date(),
  preventedAt: z.date().nullable(),
  preventedNote: z.string().nullable(),
  remindedAt: z.date().nullable(),
  confirmedAt: z.date().nullable(),
  isOpened: z.boolean(),
  isAbsent: z.boolean(),
  appointment: OwnAppointment,
  recordedWork: RecordedWork.nullable(),
});
export type OwnOffer = Readonly<z.output<typeof OwnOffer>>;

const APPOINTMENT = members(OwnAppointment, 'a', {
  typeDescription: sql`y.description`,
  meetingTime: sql`to_char(a.meeting_time, 'HH24:MI')`,
  outfit: sql`(select json_build_object(${members(OutfitRow, 'f')}) from outfits f
    where f.tenant_id = ${TENANT} and f.id = a.outfit_id)`,
});
const COLUMNS = columns(OwnOffer, 'o', {
  targetUserId: 'user_id',
  isOpened: sql`o.opened_at is not null`,
  isAbsent: sql`exists (select from absences b where b.tenant_id = ${TENANT} and b.user_id = o.user_id
    and b.starts_at < o.ends_at and b.ends_at > o.starts_at)`,
  appointment: sql`json_build_object(${APPOINTMENT})`,
  recordedWork: RECORDED_WORK,
});
const OFFERS = sql`offers o join ${APPOINTMENTS} on a.tenant_id = o.tenant_id and a.id = o.appointment_id`;

/** A shift that is over is past; one that is going on is not. Or all shifts within a time, as a calendar shows them. */
export type OwnOfferTime = 'PAST' | 'TO_COME' | { readonly from: Date; readonly to: Date };

interface OwnOfferFilter {
  readonly states: readonly OfferState[];
  readonly time: OwnOfferTime;
  readonly now: Date;
}

function within(time: OwnOfferTime, now: Date): RawBuilder<unknown> {
  if (time === 'PAST') return sql`o.ends_at <= ${now}`;
  const { from, to } = time === 'TO_COME' ? { from: now, to: null } : time;
  return sql`o.ends_at > ${from} and o.starts_at > ${from}::timestamptz - ${LONGEST_APPOINTMENT}
    ${to ? sql`and o.starts_at < ${to}` : sql``}`;
}

const matching = (userId: string, { states, time, now }: OwnOfferFilter): RawBuilder<unknown> => sql`
  o.tenant_id = ${TENANT} and o.user_id = ${userId} and ${within(time, now)}
  ${states.length > 0 ? sql`and o.state = any(${states})` : sql``}`;

export const selectOwnOffers = (
  db: TenantDb,
  userId: string,
  filter: OwnOfferFilter,
  page: PageRequest,
): Page<OwnOffer> => {
  const order = filter.time === 'PAST' ? sql`o.starts_at desc, o.id desc` : sql`o.starts_at, o.id`;
  return {
    items: async () => {
      return rowsOf(
        db,
        OwnOffer,
        sql`/* prepared selectOwnOffers */
        select ${COLUMNS} from ${OFFERS} where ${matching(userId, filter)}
        order by ${order} ${cut(page)}`,
      );
    },
    count: async () => {
      return countOf(
        db,
        sql`/* prepared countOwnOffers */
        select count(*)::int as count from offers o where ${matching(userId, filter)}`,
      );
    },
  };
};

export async function findOwnOffer(db: TenantDb, userId: string, id: string): Promise<OwnOffer | undefined> {
  return rowOf(
    db,
    OwnOffer,
    sql`/* findOwnOffer */
    select ${COLUMNS} from ${OFFERS}
    where o.tenant_id = ${TENANT} and o.id = ${id} and o.user_id = ${userId}`,
  );
}

/** The rows are held in the order of their ids, like wherever several are changed. */
export async function markOpened(db: TenantDb, userId: string, ids: readonly string[], now: Date): Promise<void> {
  await sql`/* markOpened */
    update offers set opened_at = ${now}
    where tenant_id = ${TENANT} and id in (
      select id from offers where tenant_id = ${TENANT} and user_id = ${userId} and id = any(${ids}::uuid[])
        and opened_at is null
      order by id for no key update)`.execute(db);
}

/** First names alone: who else comes is of interest, not who they are. */
export async function selectColleagues(db: TenantDb, appointmentId: string, userId: string): Promise<string[]> {
  const rows = await rowsOf(
    db,
    z.object({ firstName: z.string() }),
    sql`/* selectColleagues */
    select u.first_name
    from offers o join users u on u.tenant_id = o.tenant_id and u.id = o.user_id
    where o.tenant_id = ${TENANT} and o.appointment_id = ${appointmentId} and o.state = 'BOOKED'
      and o.user_id <> ${userId}
    order by u.first_name collate german, u.id`,
  );
  return rows.map(({ firstName }) => firstName);
}

/** The worker's other bookings and accepted offers in the time of an offer. */
export async function selectOverlapping(db: TenantDb, offerId: string): Promise<readonly AppointmentSignature[]> {
  const rows = await rowsOf(
    db,
    z.object({ signature: AppointmentSignature }),
    sql`/* selectOverlapping */
    select json_build_object(${SIGNATURE}) as signature
    from offers mine
      join offers o on o.tenant_id = mine.tenant_id and o.user_id = mine.user_id and o.id <> mine.id
        and o.state in ('BOOKED', 'ACCEPTED') and o.starts_at < mine.ends_at and o.ends_at > mine.starts_at
      join ${APPOINTMENTS} on a.tenant_id = o.tenant_id and a.id = o.appointment_id
    where mine.tenant_id = ${TENANT} and mine.id = ${offerId}
    order by a.starts_at, a.id`,
  );
  return rows.map(({ signature }) => signature);
}
