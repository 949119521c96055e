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

/** Calls the API as somebody whose screens a journey does not care about, on a device of their own. */
export async function callAs(person: Person, domain: string) {
  const email = `${person.replace(' ', '.')}@${domain}`.toLowerCase();
  const { access_token: token } = (await post(`${IDENTITY}/sandbox/tokens`, { email })) as { access_token: string };
  const headers: Record<string, string> = { authorization: `Bearer ${token}` };
  const call = async (query: string, variables: object = {}): Promise<unknown> => {
    const answer = (await post(`${APP}/graphql`, { query, variables }, headers)) as {
      data?: unknown;
      errors?: unknown;
    };
    if (answer.errors) throw new Error(JSON.stringify(answer.errors));
    return answer.data;
  };
  const { issueDeviceAccessTicket } = (await call('mutation { issueDeviceAccessTicket(force: true) { ticket } }')) as {
    issueDeviceAccessTicket: { ticket: string };
  };
  headers['x-device-access-ticket'] = issueDeviceAccessTicket.ticket;
  return call;
}
