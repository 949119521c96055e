import type { Platform } from '@gastspiel/domain/devices/device-ticket.ts';
import { unreachable } from '#platform/graphql/api-error.ts';
import { atServer } from '#platform/native/server-address.ts';
import { currentPlatform } from '#platform/session/platform.ts';

/** The server's settings for the web app before anybody has signed in. */
export interface Settings {
  readonly oidc: { readonly authority: string; readonly clientId: string; readonly audience: string };
  /** By it browsers know whose messages they show; undefined where the server sends none. */
  readonly webPushKey: string | undefined;
}

const TIMEOUT_MS = 10_000;

export async function loadSettings(): Promise<Settings> {
  try {
    const response = await fetch(atServer('/settings.json'), { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) throw new Error(`settings.json answered ${response.status}`);
    return parseSettings(await response.json(), currentPlatform());
  } catch (cause) {
    // Our own server is away: nobody shall look for the fault at the identity provider.
    throw unreachable(cause);
  }
}

/** By hand, because zod has no place in the entry chunk. */
export function parseSettings(value: unknown, platform: Platform): Settings {
  const { oidc, webPushKey } = (value ?? {}) as { oidc?: Record<string, unknown>; webPushKey?: unknown };
  const authority = oidc?.['authority'];
  // The provider may know the app on phones by a name of its own.
  const clientId = oidc?.[platform === 'mobile-app' ? 'appClientId' : 'clientId'];
  const audience = oidc?.['audience'];
  if (typeof authority !== 'string' || typeof clientId !== 'string' || typeof audience !== 'string') {
    throw new Error('settings.json names no identity provider');
  }
  return {
    oidc: { authority, clientId, audience },
    webPushKey: typeof webPushKey === 'string' ? webPushKey : undefined,
  };
}
