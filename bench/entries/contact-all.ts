import { benchId } from '#bench/bench-id.ts';
import { byTurns } from '#bench/by-turns.ts';
import { callApi, headersOf, SYSTEM_ADMIN } from '#bench/call-api.ts';
import { LARGE_TENANT } from '#bench/data/generate.ts';
import type { Entry } from '#bench/entry.ts';
import { judge } from '#bench/goals.ts';
import { connectToTenant } from '#bench/tenant-connection.ts';

const ROUNDS = 7;

/** In a month from now, for workers who are rated well: some hundreds can come. */
const CREATION = `
  insert into appointments (tenant_id, description, starts_at, ends_at, desired_target_users, appointment_type_id, pool_id,
    customer, venue, minimum_rating, search_key)
  values ('${LARGE_TENANT}', 'Ball', now() + interval '30 days', now() + interval '30 days 6 hours', 40,
    '${benchId('appointment_types1')}', '${benchId('target_user_pools1')}', 'Hofburg', 'Festsaal', 30, 'ball')
  returning id`;

/** Asking hundreds of workers at once, with audit, mails and live events, against the bare rows. */
export const entry: Entry = {
  name: 'Contacting all available workers at once',
  async run(product) {
    const headers = { ...(await headersOf(product, SYSTEM_ADMIN)), 'x-tenant-id': LARGE_TENANT };
    const call = (query: string) => callApi<unknown>(product, headers, query);
    const owner = await connectToTenant(product.databaseUrl, 'owner');
    const { rows: created } = await owner.query<{ id: string }>(CREATION);
    const id = created[0]?.id;
    const ball = `tenant_id = '${LARGE_TENANT}' and appointment_id = '${id}'`;
    const contactAll = () => call(`mutation { createOfferForAllAvailableUsers(appointmentId: "${id}") }`);
    const withdrawAll = () => call(`mutation { withdrawAllOffers(appointmentId: "${id}", offerStates: [CONTACTED]) }`);
    try {
      await contactAll();
      const { rows } = await owner.query<{ user_id: string }>(`select user_id from offers where ${ball}`);
      const workers = rows.map(({ user_id }) => user_id);
      await withdrawAll();
      const insert = () =>
        owner.query(
          `insert into offers (tenant_id, appointment_id, user_id, starts_at, ends_at, state)
           select a.tenant_id, a.id, chosen, a.starts_at, a.ends_at, 'CONTACTED'
           from appointments a, unnest($1::uuid[]) chosen where a.tenant_id = '${LARGE_TENANT}' and a.id = '${id}'`,
          [workers],
        );
      const remove = () => owner.query(`delete from offers where ${ball}`);
      const [all = 0, , bare = 0] = await byTurns(ROUNDS, [contactAll, withdrawAll, insert, remove]);
      return [
        `${workers.length} workers: contacted in ${all.toFixed(0)} ms, bare INSERT ${bare.toFixed(0)} ms = ${judge(all / bare, { atMost: 5 }, { unit: '×', digits: 1 })}`,
      ];
    } finally {
      await owner.query(`delete from appointments where tenant_id = '${LARGE_TENANT}' and id = '${id}'`);
      await owner.end();
    }
  },
};
