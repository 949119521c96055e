import { APP, IDENTITY } from '#e2e/journey.ts';
import type { Person } from '#e2e/people.ts';

async function post(url: string, body: unknown, headers: Record<string, string> = {}): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return response.json();
}

/** Calls the API as somebody who has an account, but no device yet. */
export async function callAsStranger(person: Person, domain: string, headers: Record<string, string> = {}) {
  const email = `${person.replace(' ', '.')}@${domain}`.toLowerCase();
  const { access_token: token } = (await post(`${IDENTITY}/sandbox/tokens`, { email })) as { access_token: string };
  headers['authorization'] = `Bearer ${token}`;
  return async (query: string, variables: object = {}): Promise<unknown> => {
    const answer = (await post(`${APP}/graphql`, { query, variables }, headers)) as {
      data?: unknown;
      errors?: unknown;
    };
    if (answer.errors) throw new Error(JSON.stringify(answer.errors));
    return answer.data;
  };
}

/** Calls the API as somebody whose screens a journey does not care about, on a device of their own; system administration in any agency. */
export async function callAs(person: Person, domain: string, tenantId?: string) {
  const headers: Record<string, string> = tenantId === undefined ? {} : { 'x-tenant-id': tenantId };
  const call = await callAsStranger(person, domain, headers);
  const { issueDeviceAccessTicket } = (await call('mutation { issueDeviceAccessTicket(force: true) { ticket } }')) as {
    issueDeviceAccessTicket: { ticket: string };
  };
  headers['x-device-access-ticket'] = issueDeviceAccessTicket.ticket;
  return call;
}
