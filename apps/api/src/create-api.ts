import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { serveCalendarFeeds } from '#features/calendar-feeds/serve-calendar-feeds.ts';
import { DOWNLOADS } from '#features/downloads.ts';
import { SCHEMA_PARTS } from '#features/schema.ts';
import { serveTenantApps } from '#features/tenant-apps/serve-tenant-apps.ts';
import { UPLOADS } from '#features/uploads.ts';
import type { Config } from '#platform/config/config.ts';
import type { AllowanceLimits } from '#platform/database/allowance.ts';
import type { Database } from '#platform/database/database.ts';
import type { Download } from '#platform/downloads/define-download.ts';
import { registerDownloads } from '#platform/downloads/register-downloads.ts';
import { buildSchema } from '#platform/graphql/build-schema.ts';
import { readOwnDocuments } from '#platform/graphql/documents.ts';
import { registerGraphQL } from '#platform/graphql/register-graphql.ts';
import { allowOrigins } from '#platform/http/allow-origins.ts';
import { registerAppLinks } from '#platform/http/app-links.ts';
import { createHttp } from '#platform/http/create-http.ts';
import { registerDrain } from '#platform/http/drain.ts';
import { type Readiness, registerHealth } from '#platform/http/health.ts';
import { serveWeb } from '#platform/http/serve-web.ts';
import { createOtherVersions } from '#platform/http/web-files.ts';
import { watchProvider } from '#platform/identity/provider-watch.ts';
import type { TokenVerifier } from '#platform/identity/verify-token.ts';
import type { QueueWatch } from '#platform/jobs/watch-queue.ts';
import { registerEvents } from '#platform/live/register-events.ts';
import type { PrintingHouse } from '#platform/pdf/press.ts';
import { vapidOf } from '#platform/push/vapid.ts';
import type { Secrets } from '#platform/secrets/secrets.ts';
import { registerMetrics } from '#platform/telemetry/metrics.ts';
import { registerUploads } from '#platform/uploads/register-uploads.ts';

export interface ApiParts {
  readonly config: Config;
  readonly database: Database;
  /** The login of `database`, for the connection that listens. */
  readonly databaseUrl: string;
  readonly secrets: Secrets;
  readonly press: PrintingHouse;
  readonly tokens: TokenVerifier;
  readonly readiness: Readiness;
  readonly queue: QueueWatch;
  readonly schema?: GraphQLSchema;
  readonly downloads?: readonly Download[];
  readonly ownDocuments?: ReadonlySet<string>;
  readonly allowance?: AllowanceLimits;
}

/** The built web app, unless the operator has it elsewhere. */
export const webDirOf = ({ WEB_DIR }: Config): string => WEB_DIR ?? join(import.meta.dirname, '../../web/dist');

/** However many people download, two thirds of the connections are left for everybody else. */
const downloadsAtOnce = ({ DATABASE_POOL_SIZE: size }: Config): number => Math.max(1, Math.floor(size / 3));

/** The HTTP server with everything on it, not yet listening. */
export async function createApi(parts: ApiParts): Promise<FastifyInstance> {
  const { config, database, databaseUrl, secrets, press, tokens, readiness, queue } = parts;
  const { schema = buildSchema(SCHEMA_PARTS), downloads = DOWNLOADS } = parts;
  const app = createHttp(config.LOG_LEVEL, config.TRUSTED_PROXIES);
  allowOrigins(app, config.APP_ORIGINS);
  registerDrain(app, readiness);
  registerHealth(app, database, readiness, queue);
  const { streams } = registerEvents(app, { connectionString: databaseUrl, database, secrets, tokens, readiness });
  registerMetrics(app, { database, queue, streams, token: config.METRICS_TOKEN });
  const webDir = webDirOf(config);
  registerGraphQL(app, {
    schema,
    database,
    secrets,
    press,
    addresses: config,
    tokens,
    introspection: config.GRAPHQL_INTROSPECTION,
    ownDocuments: parts.ownDocuments ?? readOwnDocuments(webDir),
    ...(parts.allowance ? { allowance: parts.allowance } : {}),
  });
  registerDownloads(app, { database, secrets, press, downloads, atOnce: downloadsAtOnce(config) });
  registerUploads(app, { database, secrets, tokens, uploads: UPLOADS });
  registerAppLinks(app, config);
  serveCalendarFeeds(app, { database, appUrl: config.APP_URL });
  serveTenantApps(app, database);
  await serveWeb(app, {
    dir: webDir,
    otherVersions: createOtherVersions(database),
    origins: tokens.origins,
    provider: watchProvider(config.OIDC_ISSUER),
    settings: {
      oidc: {
        authority: config.OIDC_ISSUER,
        clientId: config.OIDC_CLIENT_ID,
        appClientId: config.OIDC_APP_CLIENT_ID ?? config.OIDC_CLIENT_ID,
        audience: config.OIDC_AUDIENCE,
      },
      webPushKey: vapidOf(config)?.publicKey ?? null,
    },
  });
  return app;
}
