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

/** Making a series, with audit and live events, and moving all of it by half an hour, against the bare rows. */
export const entry: Entry = {
  name: `A series of ${COUNT} appointments`,
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
    const change = () =>
      call(`mutation { updateSeries(appointmentId: "${first}", version: 1, reach: ALL,
        input: ${INPUT.replaceAll('06:30', '07:00')}) { changed } }`);
    const insert = () =>
      owner.query(
        `insert into appointments (tenant_id, description, starts_at, ends_at, desired_target_users, appointment_type_id,
           pool_id, customer, venue, search_key)
         select '${LARGE_TENANT}', 'Frühstück', day::date + time '06:30', day::date + time '12:00', 4,
           '${benchId('appointment_types1')}', '${benchId('target_user_pools1')}', 'Serienhotel', 'Saal', 'fruhstuck'
         from unnest($1::text[]) day`,
        [days],
      );
    const update = () =>
      owner.query(`update appointments set starts_at = starts_at + interval '30 minutes' where ${MADE}`);
    const remove = () => owner.query(`delete from appointments where ${MADE}`);
    try {
      const [made = 0, changed = 0, , inserted = 0, updated = 0] = await byTurns(ROUNDS, [
        ...[make, change, remove, insert, update, remove],
      ]);
      return [
        `made in ${made.toFixed(0)} ms, bare INSERT ${inserted.toFixed(0)} ms = ${judge(made / inserted, { atMost: 5 }, { unit: '×', digits: 1 })}`,
        `all changed in ${changed.toFixed(0)} ms, bare UPDATE ${updated.toFixed(0)} ms = ${(changed / updated).toFixed(1)}×`,
      ];
    } finally {
      await remove();
      await owner.end();
    }
  },
};
