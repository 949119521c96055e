import { sql } from 'kysely';
import { z } from 'zod';
import { MOMENT } from '#platform/database/bound.ts';

/** How many offers there are in each state. */
export const OfferCounts = z.object({
  contacted: z.int(),
  accepted: z.int(),
  booked: z.int(),
  declined: z.int(),
  /** Those among the booked who said that they can not come. */
  prevented: z.int(),
  /** Those among the booked who were asked to say that they come, have said nothing, and still have time to. */
  unconfirmed: z.int(),
});
export type OfferCounts = Readonly<z.output<typeof OfferCounts>>;

/** `o` is an offer. The domain's `asksToConfirm` says the same of one. */
export const IS_UNCONFIRMED = sql`(o.state = 'BOOKED' and o.reminded_at is not null and o.confirmed_at is null
  and o.prevented_at is null and o.starts_at > ${MOMENT})`;

/** `o` are the offers. */
export const OFFER_COUNTS = sql`count(*) filter (where o.state = 'CONTACTED')::int as contacted,
  count(*) filter (where o.state = 'ACCEPTED')::int as accepted,
  count(*) filter (where o.state = 'BOOKED')::int as booked,
  count(*) filter (where o.state = 'DECLINED')::int as declined,
  count(*) filter (where o.prevented_at is not null)::int as prevented,
  count(*) filter (where ${IS_UNCONFIRMED})::int as unconfirmed`;
