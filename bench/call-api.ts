import type { BenchedProduct } from '#bench/product.ts';

const JSON_TYPE = { 'content-type': 'application/json' };

async function post(url: string, body: unknown, headers: Record<string, string> = {}): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { ...JSON_TYPE, ...headers },
    body: JSON.stringify(body),
  });
  return response.json();
}

export const SYSTEM_ADMIN = 'georg.mayrhofer@tafelrunde.example';

/** The headers that somebody's browser would send with each call: token and ticket. */
export async function headersOf(
  { appUrl, identityUrl }: BenchedProduct,
  email: string,
): Promise<Record<string, string>> {
  const { access_token: token } = (await post(`${identityUrl}/sandbox/tokens`, { email })) as { access_token: string };
  const headers = { authorization: `Bearer ${token}` };
  const query = 'mutation { issueDeviceAccessTicket(force: true) { ticket } }';
  const answer = (await post(`${appUrl}/graphql`, { query }, headers)) as {
    data: { issueDeviceAccessTicket: { ticket: string } };
  };
  return { ...JSON_TYPE, ...headers, 'x-device-access-ticket': answer.data.issueDeviceAccessTicket.ticket };
}

/** A call on the way to what is measured; must succeed. */
export async function callApi<Data>(
  { appUrl }: BenchedProduct,
  headers: Record<string, string>,
  query: string,
  variables: object = {},
): Promise<Data> {
  const answer = (await post(`${appUrl}/graphql`, { query, variables }, headers)) as { data: Data; errors?: unknown };
  if (answer.errors) throw new Error(JSON.stringify(answer.errors));
  return answer.data;
}
