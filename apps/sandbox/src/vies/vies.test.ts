import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '#sandbox/testing/free-port.ts';
import { startVies } from '#sandbox/vies/start-vies.ts';
import { CODES } from '#sandbox/vies/vies-behaviour.ts';

async function vies() {
  const started = await startVies({ port: await freePort(), log: () => undefined });
  onTestFinished(() => started.stop());
  const { url, apiUrl } = started;
  const post = (address: string, body: object) =>
    fetch(address, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } });
  const ask = (countryCode: string, vatNumber: string, requester: object = {}) =>
    post(`${apiUrl}/check-vat-number`, { countryCode, vatNumber, ...requester });
  return {
    ask,
    get: async (path: string) => (await fetch(`${apiUrl}${path}`)).json(),
    said: async (...asked: Parameters<typeof ask>) => (await ask(...asked)).json(),
    page: async () => (await fetch(url)).text(),
    behave: (mode: string, memberState?: string) => post(`${url}/api/behaviour`, { mode, memberState }),
    name: (vatNumber: string, valid: boolean) => post(`${url}/api/numbers`, { vatNumber, valid }),
    requests: async () => (await (await fetch(`${url}/api/requests`)).json()) as { outcome: string; atOnce: number }[],
    submit: (path: string, fields: Record<string, string>, headers = {}) =>
      fetch(`${url}${path}`, { method: 'POST', body: new URLSearchParams(fields), headers, redirect: 'manual' }),
  };
}
const REQUESTER = { requesterMemberStateCode: 'AT', requesterNumber: 'U12345675' };

test('tells of a number whether it is registered and to whom, with a proof for whoever says who they are', async () => {
  const { said, name } = await vies();
  const answer = await said('AT', 'U13585627', REQUESTER);
  expect(answer).toMatchObject({ countryCode: 'AT', vatNumber: 'U13585627', valid: true });
  expect(answer).toMatchObject({ name: 'Firma ATU13585627 GmbH', requestIdentifier: expect.stringMatching(/^WAPI/) });
  expect(await said('AT', 'U13585627')).toMatchObject({ valid: true, requestIdentifier: '' });
  expect(await said('DE', '812345676')).toMatchObject({ valid: true, name: '---', address: '---' });
  await name('DE 812345676', false);
  expect(await said('DE', '812345676', REQUESTER)).toMatchObject({ valid: false, requestIdentifier: '' });
  await name('DE812345676', true);
  expect(await said('DE', '812345676')).toMatchObject({ valid: true });
});

test('can be asked by an address too, and how the member states are', async () => {
  const { get, behave } = await vies();
  expect(await get('/ms/EL/vat/123456789')).toMatchObject({ isValid: true, userError: 'VALID' });
  await behave('MS_UNAVAILABLE', 'EL');
  const { countries } = (await get('/check-status')) as { countries: { countryCode: string; availability: string }[] };
  expect(countries.filter(({ availability }) => availability !== 'Available')).toEqual([
    { countryCode: 'EL', availability: 'Unavailable' },
  ]);
});

test.each(CODES)('says %s with HTTP 200, as the Commission does', async (code) => {
  const { ask, behave } = await vies();
  await behave(code);
  const answer = await ask('DE', '812345676');
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ actionSucceed: false, errorWrappers: [{ error: code }] });
});

test('refuses what is no number, and a requester that is none', async () => {
  const { said, name } = await vies();
  const refused = (error: string) => ({ actionSucceed: false, errorWrappers: [{ error }] });
  expect(await said('GR', '123456789')).toEqual(refused('INVALID_INPUT'));
  expect(await said('DE', 'x')).toEqual(refused('INVALID_INPUT'));
  await name('ATU12345675', false);
  expect(await said('DE', '812345676', REQUESTER)).toEqual(refused('INVALID_REQUESTER_INFO'));
});

test('can answer with nonsense, too much, or not at all, for one member state alone', async () => {
  const { ask, behave } = await vies();
  await behave('garbage', 'DE');
  expect(await (await ask('DE', '812345676')).text()).toContain('<h1>');
  expect((await ask('FR', 'XX123456789')).headers.get('content-type')).toContain('json');
  await behave('server-error');
  expect((await ask('DE', '812345676')).status).toBe(500);
  await behave('huge');
  expect((await (await ask('DE', '812345676')).text()).length).toBeGreaterThan(1_000_000);
  await behave('drop');
  await expect(ask('DE', '812345676')).rejects.toThrow();
  expect((await behave('dance')).status).toBe(400);
});

test('lets requests wait until it is told otherwise, and counts who waits for the same member state', async () => {
  const { ask, behave, requests } = await vies();
  await behave('hold');
  const waiting = [ask('DE', '812345676'), ask('DE', '812345676'), ask('FR', 'XX123456789')];
  await expect.poll(async () => (await requests()).length).toBe(3);
  await behave('accept');
  await Promise.all(waiting);
  expect((await requests()).map(({ outcome }) => outcome)).toEqual(['VALID', 'VALID', 'VALID']);
  expect((await requests()).map(({ atOnce }) => atOnce).toSorted()).toEqual([1, 1, 2]);
});

test('shows people who asked, and takes orders from its own page only', async () => {
  const { ask, submit, page, requests } = await vies();
  await ask('DE', '812345676', REQUESTER);
  expect(await page()).toContain('gefragt von ATU12345675');
  expect((await submit('/behaviour', { mode: 'MS_UNAVAILABLE' })).status).toBe(303);
  expect((await submit('/numbers', { vatNumber: 'de811111111', valid: 'false' })).status).toBe(303);
  expect(await page()).toContain('Ungültig: DE811111111');
  const foreign = await submit('/behaviour', { mode: 'accept' }, { 'sec-fetch-site': 'cross-site' });
  expect(foreign.status).toBe(400);
  await ask('DE', '812345676');
  expect((await requests())[0]?.outcome).toBe('MS_UNAVAILABLE');
});
