import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:https';

const PATIENCE_MS = 15_000;

export interface Answer {
  /** 0 when the connection was lost. */
  readonly status: number;
  readonly body: string;
}

export type Ask = (query: string, variables: unknown, headers: Readonly<Record<string, string>>) => Promise<Answer>;

/** A client behind the balancer that trusts its certificate and keeps its connections, as a browser does. */
export function clientOf(url: string, ca: string): { readonly ask: Ask; close(): void } {
  const agent = new Agent({ keepAlive: true, ca, checkServerIdentity: () => undefined });
  const ask: Ask = (query, variables, headers) =>
    new Promise((resolve) => {
      const options = { method: 'POST', agent, timeout: PATIENCE_MS };
      const all = { 'content-type': 'application/json', 'idempotency-key': randomUUID(), ...headers };
      const sent = request(`${url}/graphql`, { ...options, headers: all }, (answer) => {
        let body = '';
        answer.setEncoding('utf8').on('data', (part: string) => (body += part));
        answer.once('end', () => resolve({ status: answer.statusCode ?? 0, body }));
        answer.once('error', lost);
      });
      const lost = () => resolve({ status: 0, body: '' });
      sent.once('error', lost);
      sent.once('timeout', () => sent.destroy());
      sent.end(JSON.stringify({ query, variables }));
    });
  return { ask, close: () => agent.destroy() };
}
