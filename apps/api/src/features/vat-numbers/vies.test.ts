import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { freePort } from '#app/testing/free-port.ts';
import { startTestVies } from '#app/testing/test-vies.ts';
import { askVies } from '#features/vat-numbers/vies.ts';

let vies: Awaited<ReturnType<typeof startTestVies>>;
beforeAll(async () => {
  vies = await startTestVies();
});
afterAll(() => vies.stop());

const MUNICH = { memberState: 'DE', number: '812345676' };
const VIENNA = { memberState: 'AT', number: 'U13585627' };
const OWN = { memberState: 'AT', number: 'U12345675' };
const ask = (number = MUNICH, changes: Partial<Parameters<typeof askVies>[1]> = {}) =>
  askVies(number, { url: vies.apiUrl, requester: OWN, timeoutMs: 5000, ...changes });

test('a registered number comes with its owner and the proof that it was asked', async () => {
  await vies.behave('accept');
  expect(await ask(VIENNA)).toEqual({
    outcome: 'VALID',
    name: 'Firma ATU13585627 GmbH',
    address: 'Hauptstraße 1\n1010 Musterstadt',
    requestIdentifier: expect.stringMatching(/^WAPI/),
  });
  expect((await vies.requests('ATU13585627'))[0]?.requester).toBe('ATU12345675');
});

test('what a member state keeps to itself is nothing, and without a requester there is no proof', async () => {
  await vies.behave('accept');
  expect(await ask(MUNICH, { requester: undefined })).toEqual({
    outcome: 'VALID',
    name: null,
    address: null,
    requestIdentifier: null,
  });
});

test('a number that is not registered is invalid', async () => {
  await vies.behave('accept');
  await vies.deny('DE811111111');
  expect(await ask({ memberState: 'DE', number: '811111111' })).toMatchObject({ outcome: 'INVALID' });
});

test.each([
  ['INVALID_INPUT', 'NUMBER_REFUSED', true],
  ['INVALID_REQUESTER_INFO', 'REQUESTER_REFUSED', true],
  ['VAT_BLOCKED', 'BLOCKED', true],
  ['IP_BLOCKED', 'BLOCKED', true],
  ['SERVICE_UNAVAILABLE', 'SERVICE_AWAY', false],
  ['MS_UNAVAILABLE', 'MEMBER_STATE_AWAY', false],
  ['TIMEOUT', 'TOO_SLOW', false],
  ['GLOBAL_MAX_CONCURRENT_REQ', 'BUSY', false],
  ['GLOBAL_MAX_CONCURRENT_REQ_TIME', 'BUSY', false],
  ['MS_MAX_CONCURRENT_REQ', 'BUSY', false],
  ['MS_MAX_CONCURRENT_REQ_TIME', 'BUSY', false],
  ['garbage', 'SERVICE_AWAY', false],
  ['server-error', 'SERVICE_AWAY', false],
  ['huge', 'SERVICE_AWAY', false],
  ['drop', 'SERVICE_AWAY', false],
])('%s means that nobody knows: %s', async (mode, reason, isFinal) => {
  await vies.behave(mode);
  expect(await ask()).toEqual({ outcome: 'NOT_CHECKED', reason, isFinal });
});

test('whoever does not answer is not waited for', async () => {
  await vies.behave('hold');
  expect(await ask(MUNICH, { timeoutMs: 50 })).toEqual({ outcome: 'NOT_CHECKED', reason: 'TOO_SLOW', isFinal: false });
  const stopped = AbortSignal.abort(new Error('the server stops'));
  await expect(ask(MUNICH, { signal: stopped })).rejects.toThrow('the server stops');
});

test('nobody there at all is no answer either', async () => {
  const url = `http://127.0.0.1:${await freePort()}`;
  expect(await ask(MUNICH, { url })).toMatchObject({ outcome: 'NOT_CHECKED', reason: 'SERVICE_AWAY' });
});

test.each([
  ['an unknown code', 200, { actionSucceed: false, errorWrappers: [{ error: 'NEW_AND_STRANGE' }] }],
  ['a refusal with a status of its own', 400, { actionSucceed: false, errorWrappers: [{ error: 'INVALID_INPUT' }] }],
  ['a yes in words', 200, { valid: 'yes' }],
  ['a yes with an error’s status', 503, { valid: true }],
  ['an empty object', 200, {}],
  ['null', 200, null],
])('%s is never taken for yes or no', async (what, status, body) => {
  const port = await freePort();
  const server = createServer((_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }).listen(port, '127.0.0.1');
  onTestFinished(() => void server.close());
  const answer = await ask(MUNICH, { url: `http://127.0.0.1:${port}` });
  expect(answer).toMatchObject({ outcome: 'NOT_CHECKED', isFinal: what.startsWith('a refusal') });
});
