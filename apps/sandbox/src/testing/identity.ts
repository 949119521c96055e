import { onTestFinished } from 'vitest';
import { DEMO_SCHEMA } from '#sandbox/identity/account.ts';
import { type IdentityProviderOptions, startIdentityProvider } from '#sandbox/identity/start-identity-provider.ts';
import { freePort } from '#sandbox/testing/free-port.ts';
import { APP, type Tokens } from '#sandbox/testing/relying-party.ts';
import { temporaryFolder } from '#sandbox/testing/temporary-folder.ts';

const adminToken = 'admin-token';

/** A provider for one test, with what its administrator can do. */
export async function identityForTest(more: Partial<IdentityProviderOptions> = {}) {
  const lines: string[] = [];
  const options = {
    dataDir: temporaryFolder(),
    port: await freePort(),
    appUrls: [APP],
    adminToken,
    log: (line: string) => void lines.push(line),
    ...more,
  };
  const first = await startIdentityProvider(options);
  let { stop } = first;
  onTestFinished(() => stop());
  const { issuer } = first;

  const scim = async (method: string, path: string, body?: unknown, token = adminToken) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/scim+json' };
    const response = await fetch(`${issuer}/scim/v2${path}`, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : undefined };
  };
  return {
    issuer,
    lines,
    scim,
    async createPerson(
      givenName: string,
      entitlements: string[] = [],
      demo: object = { group: 'Wiener Tafelrunde', label: 'Disposition' },
    ) {
      const userName = `${givenName.toLowerCase()}@example.com`;
      const values = entitlements.map((value) => ({ value }));
      const { body } = await scim('POST', '/Users', {
        userName,
        name: { givenName, familyName: 'Huber' },
        entitlements: values,
        [DEMO_SCHEMA]: demo,
      });
      return body as { id: string; userName: string };
    },
    async sandbox(path: string, body: unknown) {
      const headers = { 'content-type': 'application/json' };
      const response = await fetch(`${issuer}/sandbox/${path}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      return { status: response.status, body: (await response.json()) as Tokens };
    },
    async restart() {
      await stop();
      ({ stop } = await startIdentityProvider(options));
      // The connections that fetch kept to the old server fail once.
      while (!(await fetch(`${issuer}/jwks`).catch(() => undefined))?.ok);
    },
  };
}
