import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { APP_ICONS, type AppIcon, createIconDrawer } from '#features/tenant-apps/app-icons.ts';
import { appManifest } from '#features/tenant-apps/app-manifest.ts';
import { findTenantApp, type TenantApp } from '#features/tenant-apps/tenant-app.ts';
import { withinAllowance } from '#platform/database/allowance.ts';
import type { Database } from '#platform/database/database.ts';
import { TIME_LIMITS } from '#platform/database/time-limits.ts';
import { sendUnlessKnown } from '#platform/http/send-unless-known.ts';

type AppRequest = FastifyRequest<{ Params: { key: string }; Querystring: { v?: string } }>;

/** GET /apps/:key/…: what a browser needs to install the app of a tenant. It asks without signing in. */
export function serveTenantApps(app: FastifyInstance, database: Database): void {
  const drawIcon = createIconDrawer();
  const serveFile = (file: string, send: (app: TenantApp, request: AppRequest, reply: FastifyReply) => unknown) => {
    app.get(`/apps/:key/${file}`, async (request: AppRequest, reply) => {
      // Also for the wrapper, whose pages come from an origin of their own.
      reply.headers({ 'cache-control': 'no-cache', 'cross-origin-resource-policy': 'cross-origin' });
      const found = await withinAllowance(database, { ms: TIME_LIMITS.requestMs }, (bound) =>
        findTenantApp(bound, request.params.key),
      );
      return found ? send(found, request, reply) : reply.code(404).send();
    });
  };

  serveFile('manifest.webmanifest', (found, request, reply) =>
    sendUnlessKnown(
      request,
      reply.type('application/manifest+json; charset=utf-8'),
      JSON.stringify(appManifest(found)),
    ),
  );
  for (const icon of Object.keys(APP_ICONS) as AppIcon[]) {
    serveFile(icon, async (found, request, reply) => {
      // The address in the manifest changes with the picture; only what is asked for without it must be looked at again.
      if (request.query.v === found.iconVersion) reply.header('cache-control', 'public, max-age=31536000, immutable');
      return sendUnlessKnown(request, reply.type('image/png'), await drawIcon(found, icon));
    });
  }
}
