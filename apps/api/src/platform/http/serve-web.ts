import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { WebFile } from '#platform/http/web-files.ts';
import type { ProviderDescription } from '#platform/identity/provider-watch.ts';

export interface WebOptions {
  /** The folder of the built web app. */
  readonly dir: string;
  /** Whom the page may talk to besides its own server. */
  readonly origins: () => readonly string[];
  /** A file of another version of the web app, by its address. */
  readonly otherVersions?: (path: string) => Promise<WebFile | undefined>;
  /** Where the identity provider is to be found, if it can be just now. */
  readonly provider: () => Promise<ProviderDescription | undefined>;
  readonly settings: {
    readonly oidc: {
      readonly authority: string;
      readonly clientId: string;
      /** The app on phones as the provider knows it. */
      readonly appClientId: string;
      readonly audience: string;
    };
    /** The key that browsers subscribe with; null where they can't be told of anything. */
    readonly webPushKey: string | null;
  };
}

/** The built page carries this where a nonce belongs; each answer puts a fresh one in its place. */
const NONCE_MARK = '__CSP_NONCE__';
/** And this where it tells the browser where to sign in, which spares it two questions. */
const LOGIN_MARK = '__LOGIN__';
/** Such a path can only be a file: a screen's address may hold a dot, in a code or a name. */
const FILE = /^\/(assets|generated)\/|\.(js|css|map|json|html|svg|png|ico|woff2?|txt|webmanifest)$/;
const YEAR_SECONDS = 31_536_000;
const FOR_EVER = `public, max-age=${YEAR_SECONDS}, immutable`;
const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** The web app, from the same origin as the API: hashed files for ever, the page itself never from a cache. */
export async function serveWeb(app: FastifyInstance, options: WebOptions): Promise<void> {
  const { dir, settings, origins, otherVersions, provider } = options;
  app.get('/settings.json', (_request, reply) => reply.header('cache-control', 'no-store').send(settings));
  const indexFile = join(dir, 'index.html');
  if (!existsSync(indexFile)) return;
  const page = readFileSync(indexFile, 'utf8');
  const sendPage = async ({ headers }: FastifyRequest, reply: FastifyReply) => {
    // A page that a service worker keeps may be opened long after: it asks by itself.
    const server = headers['sec-fetch-mode'] === 'navigate' ? await provider() : undefined;
    const login = server ? inAttribute(JSON.stringify({ settings, server })) : '';
    const nonce = randomBytes(16).toString('base64');
    const text = page.replaceAll(NONCE_MARK, nonce).replace(LOGIN_MARK, () => login);
    // On a slow line each of its kilobytes is waited for twice.
    const isGzipped = /\bgzip\b/.test(String(headers['accept-encoding']));
    if (isGzipped) reply.header('content-encoding', 'gzip');
    return reply
      .header('vary', 'accept-encoding')
      .header('content-security-policy', contentSecurityPolicy(nonce, origins()))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(isGzipped ? gzipSync(text) : text);
  };

  await app.register(fastifyStatic, {
    root: dir,
    index: false,
    preCompressed: true,
    wildcard: false,
    // As a file it would come without its policy and with the mark in the place of the nonce.
    globIgnore: ['index.html'],
    cacheControl: false,
    setHeaders: (reply, path) => {
      const immutable = path.startsWith(join(dir, 'assets'));
      const noStore = path.startsWith(join(dir, 'generated'));
      reply.header('cache-control', immutable ? FOR_EVER : noStore ? 'no-store' : 'no-cache');
    },
  });
  app.get('/', sendPage);
  // Every other address is a screen of the app, except what looks like a file: a missing asset must not come as a page.
  app.setNotFoundHandler(async (request, reply) => {
    const [path = ''] = request.url.split('?');
    const wantsSomething = ['GET', 'HEAD'].includes(request.method);
    if (wantsSomething && !FILE.test(path)) return sendPage(request, reply);
    const file = wantsSomething && (await otherVersions?.(path));
    if (file) {
      if (file.isGzipped) reply.header('content-encoding', 'gzip');
      const mediaType = MEDIA_TYPES[extname(path)] ?? 'application/octet-stream';
      return reply.header('cache-control', FOR_EVER).type(mediaType).send(file.content);
    }
    return reply.code(404).send({
      data: null,
      errors: [{ message: 'Not found', extensions: { classification: 'NOT_FOUND', requestId: request.id } }],
    });
  });
}

const inAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const contentSecurityPolicy = (nonce: string, origins: readonly string[]): string =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `connect-src 'self' ${origins.join(' ')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // The one policy names the one script that the page may start beside itself.
    'trusted-types service-worker',
  ].join('; ');
