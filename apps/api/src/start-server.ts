import { setTimeout as delay } from 'node:timers/promises';
import { clearUp } from '#app/clear-up.ts';
import { createApi, webDirOf } from '#app/create-api.ts';
import { CHORES, jobsOf } from '#features/jobs.ts';
import { SEALED_COLUMNS } from '#features/sealed-columns.ts';
import type { Config } from '#platform/config/config.ts';
import { databaseUrls } from '#platform/config/database-urls.ts';
import { assertHarmlessLogin } from '#platform/database/assert-harmless-login.ts';
import { assertOwnSessions } from '#platform/database/assert-own-sessions.ts';
import { openDatabase } from '#platform/database/database.ts';
import { withHosts } from '#platform/database/hosts.ts';
import { migrate } from '#platform/database/migrate.ts';
import { publishWebFiles } from '#platform/http/web-files.ts';
import { createScimAdmin } from '#platform/identity/identity-admin.ts';
import { createTokenVerifier } from '#platform/identity/verify-token.ts';
import { countJobs, withQueue } from '#platform/jobs/dead-jobs.ts';
import { runJobs } from '#platform/jobs/run-jobs.ts';
import { watchQueue } from '#platform/jobs/watch-queue.ts';
import { createPost } from '#platform/mail/post.ts';
import { Relay } from '#platform/outbox/relay.ts';
import { createPress } from '#platform/pdf/press.ts';
import { createFcmPush } from '#platform/push/fcm-push.ts';
import { pushBy } from '#platform/push/push.ts';
import { vapidOf } from '#platform/push/vapid.ts';
import { createWebPush } from '#platform/push/web-push.ts';
import { assertSameKeys } from '#platform/secrets/assert-same-keys.ts';
import { createSecrets } from '#platform/secrets/secrets.ts';
import { SERVER_VERSION } from '#platform/telemetry/server-version.ts';

export interface Server {
  /** Tells the balancer to stay away, answers what is under way, then closes everything in order. */
  stop(): Promise<void>;
}

/** Jobs are told to stop, and aborted after five seconds. */
const JOBS_MS = 8000;
const FAREWELL_MS = 2000;

/** A database that does not answer can not be taken leave of. */
const withPatience = (ms: number, work: Promise<void>): Promise<void> =>
  Promise.race([work, delay(ms, undefined, { ref: false })]);

/** Config → database → jobs → http: the whole server, listening. */
export async function startServer(config: Config): Promise<Server> {
  const urls = databaseUrls(config);
  const readiness = { draining: false };
  const secrets = createSecrets(config);
  const press = createPress();
  await assertOwnSessions(urls.owner);
  await migrate({ ownerUrl: urls.owner, logins: urls.loginsToMake, log: () => undefined });
  await publishWebFiles(urls.owner, webDirOf(config));
  await assertSameKeys(urls.owner, config, SEALED_COLUMNS);
  // The logins of our own go the way of the owner's.
  if (config.DATABASE_APP_URL) await assertOwnSessions(urls.app);
  if (config.DATABASE_JOBS_URL) await assertOwnSessions(urls.jobs);
  const database = openDatabase(
    {
      connectionString: urls.app,
      replica: config.DATABASE_REPLICA_HOSTS && withHosts(urls.app, config.DATABASE_REPLICA_HOSTS),
      applicationName: 'gastspiel api',
      size: config.DATABASE_POOL_SIZE,
      agencyShare: config.DATABASE_AGENCY_SHARE,
      queueSize: config.DATABASE_QUEUE_SIZE,
      waitMs: config.DATABASE_WAIT_MS,
    },
    (err) => app.log.warn({ err }, 'idle database connection lost'),
    () => relay.wake(),
  );
  const relay = new Relay({ connectionString: urls.jobs, onError: (err) => app.log.warn({ err }, 'outbox') });
  const queue = watchQueue(
    () => withQueue(urls.jobs, countJobs),
    () => app.log,
  );
  const tokens = createTokenVerifier(config.OIDC_ISSUER, config.OIDC_AUDIENCE, config.issuerId);
  const app = await createApi({
    config,
    database,
    databaseUrl: urls.app,
    secrets,
    press,
    readiness,
    tokens,
    queue,
  });
  await assertHarmlessLogin(database);
  const { issuerId: issuer, OIDC_ADMIN_URL: adminUrl, OIDC_ADMIN_TOKEN: adminToken } = config;
  const identityAdmin = adminUrl && adminToken ? createScimAdmin(adminUrl, adminToken) : undefined;
  const vapid = vapidOf(config);
  const jobs = config.JOBS
    ? await runJobs({
        connectionString: urls.jobs,
        database,
        atOnce: config.JOBS_AT_ONCE,
        jobs: jobsOf({
          issuer,
          identityAdmin,
          secrets,
          press,
          post: createPost(config),
          push: pushBy({
            phones: createFcmPush(config),
            browsers: vapid && createWebPush(vapid, config.WEB_PUSH_HOSTS),
          }),
          viesUrl: config.VIES_URL,
          accountingUrl: config.ACCOUNTING_URL,
        }),
        chores: CHORES,
        log: app.log,
      })
    : undefined;
  // It may come later than we do; until then people are told so.
  tokens
    .check()
    .catch((err: unknown) => app.log.error({ err }, 'nobody can sign in: the identity provider can not be used'));
  // It takes a moment, and now nobody waits yet.
  clearUp();
  await app.listen({ port: config.PORT, host: config.HOST });
  app.log.info({ version: SERVER_VERSION, node: process.version, jobs: config.JOBS }, 'started');

  return {
    async stop() {
      readiness.draining = true;
      queue.stop();
      await delay(config.DRAIN_SECONDS * 1000);
      await Promise.all([app.close(), jobs && withPatience(JOBS_MS, jobs.stop())]);
      await press.close();
      await withPatience(FAREWELL_MS, relay.close());
      await withPatience(FAREWELL_MS, database.close());
    },
  };
}
