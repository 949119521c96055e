import { APP_ADDRESS } from '#platform/session/leave.ts';
import { CALLBACK_PATH, safeReturnPath } from '#platform/session/return-path.ts';

/**
 * The page that a link into the app means, or nothing. Any page on the web and any app can open such links, so the scheme is
 * good for the way back from the provider only, and everything else has to lead to our own server.
 */
export function arrivalAt(link: string, server: string): string | undefined {
  const url = URL.parse(link);
  if (!url) return undefined;
  if (url.protocol === APP_ADDRESS) {
    const isBack = link.startsWith(`${APP_ADDRESS}/`) && [CALLBACK_PATH, '/'].includes(url.pathname);
    return isBack ? url.pathname + url.search : undefined;
  }
  return url.origin === server ? safeReturnPath(link.slice(server.length), server) : undefined;
}

/** Lasts exactly as long as the app runs: longer than a page, and than what a logout clears. */
interface Memory {
  read(): string;
  write(text: string): void;
}

/** So long after the start the system's second word of the same link is no new one. */
const ECHO_MS = 10_000;

/** The link that started the app stays the same over reloads, and the system tells of it twice: it counts once. */
export function createLaunch(memory: Memory, now: () => number) {
  const known = (): { readonly link?: string; readonly at?: number } => JSON.parse(memory.read() || '{}');
  return {
    /** The link that the app was started by, the first time. */
    take(link: string | undefined): string | undefined {
      if (link === undefined || known().link === link) return undefined;
      memory.write(JSON.stringify({ link, at: now() }));
      return link;
    },
    isEcho: (link: string): boolean => known().link === link && now() - (known().at ?? 0) < ECHO_MS,
  };
}
