export const CALLBACK_PATH = '/oidc-callback';
const HOME = '/';

/** The path to go back to after the login: only one of our own, whatever was put into the state. */
export function safeReturnPath(value: unknown, origin: string): string {
  if (typeof value !== 'string' || !value.startsWith('/')) return HOME;
  // The URL parser sees what the browser sees: `//evil`, `/\evil` and their like lead to another origin.
  const url = URL.parse(value, origin);
  if (!url || url.origin !== origin || url.pathname.startsWith('//') || url.pathname === CALLBACK_PATH) return HOME;
  return url.pathname + url.search + url.hash;
}
