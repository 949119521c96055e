import { countryNameOf } from '@gastspiel/domain/countries/country-name.ts';
import { dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { toOffsetString } from '@gastspiel/domain/time/vienna-time.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { letterSenderData } from '#features/invoice-senders/index.ts';
import { positionTitle } from '#features/positions/index.ts';
import { type TimeSheetData, timeSheetData } from '#features/time-sheets/time-sheet-paper.ts';
import { selectRowsToday } from '#features/worklogs/index.ts';
import { TENANT } from '#platform/database/bound.ts';
import { columns } from '#platform/database/columns.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { rowOf, rowsOf } from '#platform/database/rows.ts';

/** The facts of the appointment that the paper says as the row has them. */
const Said = timeSheetData.shape.appointment
  .omit({ startsAt: true, endsAt: true, address: true, meeting: true })
  .strip();
const SAID = columns(Said, 'a', {
  description: positionTitle(sql`y.description`),
  typeDescription: sql`y.description`,
  outfit: sql`f.title`,
});

const Facts = z.object({
  ...Said.shape,
  sender: letterSenderData,
  logoId: z.string(),
  eventKey: z.string().nullable(),
  color: z.string(),
  customerNumber: z.string(),
  recipient: z.object({
    name: z.string(),
    streetNameAndNumber: z.string(),
    postalCode: z.string(),
    location: z.string(),
    countryCode: z.string(),
  }),
  startsAt: z.date(),
  endsAt: z.date(),
  street: z.string().nullable(),
  place: z.string(),
  meetingPlace: z.string().nullable(),
  meetingTime: z.string().nullable(),
});

const Addressee = z.object({ name: z.string(), email: z.string() });
export type Addressee = Readonly<z.output<typeof Addressee>>;

/** Whom the time sheet goes to: those who are named for it, else the recipient itself. */
async function selectAddressees(db: TenantDb, appointmentId: string) {
  return rowsOf(
    db,
    Addressee.extend({ isPerson: z.boolean() }),
    sql`/* selectAddressees */
    with recipient as (
      select r.* from appointments a
        join invoice_recipients r on r.tenant_id = a.tenant_id and r.id = a.invoice_recipient_id
      where a.tenant_id = ${TENANT} and a.id = ${appointmentId}
    ), person as (
      select c.name, c.contact_email as email, true as is_person, c.position
      from recipient r join invoice_recipient_contact_persons c
        on c.tenant_id = r.tenant_id and c.invoice_recipient_id = r.id and c.receives_printouts
    )
    select name, email, is_person from (
      select * from person
      union all
      select r.name, r.contact_email, false, 0 from recipient r
      where r.contact_email is not null and not exists (select from person)
    ) addressee order by position`,
  );
}

export interface TimeSheetFacts {
  readonly data: TimeSheetData;
  readonly logoId: string;
  /** The same for all positions of an event that one customer pays for. */
  readonly eventKey: string | null;
  readonly addressees: readonly Addressee[];
}

/** The content of a time sheet that is ordered now. Nothing while something of it is missing. */
export async function findTimeSheetFacts(db: TenantDb, id: string, now: Date): Promise<TimeSheetFacts | undefined> {
  const facts = await rowOf(
    db,
    Facts,
    sql`/* findTimeSheetFacts */
    select json_build_object('name', s.name, 'address', json_build_object('streetNameAndNumber', s.street_name_and_number,
          'postalCode', s.postal_code, 'location', s.location, 'countryCode', s.country_code), 'vatNumber', s.vat_number,
        'companyRegistrationNumber', s.company_registration_number,
        'companyRegistrationCourt', s.company_registration_court, 'contactEmail', s.contact_email,
        'phoneNumber', s.phone_number, 'accountHolder', s.account_holder, 'iban', s.iban, 'bic', s.bic,
        'footerText', s.footer_text) as sender,
      s.logo_id, a.event_id || ' ' || a.invoice_recipient_id as event_key, t.primary_main as color, r.customer_number,
      json_build_object('name', r.name, 'streetNameAndNumber', r.street_name_and_number, 'postalCode', r.postal_code,
        'location', r.location, 'countryCode', r.country_code) as recipient,
      ${SAID}, a.starts_at, a.ends_at,
      a.street_name_and_number as street, concat_ws(' ', a.postal_code, a.location) as place,
      a.meeting_place, to_char(a.meeting_time, 'HH24:MI') as meeting_time
    from appointments a
      join appointment_types y on y.tenant_id = a.tenant_id and y.id = a.appointment_type_id
      join invoice_recipients r on r.tenant_id = a.tenant_id and r.id = a.invoice_recipient_id
      join invoice_senders s on s.tenant_id = a.tenant_id and s.logo_id is not null
      join tenant_themes t on t.tenant_id = a.tenant_id
      left join outfits f on f.tenant_id = a.tenant_id and f.id = a.outfit_id
    where a.tenant_id = ${TENANT} and a.id = ${id}`,
  );
  const addressees = await selectAddressees(db, id);
  if (!facts) return undefined;
  const { recipient, meetingTime, meetingPlace } = facts;
  const { countryCode, ...address } = recipient;
  const rows = await selectRowsToday(db, id);
  return {
    logoId: facts.logoId,
    eventKey: facts.eventKey,
    addressees: addressees.map(({ name, email }) => ({ name, email })),
    data: {
      sender: facts.sender,
      color: facts.color,
      recipient: {
        ...address,
        attention: addressees.filter(({ isPerson }) => isPerson).map(({ name }) => name),
        country: countryCode === 'AT' ? null : countryNameOf(countryCode),
      },
      customerNumber: facts.customerNumber,
      orderedOn: dayOf(now),
      appointment: {
        ...Said.parse(facts),
        startsAt: toOffsetString(facts.startsAt),
        endsAt: toOffsetString(facts.endsAt),
        address: [facts.street, facts.place].filter(Boolean).join(', ') || null,
        meeting: meetingTime && meetingPlace ? { time: meetingTime, place: meetingPlace } : null,
      },
      rows: rows.map(({ name, start, end }) => ({
        name,
        startsAt: toOffsetString(start),
        endsAt: toOffsetString(end),
      })),
    },
  };
}
