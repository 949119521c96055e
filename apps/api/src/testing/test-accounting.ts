import type { Mode, Operation, Orders } from '@gastspiel/sandbox/accounting/accounting-behaviour.ts';
import type { ClientWish, ShownClient } from '@gastspiel/sandbox/accounting/clients-route.ts';
import type { LoggedRequest } from '@gastspiel/sandbox/accounting/request-log.ts';
import { startAccounting } from '@gastspiel/sandbox/accounting/start-accounting.ts';
import { freePort } from '#app/testing/free-port.ts';

/** The accounting system, which forgets all at the end. Tests that run at once take a client each. */
export async function startTestAccounting() {
  const { url, apiUrl, stop } = await startAccounting({ port: await freePort(), log: () => undefined });
  const headers = { 'content-type': 'application/json' };
  const tell = async (method: string, path: string, body: object): Promise<void> => {
    const answer = await fetch(`${url}${path}`, { method, headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(await answer.text());
  };
  const ask = async <Answer>(path: string): Promise<Answer> => (await fetch(`${url}${path}`)).json() as Promise<Answer>;
  return {
    apiUrl,
    stop,
    behave: (mode: Mode, orders: Partial<Omit<Orders, 'mode'>> = {}) =>
      tell('POST', '/api/behaviour', { mode, ...orders }),
    putClient: (clientId: string, wish: ClientWish) => tell('PUT', `/api/clients/${clientId}`, wish),
    client: (clientId: string) => ask<ShownClient>(`/api/clients/${clientId}`),
    /** The newest first, and how many there were of each operation. */
    requests: () => ask<{ requests: LoggedRequest[]; totals: Partial<Record<Operation, number>> }>('/api/requests'),
  };
}
