import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startAccounting } from '@gastspiel/sandbox/accounting/start-accounting.ts';
import { AUDIENCE, CLIENT_ID, PHONE_APP } from '@gastspiel/sandbox/identity/audience.ts';
import { startIdentityProvider } from '@gastspiel/sandbox/identity/start-identity-provider.ts';
import { startMailInbox } from '@gastspiel/sandbox/mail/start-mail-inbox.ts';
import { startPostgres } from '@gastspiel/sandbox/postgres/start-postgres.ts';
import { startPushGateway } from '@gastspiel/sandbox/push/start-push-gateway.ts';
import { StartError } from '@gastspiel/sandbox/start-error.ts';
import { startVies } from '@gastspiel/sandbox/vies/start-vies.ts';
import { isFree } from '#tooling/ports.ts';
import { step } from '#tooling/progress.ts';
import type { StartSettings } from '#tooling/start-settings.ts';

export interface OutsideWorld {
  /** The server needs these settings to live in it. */
  readonly env: Readonly<Record<string, string>>;
  /** Settles when a part of it ends although nobody stopped it. */
  readonly lost: Promise<void>;
  stop(): Promise<void>;
}

/** Everything that the server needs from outside and that the settings do not bring along. */
export async function startOutsideWorld(settings: StartSettings, log: (line: string) => void): Promise<OutsideWorld> {
  const { dataDir, ports, databaseUrl, oidcIssuer, smtpUrl, fcmCredentials, viesUrl, accountingUrl } = settings;
  const { appUrl, secretKeys } = settings;
  // The database's port is left out: a killed start leaves its PostgreSQL behind, which the next one takes care of.
  const wanted = {
    app: ports.app,
    inbox: ports.inbox,
    smtp: ports.smtp,
    ...(fcmCredentials ? {} : { push: ports.push }),
    ...(viesUrl ? {} : { vies: ports.vies }),
    ...(accountingUrl ? {} : { accounting: ports.accounting }),
    ...(oidcIssuer ? {} : { identity: ports.identity }),
  };
  for (const [part, port] of Object.entries(wanted)) {
    if (!(await isFree(port))) {
      throw new StartError(
        `Port ${port} (${part}) is in use, or may not be opened by this user. Choose other ports with PORT.`,
      );
    }
  }
  makeFolder(dataDir);

  const started: { stop(): Promise<void> }[] = [];
  const stop = async () => {
    for (const part of started.splice(0).reverse()) await part.stop();
  };
  const env: Record<string, string> = { APP_URL: appUrl, APP_ORIGINS: PHONE_APP.origins.join(',') };
  let lost: Promise<void> = new Promise(() => undefined);
  try {
    if (!databaseUrl) {
      const name = existsSync(join(dataDir, 'postgres')) ? 'Database' : 'Database (made on the first start)';
      const postgres = await step(name, () =>
        startPostgres({ dataDir: join(dataDir, 'postgres'), port: ports.database, log }),
      );
      started.push(postgres);
      env['DATABASE_URL'] = postgres.url;
      lost = postgres.lost;
    }
    if (!oidcIssuer) {
      const adminToken = secretIn(join(dataDir, 'identity-admin-token'));
      const provider = await step('Identity provider', () =>
        startIdentityProvider({
          dataDir,
          port: ports.identity,
          appUrls: [`http://localhost:${ports.app}`, `http://127.0.0.1:${ports.app}`],
          adminToken,
          log,
        }),
      );
      started.push(provider);
      Object.assign(env, {
        OIDC_ISSUER: provider.issuer,
        // Its address changes with PORT; the people in the data folder stay the same.
        OIDC_ISSUER_ID: 'sandbox',
        OIDC_CLIENT_ID: CLIENT_ID,
        OIDC_APP_CLIENT_ID: PHONE_APP.clientId,
        OIDC_AUDIENCE: AUDIENCE,
        OIDC_ADMIN_URL: `${provider.issuer}/scim/v2`,
        OIDC_ADMIN_TOKEN: adminToken,
      });
    }
    if (!secretKeys) {
      env['SECRET_KEYS'] = `sandbox:${secretIn(join(dataDir, 'secret-key'))}`;
      env['SECRET_HASH_KEY'] = secretIn(join(dataDir, 'secret-hash-key'));
    }
    const inbox = await step('Mail inbox', () =>
      startMailInbox({ dataDir, httpPort: ports.inbox, smtpPort: ports.smtp, log }),
    );
    started.push(inbox);
    if (!smtpUrl) Object.assign(env, { SMTP_URL: inbox.smtpUrl, MAIL_FROM: 'no-reply@gastspiel.example' });
    if (!fcmCredentials) {
      const push = await step('Push gateway', () => startPushGateway({ dataDir, port: ports.push, log }));
      started.push(push);
      Object.assign(env, { FCM_CREDENTIALS: push.credentials, FCM_URL: push.url });
      env['WEB_PUSH_KEY'] = secretIn(join(dataDir, 'web-push-key'));
      env['WEB_PUSH_HOSTS'] = new URL(push.url).host;
    }
    if (!viesUrl) {
      const vies = await step('VAT numbers (VIES)', () => startVies({ port: ports.vies, log }));
      started.push(vies);
      env['VIES_URL'] = vies.apiUrl;
    }
    if (!accountingUrl) {
      const accounting = await step('Accounting system', () =>
        startAccounting({ dataDir, port: ports.accounting, log }),
      );
      started.push(accounting);
      env['ACCOUNTING_URL'] = accounting.apiUrl;
    }
    return { env, lost, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new StartError(
      `The data folder can not be made: ${error instanceof Error ? error.message : error}. Choose another with DATA_DIR.`,
    );
  }
}

function secretIn(file: string): string {
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600 });
  return readFileSync(file, 'utf8');
}
