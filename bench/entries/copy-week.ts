import { benchId } from '#bench/bench-id.ts';
import { byTurns } from '#bench/by-turns.ts';
import { callApi, headersOf, SYSTEM_ADMIN } from '#bench/call-api.ts';
import { LARGE_TENANT } from '#bench/data/generate.ts';
import type { Entry } from '#bench/entry.ts';
import { judge } from '#bench/goals.ts';
import { connectToTenant } from '#bench/tenant-connection.ts';

const ROUNDS = 7;
const COUNT = 400;

/** Far from everything else, spread over a week. */
const CREATION = `
  insert into appointments (tenant_id, description, starts_at, ends_at, desired_target_users, appointment_type_id, pool_id,
    customer, venue, search_key)
  select '${LARGE_TENANT}', 'Einsatz ' || n, date '2031-03-03' + (n % 7) + time '10:00', date '2031-03-03' + (n % 7) + time '16:00',
    4, '${benchId('appointment_types1')}', '${benchId('target_user_pools1')}', 'Kopierhotel', 'Saal', 'einsatz'
  from generate_series(1, ${COUNT}) n
  returning id`;
/** Four for each, nobody twice. */
const BOOKINGS = `
  insert into offers (tenant_id, appointment_id, user_id, starts_at, ends_at, state)
  select a.tenant_id, a.id, w.user_id, a.starts_at, a.ends_at, 'BOOKED'
  from (select *, row_number() over (order by id) - 1 as n from appointments
      where tenant_id = '${LARGE_TENANT}' and customer = 'Kopierhotel') a
    join (select p.user_id, row_number() over (order by p.user_id) - 1 as n from target_users_in_pools p
        join users u on u.tenant_id = p.tenant_id and u.id = p.user_id and u.state = 'ACTIVE'
      where p.tenant_id = '${LARGE_TENANT}' and p.pool_id = '${benchId('target_user_pools1')}') w on w.n / 4 = a.n`;
const OWN = `tenant_id = '${LARGE_TENANT}' and customer = 'Kopierhotel'`;
const COPIES = `${OWN} and starts_at >= date '2031-03-10'`;

/** Copying a full week, with audit and live events, against one INSERT from a SELECT; and what the dialog asks before. */
export const entry: Entry = {
  name: `Copying a week of ${COUNT} appointments`,
  async run(product) {
    const headers = { ...(await headersOf(product, SYSTEM_ADMIN)), 'x-tenant-id': LARGE_TENANT };
    const owner = await connectToTenant(product.databaseUrl, 'owner');
    try {
      const { rows } = await owner.query<{ id: string }>(CREATION);
      const ids = rows.map(({ id }) => id);
      const call = (query: string) => callApi<unknown>(product, headers, query, { ids });
      await owner.query(BOOKINGS);
      const copy = (asksBooked: boolean) => () =>
        call(
          `mutation ($ids: [String!]!) { copyAppointments(appointmentIds: $ids, days: 7, keepsDetails: true, asksBooked: ${asksBooked}) { copied } }`,
        );
      const look = () =>
        call(`query ($ids: [String!]!) { copyOutlooks(appointmentIds: $ids, days: 7) { isTaken absent } }`);
      const insert = () =>
        owner.query(
          `insert into appointments (tenant_id, description, starts_at, ends_at, desired_target_users, appointment_type_id,
             pool_id, customer, venue, search_key)
           select tenant_id, description, starts_at + interval '7 days', ends_at + interval '7 days', desired_target_users,
             appointment_type_id, pool_id, customer, venue, search_key
           from appointments where ${OWN}`,
        );
      const remove = () => owner.query(`delete from appointments where ${COPIES}`);
      const removeAll = async () => {
        await owner.query(`delete from offers where tenant_id = '${LARGE_TENANT}' and starts_at >= date '2031-03-10'
          and appointment_id in (select id from appointments where ${COPIES})`);
        await remove();
      };
      const insertAsked = async () => {
        await insert();
        await owner.query(`insert into offers (tenant_id, appointment_id, user_id, starts_at, ends_at, state)
          select c.tenant_id, c.id, o.user_id, c.starts_at, c.ends_at, 'CONTACTED'
          from appointments a join offers o on o.tenant_id = a.tenant_id and o.appointment_id = a.id
            join appointments c on c.tenant_id = a.tenant_id and c.customer = a.customer and c.description = a.description
              and c.starts_at = a.starts_at + interval '7 days'
          where a.tenant_id = '${LARGE_TENANT}' and a.customer = 'Kopierhotel'`);
      };
      const works = [copy(false), look, remove, insert, remove, copy(true), removeAll, insertAsked, removeAll];
      const [copied = 0, looked = 0, , inserted = 0, , asked = 0, , bare = 0] = await byTurns(ROUNDS, works);
      return [
        `copied in ${copied.toFixed(0)} ms, bare INSERT ${inserted.toFixed(0)} ms = ${judge(copied / inserted, { atMost: 5 }, { unit: '×', digits: 1 })}`,
        `looked through before in ${looked.toFixed(0)} ms; with the ${4 * COUNT} booked asked again in ${asked.toFixed(0)} ms, bare INSERTs ${bare.toFixed(0)} ms = ${judge(asked / bare, { atMost: 5 }, { unit: '×', digits: 1 })}`,
      ];
    } finally {
      await owner.query(`delete from offers where tenant_id = '${LARGE_TENANT}'
        and appointment_id in (select id from appointments where ${OWN})`);
      await owner.query(`delete from appointments where ${OWN}`);
      await owner.end();
    }
  },
};
