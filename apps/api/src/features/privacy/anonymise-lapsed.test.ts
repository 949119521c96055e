import { expect, onTestFinished, test } from 'vitest';
import { aWorker } from '#app/testing/a-worker.ts';
import { runTestJobs } from '#app/testing/run-test-jobs.ts';
import { aTestApi, type TestUser } from '#app/testing/test-api.ts';
import { until } from '#app/testing/until.ts';
import { anonymiseLapsed, anonymiseWorker } from '#features/privacy/privacy.jobs.ts';

const api = await aTestApi();

test('a worker whose anonymisation fails holds back no other', async () => {
  const tenantId = await api.aTenant();
  const care = await api.aUser({ tenantId, role: 'TENANT_USER_CUSTOMER_CARE' });
  const [stuck, gone] = [await aWorker(api, care), await aWorker(api, care)];
  await api.asOwner('update target_users set restricted_until = current_date - 2 where tenant_id = $1', [tenantId]);
  await api.asOwner(`create function public.fail() returns trigger language plpgsql as $$
      begin if new.id = '${stuck.id}' then raise exception 'stuck'; end if; return new; end $$;
    create trigger fail before update on users for each row execute function public.fail()`);
  onTestFinished(async () => void (await api.asOwner('drop function public.fail cascade')));
  await runTestJobs(api, anonymiseWorker);
  await anonymiseLapsed.run(api.database);
  const nameOf = async ({ id }: TestUser) =>
    (await api.asOwner('select last_name from users where id = $1', [id]))[0]?.['last_name'];
  await until(async () => (await nameOf(gone)) === 'gelöscht');
  await until(
    async () => (await api.asOwner(`select from graphile_worker.jobs where last_error ~ 'stuck'`)).length > 0,
  );
  expect(await nameOf(stuck)).toBe('Pichler');
});
