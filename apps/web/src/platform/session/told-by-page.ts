import { parseSettings } from '#platform/settings/settings.ts';
import type { Discovered } from './login-transaction.ts';
import { currentPlatform } from './platform.ts';

/**
 * Where to sign in, as the server wrote it into the page that was opened just now; good once, since the provider may be gone later.
 * Undefined in a page that was kept, and where the provider did not answer the server.
 */
export function toldByPage(): Discovered | undefined {
  const place = document.querySelector<HTMLMetaElement>('meta[name="login"]');
  if (!place?.content.startsWith('{')) return undefined;
  const { settings, server } = JSON.parse(place.content) as { settings: unknown; server: Discovered['server'] };
  place.remove();
  return { settings: parseSettings(settings, currentPlatform()), server };
}
