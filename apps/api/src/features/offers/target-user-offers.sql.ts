import { OFFER_STATES, type OfferState } from '@gastspiel/domain/offers/offer-state.ts';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { LONGEST_APPOINTMENT } from '#features/appointments/index.ts';
import { APPOINTMENTS, AppointmentSignature, SIGNATURE } from '#features/offers/signature.sql.ts';
import { RECORDED_WORK, RecordedWork } from '#features/worklogs/index.ts';
import { TENANT } from '#platform/database/bound.ts';
import { cut } from '#platform/database/cut.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { countOf, rowsOf } from '#platform/database/rows.ts';
import type { Page, PageRequest } from '#platform/graphql/paging.ts';

/** An offer as it stands on the worker's page. */
export const TargetUserOffer = z.object({
  id: z.string(),
  state: z.enum(OFFER_STATES),
  notes: z.string().nullable(),
  preventedAt: z.date().nullable(),
  appointment: AppointmentSignature,
  recordedWork: RecordedWork.nullable(),
});
export type TargetUserOffer = Readonly<z.output<typeof TargetUserOffer>>;

interface Wanted {
  readonly states: readonly OfferState[];
  readonly from: Date | null;
  readonly to: Date | null;
}

const matching = (userId: string, { states, from, to }: Wanted): RawBuilder<unknown> => sql`
  o.tenant_id = ${TENANT} and o.user_id = ${userId}
  ${states.length > 0 ? sql`and o.state = any(${states})` : sql``}
  ${from ? sql`and o.ends_at > ${from} and o.starts_at > ${from}::timestamptz - ${LONGEST_APPOINTMENT}` : sql``}
  ${to ? sql`and o.starts_at < ${to}` : sql``}`;

export const selectTargetUserOffers = (
  db: TenantDb,
  userId: string,
  wanted: Wanted,
  page: PageRequest,
): Page<TargetUserOffer> => ({
  items: async () => {
    return rowsOf(
      db,
      TargetUserOffer,
      sql`/* selectTargetUserOffers */
      select o.id, o.state, o.notes, o.prevented_at, json_build_object(${SIGNATURE}) as appointment,
        ${RECORDED_WORK} as recorded_work
      from offers o join ${APPOINTMENTS} on a.tenant_id = o.tenant_id and a.id = o.appointment_id
      where ${matching(userId, wanted)} order by o.starts_at, o.id ${cut(page)}`,
    );
  },
  count: async () => {
    return countOf(
      db,
      sql`/* countTargetUserOffers */
      select count(*)::int as count from offers o where ${matching(userId, wanted)}`,
    );
  },
});
