import { benchId } from '#bench/bench-id.ts';
import { byTurns } from '#bench/by-turns.ts';
import { callApi, headersOf, SYSTEM_ADMIN } from '#bench/call-api.ts';
import { LARGE_TENANT } from '#bench/data/generate.ts';
import type { Entry } from '#bench/entry.ts';
import { judge } from '#bench/goals.ts';
import { connectToTenant } from '#bench/tenant-connection.ts';

const ROUNDS = 7;
const SIZE = 40;

/** In a month from now, for everybody of the pool. */
const CREATION = `
  insert into appointments (tenant_id, description, starts_at, ends_at, desired_target_users, appointment_type_id, pool_id,
    customer, venue, search_key)
  values ('${LARGE_TENANT}', 'Ball', now() + interval '30 days', now() + interval '30 days 6 hours', 60,
    '${benchId('appointment_types1')}', '${benchId('target_user_pools1')}', 'Hofburg', 'Festsaal', 'ball')
  returning id`;

/** Ranking everybody and asking the best, with audit, mails and live events, against finding the best rated and the bare rows. */
export const entry: Entry = {
  name: `A wave of ${SIZE} over 20,000 workers`,
  async run(product) {
    const headers = { ...(await headersOf(product, SYSTEM_ADMIN)), 'x-tenant-id': LARGE_TENANT };
    const owner = await connectToTenant(product.databaseUrl, 'owner');
    const { rows } = await owner.query<{ id: string }>(CREATION);
    const id = rows[0]?.id;
    const ball = `tenant_id = '${LARGE_TENANT}' and appointment_id = '${id}'`;
    const sendWave = () =>
      callApi<unknown>(
        product,
        headers,
        `mutation { startWaves(appointmentId: "${id}", plan: { sizes: [${SIZE}], gapMinutes: 60 }) { state } }`,
      );
    const askBarely = () =>
      owner.query(
        `insert into offers (tenant_id, appointment_id, user_id, starts_at, ends_at, state)
         select a.tenant_id, a.id, best.user_id, a.starts_at, a.ends_at, 'CONTACTED'
         from appointments a cross join lateral (
           select t.user_id from target_users t
             join target_users_in_pools p on p.tenant_id = t.tenant_id and p.user_id = t.user_id and p.pool_id = a.pool_id
             join target_users_for_types y on y.tenant_id = t.tenant_id and y.user_id = t.user_id
               and y.appointment_type_id = a.appointment_type_id
             join users u on u.tenant_id = t.tenant_id and u.id = t.user_id and u.state = 'ACTIVE'
           where t.tenant_id = a.tenant_id and not exists (
             select from offers o where o.tenant_id = t.tenant_id and o.user_id = t.user_id and o.state = 'BOOKED'
               and o.starts_at < a.ends_at and o.ends_at > a.starts_at)
           order by coalesce((select avg(s.rating) from assessments s
             where s.tenant_id = t.tenant_id and s.user_id = t.user_id), t.rating) desc nulls last limit ${SIZE}) best
         where a.tenant_id = '${LARGE_TENANT}' and a.id = '${id}'`,
      );
    const remove = async () => {
      await owner.query(`delete from offer_wave_runs where ${ball}`);
      await owner.query(`delete from offers where ${ball}`);
    };
    try {
      const [wave = 0, , bare = 0] = await byTurns(ROUNDS, [sendWave, remove, askBarely, remove]);
      return [
        `ranked and asked in ${wave.toFixed(0)} ms, bare statement ${bare.toFixed(0)} ms = ${judge(wave / bare, { atMost: 5 }, { unit: '×', digits: 1 })}`,
      ];
    } finally {
      await owner.query(`delete from appointments where tenant_id = '${LARGE_TENANT}' and id = '${id}'`);
      await owner.end();
    }
  },
};
