import { moveAsBooking, openWriters, type Writers } from '@gastspiel/api/writers.ts';
import { benchId } from '#bench/bench-id.ts';
import { LARGE_TENANT } from '#bench/data/generate.ts';
import type { Entry } from '#bench/entry.ts';
import { judge } from '#bench/goals.ts';
import { median } from '#bench/load.ts';
import { connectToTenant } from '#bench/tenant-connection.ts';

const WRITERS = 32;
const ROUNDS = 5;
const ROUND_MS = 3000;
const WRITTEN = 'Viele Schreiber';

/** An appointment of the same evening for each writer, with an accepted offer. */
const CREATION = `
  with written as (
    insert into appointments (tenant_id, description, starts_at, ends_at, desired_target_users, appointment_type_id, pool_id,
      invoice_recipient_id, customer, venue, search_key)
    select '${LARGE_TENANT}', '${WRITTEN}', '2031-07-01T16:00:00Z', '2031-07-01T22:00:00Z', 4,
      '${benchId('appointment_types1')}', '${benchId('target_user_pools1')}', '${benchId('recipient1')}', 'Hofburg', 'Festsaal', 'viele'
    from generate_series(1, ${WRITERS}) returning *
  )
  insert into offers (tenant_id, appointment_id, user_id, starts_at, ends_at, state)
  select a.tenant_id, a.id, t.user_id, a.starts_at, a.ends_at, 'ACCEPTED'
  from (select *, row_number() over () as n from written) a join (select user_id, row_number() over (order by user_id) as n
    from target_users where tenant_id = '${LARGE_TENANT}') t using (n)
  returning id, appointment_id, user_id`;
const CLEARING = `delete from appointments where tenant_id = '${LARGE_TENANT}' and description = '${WRITTEN}'`;

type State = 'ACCEPTED' | 'BOOKED' | 'CONTACTED';
interface Written {
  readonly id: string;
  readonly appointment_id: string;
  readonly user_id: string;
}

const LIVE = `select format('alter table public.offers %s trigger %I', $1::text, tgname) as change from pg_trigger
  where tgrelid = 'public.offers'::regclass and tgname like 'live%'`;

/**
 * Neither counts that are kept nor news that open browsers are told may hold writers back: each booking against the same change of an
 * offer that nothing counts, and against one that nobody is told of.
 */
export const entry: Entry = {
  name: `${WRITERS} writers at once in one tenant, with the counts that are kept and the news that are told, and without`,
  async run(product) {
    const owner = await connectToTenant(product.databaseUrl, 'owner');
    const writers = openWriters(product.databaseUrl, WRITERS);
    try {
      await owner.query(CLEARING);
      const { rows } = await owner.query<Written>(CREATION);
      const counted: number[] = [];
      const free: number[] = [];
      const silent: number[] = [];
      const news = async (isTold: boolean) => {
        const { rows: changes } = await owner.query<{ change: string }>(LIVE, [isTold ? 'enable' : 'disable']);
        for (const { change } of changes) await owner.query(change);
      };
      await commits(writers, rows, 'BOOKED');
      for (let round = 0; round < ROUNDS; round += 1) {
        counted.push(await commits(writers, rows, 'BOOKED'));
        free.push(await commits(writers, rows, 'CONTACTED'));
        await news(false);
        silent.push(await commits(writers, rows, 'CONTACTED').finally(() => news(true)));
      }
      const [ours, bare, untold] = [median(counted), median(free), median(silent)];
      return [
        `${ours.toFixed(0)} commits/s, without the counts ${bare.toFixed(0)} = ${judge(ours / bare, { atLeast: 0.8 })}`,
        `${bare.toFixed(0)} told to open browsers, ${untold.toFixed(0)} that nobody is told of = ${judge(bare / untold, { atLeast: 0.8 })}`,
      ];
    } finally {
      await owner.query(CLEARING);
      await writers.close();
      await owner.end();
    }
  },
};

/** Every writer moves its own offer to the state and back; answers how often a second that was committed. */
async function commits(writers: Writers, offers: readonly Written[], state: State): Promise<number> {
  const started = performance.now();
  let done = 0;
  const write = async ({ id, appointment_id: appointmentId, user_id: userId }: Written) => {
    const mine = { id, appointmentId, userId };
    let [from, to]: [State, State] = ['ACCEPTED', state];
    // Ends as it began: accepted.
    while (from !== 'ACCEPTED' || performance.now() - started < ROUND_MS) {
      await writers.withTenant(LARGE_TENANT, (db) => moveAsBooking(db, mine, from, to));
      [from, to] = [to, from];
      done += 1;
    }
  };
  await Promise.all(offers.map(write));
  return (done / (performance.now() - started)) * 1000;
}
