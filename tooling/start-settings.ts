import { resolve } from 'node:path';
import { StartError } from '@gastspiel/sandbox/start-error.ts';
import { ROOT } from '#tooling/root.ts';

export interface StartSettings {
  readonly port: number;
  readonly dataDir: string;
  /** A database from elsewhere; without it the sandbox's own. */
  readonly databaseUrl: string | undefined;
  /** An identity provider from elsewhere; without it the sandbox's own. */
  readonly oidcIssuer: string | undefined;
  /** A mail server from elsewhere; without it the sandbox's inbox. */
  readonly smtpUrl: string | undefined;
  /** A push service from elsewhere; without it the sandbox's. */
  readonly fcmCredentials: string | undefined;
  /** A register of VAT numbers from elsewhere; without it the sandbox's. */
  readonly viesUrl: string | undefined;
  /** An accounting system from elsewhere; without it the sandbox's. */
  readonly accountingUrl: string | undefined;
  /** Where people find the app, for links in mails. */
  readonly appUrl: string;
  /** Keys for sealed fields from elsewhere; without them those of the data folder, made on the first start. */
  readonly secretKeys: string | undefined;
  readonly ports: Readonly<
    Record<'app' | 'identity' | 'inbox' | 'smtp' | 'database' | 'api' | 'push' | 'vies' | 'accounting', number>
  >;
}

export function readStartSettings(env: NodeJS.ProcessEnv): StartSettings {
  const port = Number(env['PORT'] || 4000);
  if (!Number.isInteger(port) || port < 1 || port > 65_527) {
    throw new StartError('PORT is wrong; expected: a whole number from 1 to 65527 (the sandbox takes the next ones).');
  }
  return {
    port,
    dataDir: resolve(ROOT, env['DATA_DIR'] || '.data'),
    databaseUrl: env['DATABASE_URL'] || undefined,
    oidcIssuer: env['OIDC_ISSUER'] || undefined,
    smtpUrl: env['SMTP_URL'] || undefined,
    fcmCredentials: env['FCM_CREDENTIALS'] || undefined,
    viesUrl: env['VIES_URL'] || undefined,
    accountingUrl: env['ACCOUNTING_URL'] || undefined,
    appUrl: env['APP_URL'] || `http://localhost:${port}`,
    secretKeys: env['SECRET_KEYS'] || undefined,
    ports: {
      app: port,
      identity: port + 1,
      inbox: port + 2,
      smtp: port + 3,
      database: port + 4,
      api: port + 5,
      push: port + 6,
      vies: port + 7,
      accounting: port + 8,
    },
  };
}
