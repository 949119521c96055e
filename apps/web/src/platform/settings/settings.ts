import { unreachable } from '#platform/graphql/api-error.ts';

/** What the server tells the web app before anybody has signed in. */
export interface Settings {
  readonly oidc: { readonly authority: string; readonly clientId: string; readonly audience: string };
}

const TIMEOUT_MS = 10_000;

export async function loadSettings(): Promise<Settings> {
  try {
    const response = await fetch('/settings.json', { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) throw new Error(`settings.json answered ${response.status}`);
    return parseSettings(await response.json());
  } catch (cause) {
    // Our own server is away: nobody shall look for the fault at the identity provider.
    throw unreachable(cause);
  }
}

/** By hand, because zod has no place in the entry chunk. */
export function parseSettings(value: unknown): Settings {
  const oidc = (value as { oidc?: Record<string, unknown> } | null)?.oidc;
  const authority = oidc?.['authority'];
  const clientId = oidc?.['clientId'];
  const audience = oidc?.['audience'];
  if (typeof authority !== 'string' || typeof clientId !== 'string' || typeof audience !== 'string') {
    throw new Error('settings.json names no identity provider');
  }
  return { oidc: { authority, clientId, audience } };
}
