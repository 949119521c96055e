import { AppointmentInput } from '@gastspiel/domain/appointments/appointment-input.ts';
import { toOffsetString } from '@gastspiel/domain/time/vienna-time.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { type DemoShift, demoCalendar, demoOffers, demoShifts } from '#app/demo/demo-shifts.ts';
import { type Draw, drawFrom } from '#app/demo/draw.ts';
import { insertAppointment } from '#features/appointments/index.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { rowsOf } from '#platform/database/rows.ts';

/** The first ones can sign in. */
const STARS = 2;

interface Scene {
  readonly tenantId: string;
  /** Who takes part; the others are kept for stories of their own. */
  readonly workerIds: readonly string[];
  readonly now: Date;
}

const Customer = z.object({
  id: z.string(),
  name: z.string(),
  streetNameAndNumber: z.string(),
  postalCode: z.string(),
  location: z.string(),
  countryCode: z.string(),
});
type Customer = Readonly<z.output<typeof Customer>>;

const Worker = z.object({
  id: z.string(),
  pools: z.array(z.string()),
  types: z.array(z.string()),
  deniedBy: z.array(z.string()),
});
type Worker = Readonly<z.output<typeof Worker>>;

/** Six weeks that have been worked, this week half booked, the next ones open. */
export async function insertDemoAppointments(db: TenantDb, scene: Scene): Promise<void> {
  const draw = drawFrom(scene.workerIds.length + 4711);
  const choices = await selectChoices(db);
  const customers = await selectCustomers(db);
  const isStar = (id: string): boolean => scene.workerIds.slice(0, STARS).includes(id);
  await letStarsWork(db, scene.workerIds.slice(0, STARS), choices);
  const workers = await selectWorkers(db, scene.workerIds);
  const calendar = demoCalendar();
  const offers: { appointment: string; worker: string; state: string }[] = [];
  // In the order of time: bookings must be known before anybody is offered something beside them.
  for (const shift of demoShifts(draw, scene.now)) {
    const customer = draw.one(customers);
    const place = placeOf(draw, shift, choices);
    const appointment = await insertAppointment(db, scene.tenantId, inputOf(draw, shift, customer, place));
    const fitting = workers.filter(
      ({ pools, types, deniedBy }) =>
        pools.includes(place.poolId) && types.includes(place.typeId) && !deniedBy.includes(customer.id),
    );
    const ids = fitting.map(({ id }) => id);
    const made = demoOffers(draw, shift, ids, { calendar, now: scene.now });
    offers.push(...made.map((offer) => ({ appointment, ...offer })));
    const missed = ids.filter((id) => isStar(id) && !made.some(({ worker }) => worker === id));
    if (shift.start > scene.now) {
      // Whoever tries the app as a worker is to find something there.
      const chosen = missed.filter((id) => draw.isLucky(12) && calendar.isFree(id, shift));
      offers.push(...chosen.map((worker) => ({ appointment, worker, state: 'CONTACTED' })));
    }
  }
  await insertOffers(db, offers);
  await letOneBePrevented(db, scene.workerIds.slice(STARS));
}

const Choices = z.object({
  types: z.array(z.object({ id: z.string(), description: z.string() })),
  pools: z.array(z.string()),
  outfits: z.array(z.object({ id: z.string(), title: z.string() })),
});
type Choices = Readonly<z.output<typeof Choices>>;

function placeOf(draw: Draw, { occasion }: DemoShift, { types, pools, outfits }: Choices) {
  const named = occasion.types.map((name) => types.find(({ description }) => description === name));
  const type = named.find((one) => one !== undefined) ?? types[0];
  // Cooks wear what cooks wear, and nobody else does.
  const isKitchen = type?.description === 'Küche';
  const fitting = outfits.filter(({ title }) => (title === 'Kochkleidung') === isKitchen);
  return {
    typeId: type?.id ?? '',
    poolId: pools[draw.isLucky(80) ? 0 : 1] ?? '',
    outfitId: fitting.length > 0 ? draw.one(fitting).id : null,
  };
}

const inputOf = (draw: Draw, shift: DemoShift, customer: Customer, place: ReturnType<typeof placeOf>) => {
  const { title, start, meeting, station, notes } = shift.occasion;
  const [hour = '00', minute] = start.split(':');
  const meetingTime = `${String(Number(hour) - 1).padStart(2, '0')}:${minute}`;
  const { id, name, ...address } = customer;
  return AppointmentInput.parse({
    description: title,
    startDateTime: toOffsetString(shift.start),
    endDateTime: toOffsetString(shift.end),
    desiredTargetUsers: shift.people,
    typeId: place.typeId,
    targetUserPoolId: place.poolId,
    // Some are planned before it is known who pays.
    invoiceRecipientId: draw.isLucky(90) ? id : null,
    sectorAttributes: {
      customer: name,
      venue: name,
      address,
      station,
      outfitKey: place.outfitId,
      meetingInformation: meeting ? { place: meeting, time: meetingTime } : {},
      notes,
    },
    internalAttributes: draw.isLucky(15) ? { minimumTargetUserRating: 3.5 } : {},
  });
};

async function selectChoices(db: TenantDb): Promise<Choices> {
  const rows = await rowsOf(
    db,
    Choices,
    sql`/* selectDemoChoices */
    select
      (select json_agg(json_build_object('id', id, 'description', description) order by position) from appointment_types
        where tenant_id = current_tenant_id()) as types,
      (select json_agg(id order by position) from target_user_pools where tenant_id = current_tenant_id()) as pools,
      (select json_agg(json_build_object('id', id, 'title', title) order by position) from outfits where tenant_id = current_tenant_id()) as outfits`,
  );
  return rows[0] ?? { types: [], pools: [], outfits: [] };
}

async function selectCustomers(db: TenantDb): Promise<readonly Customer[]> {
  return rowsOf(
    db,
    Customer,
    sql`/* selectDemoCustomers */
    select id, name, street_name_and_number as "streetNameAndNumber", postal_code as "postalCode", location,
      country_code as "countryCode"
    from invoice_recipients where tenant_id = current_tenant_id() order by customer_number`,
  );
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
        where d.tenant_id = u.tenant_id and d.user_id = u.id) as "deniedBy"
    from users u where u.tenant_id = current_tenant_id() and u.id = any(${ids}::uuid[])
    order by array_position(${ids}::uuid[], u.id)`,
  );
}

/** In the pool and of the kind that most shifts are for. */
async function letStarsWork(db: TenantDb, ids: readonly string[], { pools, types }: Choices): Promise<void> {
  await sql`/* letStarsIntoPool */
    insert into target_users_in_pools (tenant_id, user_id, pool_id)
    select current_tenant_id(), star, ${pools[0]}::uuid from unnest(${ids}::uuid[]) star on conflict do nothing`.execute(
    db,
  );
  await sql`/* letStarsServe */
    insert into target_users_for_types (tenant_id, user_id, appointment_type_id)
    select current_tenant_id(), star, ${types[0]?.id}::uuid from unnest(${ids}::uuid[]) star
    on conflict do nothing`.execute(db);
}

async function insertOffers(db: TenantDb, offers: readonly object[]): Promise<void> {
  await sql`/* insertDemoOffers */
    insert into offers (tenant_id, appointment_id, user_id, starts_at, ends_at, state, created_at, state_changed_at)
    select a.tenant_id, a.id, r.worker, a.starts_at, a.ends_at, r.state, least(now(), a.starts_at) - interval '3 days',
      least(now(), a.starts_at) - (1 + abs(hashtext(r.worker::text)) % 2800) * interval '1 minute'
    from jsonb_to_recordset(${JSON.stringify(offers)}::jsonb) as r (appointment uuid, worker uuid, state text)
      join appointments a on a.tenant_id = current_tenant_id() and a.id = r.appointment`.execute(db);
}

/** The next booking from tomorrow on whose worker can not come: what the office has to decide is to be seen. */
async function letOneBePrevented(db: TenantDb, workerIds: readonly string[]): Promise<void> {
  await sql`/* preventDemoWorker */
    update offers set prevented_at = now() - interval '2 hours', prevented_note = 'Leider krank geworden, 39 Grad Fieber.'
    where tenant_id = current_tenant_id() and id = (
      select id from offers where tenant_id = current_tenant_id() and state = 'BOOKED'
        and starts_at > now() + interval '1 day' and user_id = any(${workerIds}::uuid[])
      order by starts_at, user_id limit 1)`.execute(db);
}
