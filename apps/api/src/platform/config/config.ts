import { z } from 'zod';
import { certificates, origins } from '#platform/config/app-settings.ts';
import { fcmCredentials } from '#platform/config/fcm-credentials.ts';
import { EXPECTED_KEY, EXPECTED_KEYS, secretKey, secretKeys } from '#platform/config/secret-keys.ts';
import { trustedProxies } from '#platform/config/trusted-proxies.ts';
import { hostsOf } from '#platform/database/hosts.ts';

const url = (protocols: string, example: string) =>
  z.string().refine((value) => {
    const parsed = URL.parse(value);
    return parsed !== null && new RegExp(`^(${protocols}):$`).test(parsed.protocol);
  }, `an address such as ${example}`);
const httpUrl = (example: string) => url('https?', example).transform((value) => value.replace(/\/$/, ''));
const databaseUrl = z
  .string()
  .refine((value) => hostsOf(value).length > 0, 'an address such as postgres://user:password@host:5432/gastspiel');
const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, `a whole number from ${min} to ${max}`)
    .transform(Number)
    .refine((value) => value >= min && value <= max, `a whole number from ${min} to ${max}`);
const onOff = z.enum(['on', 'off'], 'on or off').transform((value) => value === 'on');

/** Where the makers of browsers take messages: Chromium, Firefox, Safari, Edge. */
const PUSH_HOSTS = ['fcm.googleapis.com', '*.push.services.mozilla.com', '*.push.apple.com', '*.notify.windows.com'];
const furtherPushHosts = z
  .string()
  .regex(/^(\*\.)?[a-z0-9.-]+(:\d+)?(\s*,\s*(\*\.)?[a-z0-9.-]+(:\d+)?)*$/, 'host names with commas between them')
  .transform((text): readonly string[] => [...PUSH_HOSTS, ...text.split(',').map((host) => host.trim())]);

const VIES = 'https://ec.europa.eu/taxation_customs/vies/rest-api';

/** Every setting of the server, with what it takes. docs/guides/operate.md explains them; a test compares the two. */
export const SETTINGS = {
  PORT: wholeNumber(1, 65_535).default(4000),
  HOST: z.string().min(1).default('localhost'),
  WEB_DIR: z.string().min(1).optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace'], 'fatal, error, warn, info, debug or trace')
    .default('info'),
  METRICS_TOKEN: z.string().min(16, 'at least 16 characters').optional(),
  TRUSTED_PROXIES: trustedProxies.optional(),
  DRAIN_SECONDS: wholeNumber(0, 300).default(2),
  GRAPHQL_INTROSPECTION: onOff.default(false),
  JOBS: onOff.default(true),
  JOBS_AT_ONCE: wholeNumber(1, 100).default(4),

  APP_URL: httpUrl('https://app.example.at'),
  SMTP_URL: url('smtps?', 'smtps://user:password@mail.example.at'),
  MAIL_FROM: z.email('an address such as no-reply@example.at'),
  FCM_CREDENTIALS: fcmCredentials.optional(),
  FCM_URL: httpUrl('https://fcm.googleapis.com').default('https://fcm.googleapis.com'),
  WEB_PUSH_KEY: secretKey.optional(),
  WEB_PUSH_HOSTS: furtherPushHosts.default(PUSH_HOSTS),
  APP_ORIGINS: origins.default([]),
  APP_CERTIFICATES: certificates.default([]),
  APP_TEAM: z
    .string()
    .regex(/^[A-Z0-9]{10}$/, 'the ten characters of an Apple team')
    .optional(),
  VIES_URL: httpUrl(VIES).default(VIES),
  ACCOUNTING_URL: httpUrl('https://payroll.example.at/api/v1').optional(),

  DATABASE_URL: databaseUrl,
  DATABASE_APP_URL: databaseUrl.optional(),
  DATABASE_JOBS_URL: databaseUrl.optional(),
  DATABASE_REPLICA_HOSTS: z
    .string()
    .refine((hosts) => hostsOf(`postgres://${hosts}/`).length > 0, 'hosts such as two:5432,three:5432')
    .optional(),
  DATABASE_POOL_SIZE: wholeNumber(1, 200).default(10),
  DATABASE_AGENCY_SHARE: wholeNumber(1, 100).default(20),
  DATABASE_QUEUE_SIZE: wholeNumber(0, 10_000).default(200),
  DATABASE_WAIT_MS: wholeNumber(100, 60_000).default(5000),

  OIDC_ISSUER: httpUrl('https://login.example.at'),
  OIDC_ISSUER_ID: z.string().min(1).optional(),
  OIDC_CLIENT_ID: z.string().min(1, 'the client id of the web app'),
  OIDC_APP_CLIENT_ID: z.string().min(1).optional(),
  OIDC_AUDIENCE: z.string().min(1, 'the audience of the web API'),
  OIDC_ADMIN_URL: httpUrl('https://login.example.at/scim/v2').optional(),
  OIDC_ADMIN_TOKEN: z.string().min(1).optional(),

  SECRET_KEYS: secretKeys,
  SECRET_HASH_KEY: secretKey,
} as const;

const Settings = z.object(SETTINGS);
export type Config = z.output<typeof Settings> & {
  /** The name under which the provider's people are stored. */
  readonly issuerId: string;
};

/** A setting is wrong: the message names each with what is expected, and is all that the operator needs to see. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

export function parseConfig(env: Readonly<Record<string, string | undefined>>): Config {
  // An empty value means "not set": that is how shells, Docker and CI leave a setting out.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const result = Settings.safeParse(given);
  if (!result.success) {
    const lines = result.error.issues.map(({ path, message }) => {
      const name = String(path[0]);
      return `${name} ${given[name] === undefined ? 'is missing' : 'is wrong'}; expected: ${expectationOf(name, message)}`;
    });
    throw new ConfigError(lines.join('\n'));
  }
  return { ...result.data, issuerId: result.data.OIDC_ISSUER_ID ?? result.data.OIDC_ISSUER };
}

const EXPECTED_WHEN_MISSING: Record<string, string> = {
  DATABASE_URL: 'an address such as postgres://user:password@host:5432/gastspiel',
  APP_URL: 'the address of the web app, such as https://app.example.at',
  SMTP_URL: 'the address of the mail server, such as smtps://user:password@mail.example.at',
  OIDC_ISSUER: 'the address of the identity provider, such as https://login.example.at',
  OIDC_CLIENT_ID: 'the client id of the web app',
  OIDC_AUDIENCE: 'the audience of the web API',
  SECRET_KEYS: EXPECTED_KEYS,
  SECRET_HASH_KEY: EXPECTED_KEY,
};

const expectationOf = (name: string, message: string): string =>
  message.startsWith('Invalid input') ? (EXPECTED_WHEN_MISSING[name] ?? message) : message;

/** The only place that reads the environment: the process's own, unless another is handed in. */
export const loadConfig = (env: NodeJS.ProcessEnv = process.env): Config => parseConfig(env);
