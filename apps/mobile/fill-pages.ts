import { randomBytes } from 'node:crypto';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { buildWeb, isWebBuilt } from '@gastspiel/tooling/build-web.ts';
import { ROOT } from '@gastspiel/tooling/root.ts';

const DIST = join(ROOT, 'apps/web/dist');
/** A phone neither unpacks files nor needs a service worker: it has them all. */
const LEFT_OUT = /\.(gz|br)$|^\.|^service-worker\.js$|^documents\.json$/;

/** Fills a folder with the web app as it goes into the wrapper, for one server. */
export async function fillPages(folder: string, server: URL): Promise<void> {
  if (!isWebBuilt()) await buildWeb();
  rmSync(folder, { recursive: true, force: true });
  cpSync(DIST, folder, { recursive: true, filter: (path) => !LEFT_OUT.test(basename(path)) });
  fillStart(join(folder, 'index.html'), server);
}

/** The page itself has to say what the server says by headers. The provider of logins is known only by the server's settings. */
function contentSecurityPolicy(nonce: string, server: URL): string {
  // Not every WebView takes its own scheme on iOS for itself.
  const self = "'self' capacitor://localhost";
  return [
    "default-src 'none'",
    // The page watches from its first line whether its files come.
    `script-src ${self} 'nonce-${nonce}'`,
    `style-src ${self} 'nonce-${nonce}'`,
    `connect-src ${self} https: ${server.protocol}`,
    `img-src ${self} data:`,
    `font-src ${self}`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

function fillStart(file: string, server: URL): void {
  const nonce = randomBytes(16).toString('base64');
  const head = [
    '<head>',
    `<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy(nonce, server)}" />`,
    `<meta name="server" content="${server.origin}" />`,
  ].join('\n    ');
  writeFileSync(file, readFileSync(file, 'utf8').replace('<head>', head).replaceAll('__CSP_NONCE__', nonce));
}
