import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseConfig, SETTINGS } from '#platform/config/config.ts';

const NEEDED = {
  APP_URL: 'https://app.example.at/',
  SMTP_URL: 'smtps://mail.example.at',
  MAIL_FROM: 'no-reply@example.at',
  DATABASE_URL: 'postgres://owner:secret@localhost/gastspiel',
  OIDC_ISSUER: 'https://login.example.at/',
  OIDC_CLIENT_ID: 'web',
  OIDC_AUDIENCE: 'api',
  SECRET_KEYS: `first:${'A'.repeat(43)}=`,
  SECRET_HASH_KEY: 'B'.repeat(43),
};

describe('the settings', () => {
  test('have defaults for all but nine', () => {
    expect(parseConfig(NEEDED)).toMatchObject({
      PORT: 4000,
      HOST: 'localhost',
      JOBS: true,
      OIDC_ISSUER: 'https://login.example.at',
      APP_URL: 'https://app.example.at',
    });
  });

  test('that are empty count as not set', () => {
    expect(parseConfig({ ...NEEDED, PORT: '', JOBS: '' })).toMatchObject({ PORT: 4000, JOBS: true });
  });

  test.each([
    ['PORT', 'http', 'PORT is wrong; expected: a whole number from 1 to 65535'],
    ['PORT', '70000', 'PORT is wrong; expected: a whole number from 1 to 65535'],
    ['JOBS', 'yes', 'JOBS is wrong; expected: on or off'],
    ['DATABASE_URL', 'mysql://x', 'DATABASE_URL is wrong; expected: an address such as postgres://'],
    ['DATABASE_URL', undefined, 'DATABASE_URL is missing; expected: an address such as postgres://'],
    ['OIDC_ISSUER', undefined, 'OIDC_ISSUER is missing; expected: the address of the identity provider'],
    ['OIDC_CLIENT_ID', undefined, 'OIDC_CLIENT_ID is missing; expected: the client id of the web app'],
    ['APP_URL', undefined, 'APP_URL is missing; expected: the address of the web app'],
    ['SMTP_URL', undefined, 'SMTP_URL is missing; expected: the address of the mail server'],
    ['SMTP_URL', 'mail.example.at', 'SMTP_URL is wrong; expected: an address such as smtps://'],
    ['MAIL_FROM', undefined, 'MAIL_FROM is missing; expected: an address such as no-reply@'],
    ['MAIL_FROM', 'Gastspiel <a@example.at>', 'MAIL_FROM is wrong; expected: an address such as no-reply@'],
    ['SECRET_KEYS', undefined, 'SECRET_KEYS is missing; expected: id:key entries'],
    ['SECRET_KEYS', 'hunter2', 'SECRET_KEYS is wrong; expected: id:key entries'],
    ['SECRET_KEYS', `old:${'A'.repeat(22)}==`, 'SECRET_KEYS is wrong; expected: id:key entries'],
    ['SECRET_KEYS', `one:${'A'.repeat(43)},one:${'B'.repeat(43)}`, 'SECRET_KEYS is wrong; expected: id:key entries'],
    ['SECRET_KEYS', `one:${'A'.repeat(43)},`, 'SECRET_KEYS is wrong; expected: id:key entries'],
    ['SECRET_HASH_KEY', undefined, 'SECRET_HASH_KEY is missing; expected: 32 random bytes in base64'],
    ['SECRET_HASH_KEY', 'short', 'SECRET_HASH_KEY is wrong; expected: 32 random bytes in base64'],
    ['TRUSTED_PROXIES', 'foo', 'TRUSTED_PROXIES is wrong; expected: addresses such as 10.0.0.0/8'],
    ['TRUSTED_PROXIES', '10.0.0.0/33', 'TRUSTED_PROXIES is wrong; expected: addresses such as 10.0.0.0/8'],
    ['APP_ORIGINS', '*', 'APP_ORIGINS is wrong; expected: origins such as https://localhost'],
    ['APP_ORIGINS', 'https://localhost/', 'APP_ORIGINS is wrong; expected: origins such as https://localhost'],
    ['APP_CERTIFICATES', 'A1:B2', 'APP_CERTIFICATES is wrong; expected: SHA-256 fingerprints'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL is wrong; expected: fatal, error, warn, info, debug or trace'],
  ])('%s=%s is named with what is expected', (name, value, sentence) => {
    expect(() => parseConfig({ ...NEEDED, [name]: value })).toThrow(sentence);
  });

  test.each(['10.0.0.0/8', '10.0.0.1, 2001:db8::/32', 'loopback,192.168.0.1'])('TRUSTED_PROXIES may be %s', (value) => {
    expect(parseConfig({ ...NEEDED, TRUSTED_PROXIES: value }).TRUSTED_PROXIES).toBe(value);
  });

  test('add push services to those of the makers of browsers', () => {
    const makers = parseConfig(NEEDED).WEB_PUSH_HOSTS;
    expect(makers).toContain('*.push.apple.com');
    expect(parseConfig({ ...NEEDED, WEB_PUSH_HOSTS: 'push.example, *.b.example' }).WEB_PUSH_HOSTS).toEqual([
      ...makers,
      'push.example',
      '*.b.example',
    ]);
  });

  test('name several hosts of a database, if it has them', () => {
    const DATABASE_URL = 'postgres://owner:secret@one,two:5433/gastspiel';
    expect(parseConfig({ ...NEEDED, DATABASE_URL }).DATABASE_URL).toBe(DATABASE_URL);
  });

  test('hold several keys, of which the first is the one in use', () => {
    const { SECRET_KEYS } = parseConfig({ ...NEEDED, SECRET_KEYS: `b:${'B'.repeat(43)}, a:${'A'.repeat(43)}` });
    expect(SECRET_KEYS.map(({ id, key }) => [id, key.length])).toEqual([
      ['b', 32],
      ['a', 32],
    ]);
  });

  test('all wrong ones are named at once, and no value is repeated: it may be a secret', () => {
    const attempt = () => parseConfig({ ...NEEDED, DATABASE_URL: 'hunter2', PORT: 'x' });
    expect(attempt).toThrow(/PORT.*\nDATABASE_URL/);
    expect(attempt).not.toThrow(/hunter2/);
  });

  test('are all explained in the guide, and the guide explains no other', () => {
    const guide = readFileSync(join(import.meta.dirname, '../../../../../docs/guides/operate.md'), 'utf8');
    const explained = [...guide.matchAll(/^\| `([A-Z_]+)` \|/gm)].map((match) => match[1]);
    expect(explained.sort()).toEqual(Object.keys(SETTINGS).sort());
  });
});
