/** The port by which the server tells the identity provider what a person's tokens may carry. */
export interface IdentityAdmin {
  /** The subject of the person with this e-mail; the person is created when the provider does not know them. */
  ensurePerson(person: {
    readonly email: string;
    readonly firstName: string;
    readonly lastName: string;
    /** Whether a new one may sign in; so unless it is said otherwise. */
    readonly isActive?: boolean;
  }): Promise<string>;
  /** From now on the person's tokens carry these scopes. Setting the same again changes nothing. */
  setScopes(subject: string, scopes: readonly string[]): Promise<'SET' | 'UNKNOWN_PERSON'>;
}

const USER_SCHEMA = 'urn:ietf:params:scim:schemas:core:2.0:User';
const PATCH_SCHEMA = 'urn:ietf:params:scim:api:messages:2.0:PatchOp';

class ProviderRefused extends Error {
  override readonly name = 'ProviderRefused';
  readonly status: number;

  constructor(method: string, status: number) {
    super(`identity provider: ${method} answered ${status}`);
    this.status = status;
  }
}

/** SCIM 2.0 (RFC 7644), which most providers speak or have a bridge for. */
export function createScimAdmin(baseUrl: string, token: string): IdentityAdmin {
  const call = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const response = await fetch(`${baseUrl}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/scim+json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(10_000),
    });
    // The body may hold personal data, so it never becomes part of the error.
    if (!response.ok) throw new ProviderRefused(method, response.status);
    return response.status === 204 ? undefined : response.json();
  };
  return {
    async ensurePerson({ email, firstName, lastName, isActive = true }) {
      const filter = encodeURIComponent(`userName eq ${JSON.stringify(email)}`);
      const found = (await call('GET', `/Users?filter=${filter}`)) as { Resources?: { id: string }[] };
      const known = found.Resources?.[0];
      if (known) return known.id;
      const created = (await call('POST', '/Users', {
        schemas: [USER_SCHEMA],
        userName: email,
        active: isActive,
        name: { givenName: firstName, familyName: lastName },
        emails: [{ value: email, primary: true }],
      })) as { id: string };
      return created.id;
    },
    async setScopes(subject, scopes) {
      try {
        await call('PATCH', `/Users/${encodeURIComponent(subject)}`, {
          schemas: [PATCH_SCHEMA],
          Operations: [{ op: 'replace', path: 'entitlements', value: scopes.map((value) => ({ value })) }],
        });
        return 'SET';
      } catch (error) {
        if (error instanceof ProviderRefused && error.status === 404) return 'UNKNOWN_PERSON';
        throw error;
      }
    },
  };
}
