import { inject } from 'vitest';
import { signToken } from '#app/testing/test-issuer.ts';

/** Asks who one is: token, directory and row-level security take part. */
export async function askWho(url: string, token: string): Promise<number> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: '{ userInformation { exists } tenantTheme { primaryColorPalette { main } } }' }),
    signal: AbortSignal.timeout(10_000),
  });
  await response.text();
  return response.status;
}

export const tokenOfAnybody = () => signToken(inject('issuer'), { subject: 'anybody' });
