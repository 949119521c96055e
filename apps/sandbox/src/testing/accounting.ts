import { onTestFinished } from 'vitest';
import type { ShownClient } from '#sandbox/accounting/clients-route.ts';
import type { LoggedRequest } from '#sandbox/accounting/request-log.ts';
import { startAccounting } from '#sandbox/accounting/start-accounting.ts';
import { freePort } from '#sandbox/testing/free-port.ts';

export const CREDENTIALS = { code: 'alpen', userName: 'gastspiel.alpen', password: 'ein-geheimnis' };
export const NUMBER = '1237010180';

export const aLine = (changes: object = {}) => ({
  externalId: 'a',
  version: 1,
  isCorrection: false,
  employeeId: '1001',
  date: '2026-10-05',
  from: '18:00',
  to: '02:00',
  breakMinutes: 30,
  minutes: 450,
  type: 'WORK',
  costCentreId: 'K1',
  reference: 'Bankett, Service',
  ...changes,
});

export const aNewcomer = (changes: object = {}) => ({
  firstName: 'Mira',
  lastName: 'Hollaus',
  birthday: '1980-01-01',
  socialSecurityNumber: NUMBER,
  occupation: 'Servicekraft',
  employment: 'ON_DEMAND',
  address: { street: 'Hauptstraße 1', postalCode: '6020', location: 'Innsbruck', country: 'AT' },
  ...changes,
});

const employee = (id: string, more: object = {}) => ({
  id,
  firstName: 'Vera',
  lastName: `Nummer ${id}`,
  employment: 'ON_DEMAND',
  ...more,
});
/** One of them left in September. */
const EMPLOYEES = [employee('1001'), employee('1002', { exitDate: '2026-09-30' }), employee('1003')];
const COST_CENTRES = [
  { id: 'K1', number: '210', name: 'Service', isActive: true },
  { id: 'K9', number: '290', name: 'Hütte', isActive: false },
];

/** The system for one test, with the client 77 and a token for it. */
export async function accountingForTest(dataDir?: string) {
  const lines: string[] = [];
  const options = { port: await freePort(), log: (line: string) => void lines.push(line), ...(dataDir && { dataDir }) };
  const first = await startAccounting(options);
  let { stop } = first;
  onTestFinished(() => stop());
  const { url, apiUrl } = first;
  const send = async (method: string, address: string, body?: unknown, headers: Record<string, string> = {}) => {
    const response = await fetch(address, {
      method,
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return {
      status: response.status,
      headers: response.headers,
      text,
      // biome-ignore lint/suspicious/noExplicitAny: an answer has the shape of its question, which only the test knows
      body: (isJson && text ? JSON.parse(text) : undefined) as any,
    };
  };
  const signIn = (changes: object = {}) =>
    send('POST', `${apiUrl}/token`, { clientId: '77', ...CREDENTIALS, ...changes });
  const put = (clientId: string, wish: object) => send('PUT', `${url}/api/clients/${clientId}`, wish);
  await put('77', { ...CREDENTIALS, costCentres: COST_CENTRES, employees: EMPLOYEES });
  let token: string = (await signIn()).body.accessToken;
  const call = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    send(method, `${apiUrl}/clients/77${path}`, body, { authorization: `Bearer ${token}`, ...headers });

  return {
    url,
    lines,
    send,
    signIn,
    put,
    call,
    renew: async () => {
      token = (await signIn()).body.accessToken;
    },
    behave: (mode: string, orders: object = {}) => send('POST', `${url}/api/behaviour`, { mode, ...orders }),
    client: async () => (await send('GET', `${url}/api/clients/77`)).body as ShownClient,
    requests: async () =>
      (await send('GET', `${url}/api/requests`)).body as {
        requests: LoggedRequest[];
        totals: Record<string, number>;
      },
    /** The result of each line. */
    transfer: async (...given: object[]) => {
      const { body } = await call('POST', '/times', { from: '2026-10-01', to: '2026-10-31', lines: given });
      return (body.results as { outcome: string; code?: string }[]).map(({ outcome, code }) => code ?? outcome);
    },
    register: (key: string, changes: object = {}) =>
      call('POST', '/employees', aNewcomer(changes), { 'idempotency-key': key }),
    page: async () => (await fetch(url)).text(),
    submit: (fields: Record<string, string>, headers = {}) =>
      fetch(`${url}/behaviour`, { method: 'POST', body: new URLSearchParams(fields), headers, redirect: 'manual' }),
    async restart() {
      await stop();
      ({ stop } = await startAccounting(options));
      // The connections that fetch kept to the old server fail once.
      while (!(await fetch(`${url}/api/requests`).catch(() => undefined))?.ok);
    },
  };
}
