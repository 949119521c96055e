import { randomUUID } from 'node:crypto';
import { OFFER_STATES, type OfferState } from '@gastspiel/domain/offers/offer-state.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { appointmentStandings } from '#features/appointments/index.ts';
import { effectiveRatingOf } from '#features/target-users/index.ts';
import { MOMENT, TENANT } from '#platform/database/bound.ts';
import { columns } from '#platform/database/columns.ts';
import { cut } from '#platform/database/cut.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { isOneOf } from '#platform/database/one-of.ts';
import { countOf, rowOf, rowsOf, versionOf } from '#platform/database/rows.ts';
import type { Page, PageRequest } from '#platform/graphql/paging.ts';

/** An offer with the worker that it was made to. */
export const Offer = z.object({
  id: z.string(),
  appointmentId: z.string(),
  targetUserId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phoneNumber: z.string().nullable(),
  state: z.enum(OFFER_STATES),
  notes: z.string().nullable(),
  notesVersion: z.int(),
  stateChangedAt: z.date(),
  preventedAt: z.date().nullable(),
  preventedNote: z.string().nullable(),
  openedAt: z.date().nullable(),
  waveNumber: z.int().nullable(),
  remindedAt: z.date().nullable(),
  confirmedAt: z.date().nullable(),
  isAbsent: z.boolean(),
  isDeployableAsTeamLeader: z.boolean(),
  effectiveRating: z.number().nullable(),
  startsAt: z.date(),
  endsAt: z.date(),
});
export type Offer = Readonly<z.output<typeof Offer>>;

const COLUMNS = columns(Offer, 'o', {
  targetUserId: 'user_id',
  firstName: sql`u.first_name`,
  lastName: sql`u.last_name`,
  phoneNumber: sql`t.phone_number`,
  waveNumber: sql`(select m.wave_number from offer_wave_members m
    where m.tenant_id = ${TENANT} and m.appointment_id = o.appointment_id and m.user_id = o.user_id)`,
  isAbsent: sql`exists (select from absences b where b.tenant_id = ${TENANT} and b.user_id = o.user_id
    and b.starts_at < o.ends_at and b.ends_at > o.starts_at)`,
  isDeployableAsTeamLeader: sql`t.is_deployable_as_team_leader`,
  effectiveRating: effectiveRatingOf('t'),
});
const OFFERS = sql`offers o join users u on u.tenant_id = o.tenant_id and u.id = o.user_id
  join target_users t on t.tenant_id = o.tenant_id and t.user_id = o.user_id`;

export async function findOffer(db: TenantDb, id: string): Promise<Offer | undefined> {
  return rowOf(
    db,
    Offer,
    sql`/* prepared findOffer */
    select ${COLUMNS} from ${OFFERS} where o.tenant_id = ${TENANT} and o.id = ${id}`,
  );
}

/** The offers of an appointment to these workers. */
export async function selectOffersTo(
  db: TenantDb,
  appointmentId: string,
  userIds: readonly string[],
): Promise<readonly Offer[]> {
  return rowsOf(
    db,
    Offer,
    sql`/* prepared selectOffersTo */
    select ${COLUMNS} from ${OFFERS}
    where o.tenant_id = ${TENANT} and o.appointment_id = ${appointmentId}
      and ${isOneOf('o.user_id', userIds)}`,
  );
}

export async function selectOffersById(db: TenantDb, ids: readonly string[]): Promise<readonly Offer[]> {
  return rowsOf(
    db,
    Offer,
    sql`/* prepared selectOffersById */
    select ${COLUMNS} from ${OFFERS}
    where o.tenant_id = ${TENANT} and ${isOneOf('o.id', ids)}`,
  );
}

export const selectOffers = (
  db: TenantDb,
  appointmentId: string,
  states: readonly OfferState[],
  page: PageRequest,
): Page<Offer> => {
  const matching = sql`o.tenant_id = ${TENANT} and o.appointment_id = ${appointmentId}
    ${states.length > 0 ? sql`and o.state = any(${states})` : sql``}`;
  return {
    items: async () => {
      return rowsOf(
        db,
        Offer,
        sql`/* selectOffers */
        select ${COLUMNS} from ${OFFERS} where ${matching}
        order by o.state_changed_at desc, o.id ${cut(page)}`,
      );
    },
    count: async () => {
      return countOf(
        db,
        sql`/* countOffers */
        select count(*)::int as count from offers o where ${matching}`,
      );
    },
  };
};

/** An appointment and a worker whom it is offered to. */
export interface Offering {
  readonly appointmentId: string;
  readonly userId: string;
}

const Inserted = z.object({ id: z.string(), appointmentId: z.string(), userId: z.string() });

/** New offers, of one appointment or of many; who has one already is left out. Answers whom they reached. */
export async function insertOffers(
  db: TenantDb,
  offers: readonly Offering[],
  state: OfferState,
): Promise<readonly Readonly<z.output<typeof Inserted>>[]> {
  if (offers.length === 0) return [];
  const inserted = await rowsOf(
    db,
    Inserted,
    sql`/* insertOffers */
    insert into offers (tenant_id, id, appointment_id, user_id, starts_at, ends_at, state)
    select a.tenant_id, chosen.id, a.id, chosen.user_id, a.starts_at, a.ends_at, ${state}
    from unnest(${offers.map(() => randomUUID())}::uuid[], ${offers.map(({ appointmentId }) => appointmentId)}::uuid[],
        ${offers.map(({ userId }) => userId)}::uuid[]) chosen (id, appointment_id, user_id)
      join appointments a on a.tenant_id = ${TENANT} and a.id = chosen.appointment_id
    where a.tenant_id = ${TENANT}
    on conflict on constraint one_offer_a_worker do nothing
    returning id, appointment_id, user_id`,
  );
  if (state === 'BOOKED') renewStandingsOf(db, inserted);
  return inserted;
}

const renewStandingsOf = (db: TenantDb, rows: readonly { readonly appointmentId: string }[]): void =>
  appointmentStandings.renew(
    db,
    rows.map(({ appointmentId }) => appointmentId),
  );
const OfAppointment = z.object({ appointmentId: z.string() });

/** From one of these states to another; those that are gone or in another state stay as they are. Answers how many went. */
export async function moveOffers(
  db: TenantDb,
  ids: readonly string[],
  from: readonly OfferState[],
  to: OfferState,
): Promise<number> {
  if (ids.length === 0) return 0;
  const moved = await rowsOf(
    db,
    OfAppointment,
    sql`/* prepared moveOffers */
    update offers set state = ${to}, state_changed_at = ${MOMENT}, version = version + 1, prevented_at = null, told_full_at = null,
      prevented_note = null, opened_at = case when ${to} = 'CONTACTED' then null else opened_at end
    where tenant_id = ${TENANT} and ${isOneOf('id', ids)} and state = any(${from}) returning appointment_id`,
  );
  if ([...from, to].includes('BOOKED')) renewStandingsOf(db, moved);
  return moved.length;
}

/** A booking that somebody can not come to, or that is meant after all. */
export async function markPrevented(
  db: TenantDb,
  id: string,
  note: string | null,
  isPrevented: boolean,
): Promise<boolean> {
  const marked = await rowsOf(
    db,
    OfAppointment,
    sql`/* markPrevented */
    update offers set prevented_at = case when ${isPrevented} then ${MOMENT} end, prevented_note = ${note},
      version = version + 1
    where tenant_id = ${TENANT} and id = ${id} and state = 'BOOKED'
      and (prevented_at is null) = ${isPrevented} returning appointment_id`,
  );
  renewStandingsOf(db, marked);
  return marked.length > 0;
}

/** The new version, or nothing when the offer or its notes are not what was read any more; without a version the notes do not matter. */
export async function updateNotes(
  db: TenantDb,
  { id, version }: { readonly id: string; readonly version: number | null },
  notes: string | null,
): Promise<number | undefined> {
  return versionOf(
    db,
    sql`/* updateOfferNotes */
    update offers set notes = ${notes}, version = version + 1, notes_version = notes_version + 1
    where tenant_id = ${TENANT} and id = ${id} and notes_version = coalesce(${version}::int, notes_version)
    returning notes_version as version`,
  );
}
