import { dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { describe, expect, onTestFinished, test } from 'vitest';
import { HOME } from '#app/testing/home-query.ts';
import { startTestApi, type TestApi } from '#app/testing/test-api.ts';

/** Only in `npm run test:deep`. */
const CLIENTS = 4;
const ASKED = 200;

/** Forty thousand offers that nobody has counted yet: the database plans as if the tables were small. */
async function fill(api: TestApi, tenantId: string): Promise<void> {
  await api.asOwner(
    `with person as (
      insert into users (tenant_id, role, state, first_name, last_name, contact_email)
      select $1, 'TARGET_USER', case when n % 40 = 0 then 'ONBOARDING' else 'ACTIVE' end, 'Anna', 'Nr ' || n, n || '@example.at'
      from generate_series(1, 1000) n returning tenant_id, id
    ) insert into target_users (tenant_id, user_id) select tenant_id, id from person`,
    [tenantId],
  );
  await api.asOwner(
    `insert into appointments (tenant_id, description, starts_at, ends_at, desired_target_users, appointment_type_id, pool_id,
       customer, venue, search_key)
     select $1, 'Gala ' || n, now() + (n - 3000) * interval '2 hours', now() + (n - 2997) * interval '2 hours', 5,
       (select id from appointment_types where tenant_id = $1 limit 1),
       (select id from target_user_pools where tenant_id = $1 limit 1), 'x', 'x', 'x'
     from generate_series(1, 4000) n`,
    [tenantId],
  );
  await api.asOwner(
    `insert into offers (tenant_id, appointment_id, user_id, starts_at, ends_at, state)
     select $1, a.id, w.id, a.starts_at, a.ends_at,
       (array['BOOKED', 'BOOKED', 'BOOKED', 'BOOKED', 'ACCEPTED', 'CONTACTED', 'CONTACTED', 'CONTACTED', 'DECLINED', 'DECLINED'])[k + 1]
     from (select id, starts_at, ends_at, row_number() over (order by starts_at) as n from appointments where tenant_id = $1) a,
       generate_series(0, 9) k
       join (select id, row_number() over (order by id) - 1 as n from users where tenant_id = $1 and role = 'TARGET_USER') w
         on true
     where w.n = (a.n * 10 + k) % 1000`,
    [tenantId],
  );
}

describe('the office’s home', { timeout: 600_000 }, () => {
  test('is answered every time right after a flood of offers, while they are written on', async () => {
    const api = await startTestApi();
    onTestFinished(() => api.close());
    const tenantId = await api.aTenant();
    const admin = await api.aUser({ tenantId, role: 'SYSTEM_ADMIN' });
    await fill(api, tenantId);
    const now = new Date();
    const soon = { from: now.toISOString(), to: new Date(now.getTime() + 7 * 86_400_000).toISOString() };
    const variables = { soon: { ...soon, isNotFullyBooked: true }, today: dayOf(now), year: now.getFullYear() };
    const waits: number[] = [];
    const failures: unknown[] = [];
    let left = ASKED;
    const client = async () => {
      while (left-- > 0) {
        const began = performance.now();
        const { errors } = await api.call(HOME, variables, admin.headers);
        waits.push(Math.round(performance.now() - began));
        failures.push(...errors);
      }
    };
    const writer = async () => {
      while (left > 0) {
        await api.asOwner(
          `update offers set state = case state when 'CONTACTED' then 'ACCEPTED' else 'CONTACTED' end, state_changed_at = now()
           where id in (select id from offers where tenant_id = $1 and state in ('CONTACTED', 'ACCEPTED') order by random() limit 50)`,
          [tenantId],
        );
      }
    };
    await Promise.all([...Array.from({ length: CLIENTS }, client), writer()]);
    const [slowest, median] = [Math.max(...waits), waits.toSorted((a, b) => a - b)[waits.length / 2]];
    process.stdout.write(`drill: ${waits.length} homes, median ${median} ms, the slowest ${slowest} ms\n`);
    expect(failures).toEqual([]);
  });
});
