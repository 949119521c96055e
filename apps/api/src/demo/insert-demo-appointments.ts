import { randomUUID } from 'node:crypto';
import { AppointmentInput, type AppointmentValues } from '@gastspiel/domain/appointments/appointment-input.ts';
import { addMinutes } from '@gastspiel/domain/time/minutes.ts';
import { dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { toOffsetString } from '@gastspiel/domain/time/vienna-time.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { planMoment } from '#app/demo/demo-moments.ts';
import { type DemoOffer, deedsOf, preventionOf, withMoments } from '#app/demo/demo-offers.ts';
import { demoPlan, type PlannedShift } from '#app/demo/demo-plan.ts';
import { type DemoRecipient, venueOf } from '#app/demo/demo-recipients.ts';
import { demoCalendar, demoOffers } from '#app/demo/demo-shifts.ts';
import { type Draw, drawFrom } from '#app/demo/draw.ts';
import { type DemoActor, type DemoDeed, insertDemoHistory } from '#app/demo/insert-demo-history.ts';
import { insertAppointments } from '#features/appointments/index.ts';
import { TENANT } from '#platform/database/bound.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { jsonInstant, rowsOf } from '#platform/database/rows.ts';

interface Scene {
  readonly tenantId: string;
  readonly recipients: readonly DemoRecipient[];
  readonly hasPast: boolean;
  /** Who takes part; the others are kept for stories of their own. */
  readonly workerIds: readonly string[];
  /** Those who show the app first. */
  readonly starIds: readonly string[];
  readonly dispatchers: readonly DemoActor[];
  readonly now: Date;
}

const Customer = z.object({ id: z.string(), number: z.string() });

const Worker = z.object({
  id: z.string(),
  pools: z.array(z.string()),
  types: z.array(z.string()),
  deniedBy: z.array(z.string()),
  away: z.array(z.object({ start: jsonInstant, end: jsonInstant })),
});
type Worker = Readonly<z.output<typeof Worker>>;

interface Appointment {
  readonly id: string;
  readonly values: AppointmentValues;
}

/** Months that have been worked, this week half booked, the next ones open. */
export async function insertDemoAppointments(db: TenantDb, scene: Scene): Promise<void> {
  const { recipients, hasPast, workerIds, starIds, now } = scene;
  const draw = drawFrom(workerIds.length + 4711);
  const choices = await selectChoices(db);
  const customerIds = await selectCustomerIds(db);
  await letStarsWork(db, starIds, choices);
  const workers = await selectWorkers(db, workerIds);
  const calendar = demoCalendar();
  for (const { id, away } of workers) for (const period of away) calendar.book(id, period);
  const appointments: Appointment[] = [];
  const offers: DemoOffer[] = [];
  const deeds: DemoDeed[] = [];
  const types = choices.types.map(({ description }) => description);
  // In the order of time: bookings must be known before anybody is offered something beside them.
  for (const shift of demoPlan(draw, { recipients, types, now, hasPast })) {
    const customerId = customerIds.get(shift.customer.number) ?? '';
    const place = placeOf(draw, shift, choices);
    const appointment = { id: randomUUID(), values: inputOf(draw, shift, customerId, place) };
    const dispatcher = draw.one(scene.dispatchers);
    const day = dayOf(shift.start < now ? shift.start : now);
    const fitting = workers.filter(
      ({ pools, types: able, deniedBy }) =>
        pools.includes(place.poolId) && able.includes(place.typeId) && !deniedBy.includes(customerId),
    );
    const ids = fitting.map(({ id }) => id);
    const made = [...demoOffers(draw, shift, ids, { calendar, now })];
    // Somebody who tries the app as a worker is to find something there.
    const missed = ids.filter((id) => starIds.includes(id) && !made.some(({ worker }) => worker === id));
    const chosen = shift.start > now ? missed.filter((id) => draw.isLucky(12) && calendar.isFree(id, shift)) : [];
    made.push(...chosen.map((worker) => ({ worker, state: 'CONTACTED' as const })));
    appointments.push(appointment);
    deeds.push({
      ...{ at: planMoment(draw, day), actorId: dispatcher.id, action: 'appointments.write' },
      changes: [{ entityType: 'appointment', entityId: appointment.id, after: appointment.values }],
    });
    offers.push(
      ...made.map((offer) => withMoments(draw, { ...offer, appointment: appointment.id, shift, dispatcher }, day)),
    );
  }
  await insertAppointments(db, scene.tenantId, appointments);
  const prevented = new Map(preventedOnes(offers, scene).map((offer, index) => [offer, preventionOf(index, now)]));
  await insertOffers(
    db,
    offers.map((offer) => ({ ...offer, ...prevented.get(offer) })),
  );
  await insertDemoHistory(db, [...deeds, ...offers.flatMap((offer) => deedsOf(offer, prevented.get(offer)))]);
}

const PREVENTED = 3;

/** The next bookings from tomorrow on, of several shifts, whose workers can not come: what the office has to decide is to be seen. */
function preventedOnes(offers: readonly DemoOffer[], { starIds, now }: Scene): readonly DemoOffer[] {
  const tomorrow = addMinutes(now, 24 * 60);
  const possible = offers.filter(
    ({ state, shift, worker }) => state === 'BOOKED' && shift.start > tomorrow && !starIds.includes(worker),
  );
  const ofShift = [...Map.groupBy(possible, ({ appointment }) => appointment).values()];
  return ofShift.flatMap(([first]) => (first ? [first] : [])).slice(0, PREVENTED);
}

const Choices = z.object({
  types: z.array(z.object({ id: z.string(), description: z.string() })),
  pools: z.array(z.string()),
  outfits: z.array(z.object({ id: z.string(), title: z.string() })),
});
type Choices = Readonly<z.output<typeof Choices>>;

function placeOf(draw: Draw, shift: PlannedShift, { types, pools, outfits }: Choices) {
  const type = types.find(({ description }) => description === shift.type);
  // Cooks wear what cooks wear, and nobody else does.
  const isKitchen = type?.description === 'Küche';
  const fitting = outfits.filter(({ title }) => (title === 'Kochkleidung') === isKitchen);
  return {
    typeId: type?.id ?? '',
    poolId: pools[draw.isLucky(80) ? 0 : 1] ?? '',
    outfitId: fitting.length > 0 ? draw.one(fitting).id : null,
  };
}

function inputOf(draw: Draw, shift: PlannedShift, customerId: string, place: ReturnType<typeof placeOf>) {
  const { title, start, meeting, station, notes } = shift.occasion;
  const { customer } = shift;
  const [hour = '00', minute] = start.split(':');
  const meetingTime = `${String(Number(hour) - 1).padStart(2, '0')}:${minute}`;
  const venue = venueOf(
    customer,
    customer.venues ? draw.one(customer.venues) : { name: customer.name, ...(station && { station }) },
  );
  const meetingPlace = venue.meetingPlace ?? meeting;
  return AppointmentInput.parse({
    description: title,
    startDateTime: toOffsetString(shift.start),
    endDateTime: toOffsetString(shift.end),
    desiredTargetUsers: shift.people,
    typeId: place.typeId,
    targetUserPoolId: place.poolId,
    invoiceRecipientId: shift.hasPayer ? customerId : null,
    sectorAttributes: {
      customer: customer.name,
      venue: venue.venue,
      address: venue.address,
      station: venue.station,
      contact: venue.contact,
      outfitKey: place.outfitId,
      meetingInformation: meetingPlace ? { place: meetingPlace, time: meetingTime } : {},
      notes,
    },
    internalAttributes: draw.isLucky(15) ? { minimumTargetUserRating: 3.5 } : {},
  });
}

async function selectChoices(db: TenantDb): Promise<Choices> {
  const rows = await rowsOf(
    db,
    Choices,
    sql`/* selectDemoChoices */
    select
      (select json_agg(json_build_object('id', id, 'description', description) order by position) from appointment_types
        where tenant_id = ${TENANT}) as types,
      (select json_agg(id order by position) from target_user_pools where tenant_id = ${TENANT}) as pools,
      (select json_agg(json_build_object('id', id, 'title', title) order by position) from outfits where tenant_id = ${TENANT}) as outfits`,
  );
  return rows[0] ?? { types: [], pools: [], outfits: [] };
}

async function selectCustomerIds(db: TenantDb): Promise<ReadonlyMap<string, string>> {
  const rows = await rowsOf(
    db,
    Customer,
    sql`/* selectDemoCustomers */
    select id, customer_number as number from invoice_recipients where tenant_id = ${TENANT}`,
  );
  return new Map(rows.map(({ id, number }) => [number, id]));
}

async function selectWorkers(db: TenantDb, ids: readonly string[]): Promise<readonly Worker[]> {
  return rowsOf(
    db,
    Worker,
    sql`/* selectDemoCrew */
    select u.id,
      array(select pool_id from target_users_in_pools p where p.tenant_id = u.tenant_id and p.user_id = u.id) as pools,
      array(select appointment_type_id from target_users_for_types y
        where y.tenant_id = u.tenant_id and y.user_id = u.id) as types,
      array(select invoice_recipient_id from invoice_recipient_denials d
        where d.tenant_id = u.tenant_id and d.user_id = u.id) as denied_by,
      (select coalesce(json_agg(json_build_object('start', b.starts_at, 'end', b.ends_at)), '[]') from absences b
        where b.tenant_id = u.tenant_id and b.user_id = u.id) as away
    from users u where u.tenant_id = ${TENANT} and u.id = any(${ids}::uuid[])
    order by array_position(${ids}::uuid[], u.id)`,
  );
}

/** In the pool and of the kind that most shifts are for. */
async function letStarsWork(db: TenantDb, ids: readonly string[], { pools, types }: Choices): Promise<void> {
  await sql`/* letStarsIntoPool */
    insert into target_users_in_pools (tenant_id, user_id, pool_id)
    select ${TENANT}, star, ${pools[0]}::uuid from unnest(${ids}::uuid[]) star on conflict do nothing`.execute(db);
  await sql`/* letStarsServe */
    insert into target_users_for_types (tenant_id, user_id, appointment_type_id)
    select ${TENANT}, star, ${types[0]?.id}::uuid from unnest(${ids}::uuid[]) star
    on conflict do nothing`.execute(db);
}

async function insertOffers(db: TenantDb, offers: readonly object[]): Promise<void> {
  await sql`/* insertDemoOffers */
    insert into offers (tenant_id, appointment_id, user_id, starts_at, ends_at, state, created_at, state_changed_at,
      prevented_at, prevented_note)
    select a.tenant_id, a.id, r.worker, a.starts_at, a.ends_at, r.state, r."createdAt", r."changedAt", r."preventedAt",
      r."preventedNote"
    from jsonb_to_recordset(${JSON.stringify(offers)}::jsonb) as r (appointment uuid, worker uuid, state text,
        "createdAt" timestamptz, "changedAt" timestamptz, "preventedAt" timestamptz, "preventedNote" text)
      join appointments a on a.tenant_id = ${TENANT} and a.id = r.appointment`.execute(db);
}
