import { expect, test } from 'vitest';
import { classOf } from '#app/testing/class-of.ts';
import { aTestApi } from '#app/testing/test-api.ts';

const api = await aTestApi();
const admin = await api.aUser({ tenantId: await api.aTenant(), role: 'SYSTEM_ADMIN' });

const INPUTS: readonly object[] = [
  { toString: true },
  { constructor: {} },
  { hasOwnProperty: null },
  { tenantUsersCsv: null },
  { tenantUsersCsv: 7 },
  { targetUsersCsv: null },
  {},
  { targetUsersCsv: {}, ownDataJson: true },
];

test.each(INPUTS.map((input) => [input]))('a choice of %j is refused as an input', async (input) => {
  const answer = await api.call(
    'mutation ($input: DownloadInput!) { createDownload(input: $input) { url } }',
    { input },
    admin.headers,
  );
  expect(classOf(answer)).toBe('BAD_REQUEST');
});
