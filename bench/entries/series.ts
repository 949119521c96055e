import { benchId } from '#bench/bench-id.ts';
import { byTurns } from '#bench/by-turns.ts';
import { callApi, headersOf, SYSTEM_ADMIN } from '#bench/call-api.ts';
import { LARGE_TENANT } from '#bench/data/generate.ts';
import type { Entry } from '#bench/entry.ts';
import { judge } from '#bench/goals.ts';
import { connectToTenant } from '#bench/tenant-connection.ts';

const ROUNDS = 7;
const COUNT = 250;
const FIRST_DAY = Date.UTC(2031, 0, 1, 8);
const DAY_MS = 24 * 3_600_000;
const days = Array.from({ length: COUNT }, (_, index) =>
  new Date(FIRST_DAY + index * DAY_MS).toISOString().slice(0, 10),
);

const MADE = `tenant_id = '${LARGE_TENANT}' and customer = 'Serienhotel'`;

const INPUT = `{ description: "Frühstück", startDateTime: "2031-01-01T06:30:00+01:00", endDateTime: "2031-01-01T12:00:00+01:00",
  desiredTargetUsers: 4, typeId: "${benchId('appointment_types1')}", targetUserPoolId: "${benchId('target_user_pools1')}",
  sectorAttributes: { customer: "Serienhotel", venue: "Saal", address: { countryCode: "AT" }, meetingInformation: {} },
  internalAttributes: {} }`;

const MADE_APPOINTMENTS = `(select id from appointments where ${MADE})`;
/** Four on each, the same four: nobody else has so many shifts. Ids of the data set are hashes, and a mail's job takes only well-formed ones. */
const BOOKINGS = `
  insert into offers (tenant_id, appointment_id, user_id, starts_at, ends_at, state)
  select a.tenant_id, a.id, w.user_id, a.starts_at, a.ends_at, 'BOOKED'
  from appointments a cross join (
    select p.user_id from target_users_in_pools p
      join users u on u.tenant_id = p.tenant_id and u.id = p.user_id and u.state = 'ACTIVE'
    where p.tenant_id = '${LARGE_TENANT}' and p.pool_id = '${benchId('target_user_pools1')}'
      and p.user_id::text ~ '^.{14}[1-8].{4}[89ab]' order by p.user_id limit 4) w
  where a.${MADE}`;
const INSERTION = `
  insert into appointments (tenant_id, description, starts_at, ends_at, desired_target_users, appointment_type_id,
    pool_id, customer, venue, search_key)
  select '${LARGE_TENANT}', 'Frühstück', day::date + time '06:30', day::date + time '12:00', 4,
    '${benchId('appointment_types1')}', '${benchId('target_user_pools1')}', 'Serienhotel', 'Saal', 'fruhstuck'
  from unnest($1::text[]) day`;

const at = (days: number, from: string) =>
  INPUT.replaceAll('06:30', from).replaceAll('2031-01-01', days === 0 ? '2031-01-01' : '2031-01-02');

const compared = (what: string, ours: number, bare: number): string =>
  `${what} in ${ours.toFixed(0)} ms, bare statements ${bare.toFixed(0)} ms = ${judge(ours / bare, { atMost: 5 }, { unit: '×', digits: 1 })}`;

/**
 * Making a series, with audit and live events, then with four booked on each: another venue, a day later, and gone. Each beside the bare
 * statements that write the same rows.
 */
export const entry: Entry = {
  name: `A series of ${COUNT} appointments, four booked on each`,
  async run(product) {
    const headers = { ...(await headersOf(product, SYSTEM_ADMIN)), 'x-tenant-id': LARGE_TENANT };
    const call = (query: string, variables?: object) =>
      callApi<{ createSeries: { first: { id: string } } }>(product, headers, query, variables);
    const owner = await connectToTenant(product.databaseUrl, 'owner');
    let first = '';
    const make = async () => {
      const made = await call(
        `mutation ($days: [String!]!) { createSeries(input: ${INPUT}, days: $days) { first { id } } }`,
        { days },
      );
      first = made.createSeries.first.id;
    };
    const update = (version: number, input: string) => () =>
      call(
        `mutation { updateSeries(appointmentId: "${first}", version: ${version}, reach: ALL, input: ${input}) { changed } }`,
      );
    const change = update(1, at(0, '06:30').replace('venue: "Saal"', 'venue: "Garten"'));
    const move = update(2, at(1, '07:00').replace('venue: "Saal"', 'venue: "Garten"'));
    const end = () => call(`mutation { deleteSeries(appointmentId: "${first}", reach: ALL) { changed } }`);
    const book = () => owner.query(BOOKINGS);
    const insert = () => owner.query(INSERTION, [days]);
    const changeBare = () =>
      owner.query(`update appointments set venue = 'Garten', version = version + 1 where ${MADE}`);
    // Half a day first: the bare statement moves row by row, and nobody is booked twice on the way.
    const moveBare = () =>
      owner.query(`update appointments set starts_at = starts_at + interval '12 hours', ends_at = ends_at + interval '12 hours',
        version = version + 1 where ${MADE}`);
    const removeBare = async () => {
      await owner.query(
        `delete from offers where tenant_id = '${LARGE_TENANT}' and appointment_id in ${MADE_APPOINTMENTS}`,
      );
      await owner.query(`delete from appointments where ${MADE}`);
    };
    try {
      const [made = 0, , changed = 0, moved = 0, ended = 0, inserted = 0, , updated = 0, shifted = 0, removed = 0] =
        await byTurns(ROUNDS, [make, book, change, move, end, insert, book, changeBare, moveBare, removeBare]);
      return [
        compared('made', made, inserted),
        compared('all changed', changed, updated),
        compared('all moved', moved, shifted),
        compared('all deleted', ended, removed),
      ];
    } finally {
      await removeBare();
      await owner.end();
    }
  },
};
