import type { VenueValues } from '@gastspiel/domain/venues/venue-input.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { PartialAddressRow } from '#features/contact/index.ts';
import { TENANT } from '#platform/database/bound.ts';
import { columns } from '#platform/database/columns.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { affectedBy, idOf, rowOf, rowsOf, versionOf } from '#platform/database/rows.ts';

export const VenueFacts = z.object({
  venue: z.string(),
  station: z.string().nullable(),
  contact: z.string().nullable(),
  meetingPlace: z.string().nullable(),
});
export const Venue = z.object({
  id: z.string(),
  version: z.int(),
  invoiceRecipientId: z.string(),
  ...VenueFacts.shape,
  ...PartialAddressRow.shape,
});
export type Venue = Readonly<z.output<typeof Venue>>;

const VENUES = sql`select ${columns(Venue, 'venues')} from venues where tenant_id = ${TENANT}`;

/** A customer's venues, by name. */
export async function selectVenues(db: TenantDb, recipientId: string): Promise<readonly Venue[]> {
  return rowsOf(
    db,
    Venue,
    sql`/* selectVenues */
    ${VENUES} and invoice_recipient_id = ${recipientId}
    order by venue collate german, station collate german nulls first, id`,
  );
}

const Uses = z.object({ id: z.string(), count: z.int() });

/** How many appointments of the customer take place at each of its venues, whatever the case of the letters. */
export const countVenueUses = (db: TenantDb, recipientId: string) =>
  rowsOf(
    db,
    Uses,
    sql`/* countVenueUses */
    select v.id, count(a.id)::int as count
    from venues v left join appointments a on a.tenant_id = ${TENANT} and a.invoice_recipient_id = ${recipientId}
      and lower(a.venue) = lower(v.venue) and lower(a.station) is not distinct from lower(v.station)
    where v.tenant_id = ${TENANT} and v.invoice_recipient_id = ${recipientId}
    group by v.id`,
  );

export async function findVenue(db: TenantDb, id: string): Promise<Venue | undefined> {
  return rowOf(db, Venue, sql`/* findVenue */ ${VENUES} and id = ${id}`);
}

/** The id, or nothing when the customer has it already. */
export async function insertVenue(
  db: TenantDb,
  recipientId: string,
  { venue, address, station, contact, meetingPlace }: VenueValues,
): Promise<string | undefined> {
  return idOf(
    db,
    sql`/* insertVenue */
    insert into venues (tenant_id, invoice_recipient_id, venue, street_name_and_number, postal_code, location,
      country_code, station, contact, meeting_place)
    values (${TENANT}, ${recipientId}, ${venue}, ${address.streetNameAndNumber}, ${address.postalCode},
      ${address.location}, ${address.countryCode}, ${station}, ${contact}, ${meetingPlace})
    on conflict do nothing returning id`,
  );
}

/** The new version, or nothing when it is not the expected one any more. */
export async function updateVenueRow(
  db: TenantDb,
  { id, version }: { readonly id: string; readonly version: number },
  { venue, address, station, contact, meetingPlace }: VenueValues,
): Promise<number | undefined> {
  return versionOf(
    db,
    sql`/* updateVenue */
    update venues set venue = ${venue}, street_name_and_number = ${address.streetNameAndNumber},
      postal_code = ${address.postalCode}, location = ${address.location}, country_code = ${address.countryCode},
      station = ${station}, contact = ${contact}, meeting_place = ${meetingPlace}, version = version + 1
    where tenant_id = ${TENANT} and id = ${id} and version = ${version} returning version`,
  );
}

export async function deleteVenueRow(db: TenantDb, id: string): Promise<boolean> {
  const deleted = sql`/* deleteVenue */
    delete from venues where tenant_id = ${TENANT} and id = ${id} returning id`;
  return (await affectedBy(db, deleted)) > 0;
}
