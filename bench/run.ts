import { isDeepStrictEqual } from 'node:util';
import { compare } from './compare.ts';
import { sample, type Target } from './load.ts';
import { type BenchedProduct, startProduct } from './product.ts';

const JSON_TYPE = { 'content-type': 'application/json' };

async function post(url: string, body: unknown, headers: Record<string, string> = {}): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { ...JSON_TYPE, ...headers },
    body: JSON.stringify(body),
  });
  return response.json();
}

/** A system administrator with token and ticket, as the browser would hold them. */
async function signIn({ appUrl, identityUrl }: BenchedProduct): Promise<Record<string, string>> {
  const email = 'georg.mayrhofer@tafelrunde.example';
  const { access_token: token } = (await post(`${identityUrl}/sandbox/tokens`, { email })) as { access_token: string };
  const headers = { authorization: `Bearer ${token}` };
  const query = 'mutation { issueDeviceAccessTicket(force: true) { ticket } }';
  const answer = (await post(`${appUrl}/graphql`, { query }, headers)) as {
    data: { issueDeviceAccessTicket: { ticket: string } };
  };
  return { ...headers, 'x-device-access-ticket': answer.data.issueDeviceAccessTicket.ticket };
}

const product = await startProduct();
try {
  const subject: Target = {
    name: 'GraphQL with token, ticket, permission and row-level security',
    url: `${product.appUrl}/graphql`,
    method: 'POST',
    headers: { ...JSON_TYPE, ...(await signIn(product)) },
    body: JSON.stringify({ query: '{ tenants { items { id name } } }' }),
  };
  const baseline: Target = {
    name: 'a bare Fastify route with the same SQL',
    url: `${product.bareUrl}/tenants`,
    method: 'GET',
    headers: {},
  };
  if (!isDeepStrictEqual(JSON.parse(await sample(subject)), JSON.parse(await sample(baseline)))) {
    throw new Error('the two do not answer the same, so they can not be compared');
  }
  await compare({ name: 'The whole machine on a small query', subject, baseline });
} finally {
  await product.stop();
}
