interface Page {
  querySelector(selector: string): { readonly content?: string } | null;
}

/** The app on phones has its pages with it, which name their server; in a browser they come from it. A service worker has no page. */
const named = (): string | undefined =>
  (globalThis as { readonly document?: Page }).document?.querySelector('meta[name="server"]')?.content;

/** Where to call the server: every call goes through here. */
export const atServer = (path: string): string => `${named() ?? ''}${path}`;

/** Where others find the product: for links that leave this device. */
export const serverOrigin = (): string => named() ?? globalThis.location.origin;
