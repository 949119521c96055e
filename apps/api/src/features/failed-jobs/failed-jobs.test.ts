import { expect, test } from 'vitest';
import { aTestApi } from '#app/testing/test-api.ts';

const api = await aTestApi();
const admin = await api.aUser({ tenantId: await api.aTenant(), role: 'SYSTEM_ADMIN' });

const aJob = async (attempts: number): Promise<string> => {
  const [job] = await api.asOwner<{ id: string }>(
    `select id::text from graphile_worker.add_job('test.kind', json_build_object('tenantId', $1::text, 'payload', 1))`,
    [admin.tenantId],
  );
  await api.asOwner(
    `update graphile_worker._private_jobs set attempts = $2, max_attempts = 12, last_error = E'no answer\\nat line 1'
     where id = $1::bigint`,
    [job?.id, attempts],
  );
  return job?.id ?? '';
};

test('work that failed for good is listed with its reason and can be tried again; other work is left alone', async () => {
  const [failed, waiting] = [await aJob(12), await aJob(3)];
  const { data } = await api.call(
    '{ failedJobs { count items { id kind attempts reason tenantName } } }',
    {},
    admin.headers,
  );
  expect(data.failedJobs).toEqual({
    count: 1,
    items: [{ id: failed, kind: 'test.kind', attempts: 12, reason: 'no answer', tenantName: expect.any(String) }],
  });
  const retried = await api.call(
    'mutation ($ids: [String!]!) { retryFailedJobs(jobIds: $ids) }',
    { ids: [failed, waiting] },
    admin.headers,
  );
  expect(retried.data.retryFailedJobs).toBe(1);
  const rows = await api.asOwner(
    `select id::text, attempts from graphile_worker._private_jobs where id = any($1::bigint[])
    order by attempts`,
    [[failed, waiting]],
  );
  expect(rows).toEqual([
    { id: failed, attempts: 0 },
    { id: waiting, attempts: 3 },
  ]);
});
