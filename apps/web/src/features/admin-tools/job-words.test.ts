import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { kindOf, reasonOf } from './job-words.ts';

it.each([
  ['the mail server answered 550 to RCPT TO', 'Der Mailserver antwortete mit 550 (RCPT TO).'],
  ['the mail server can not be used (ESOCKET)', 'Der Mailserver ist nicht erreichbar.'],
  ['an address is none', 'Das ist keine gültige E-Mail-Adresse.'],
  ['identity provider: PATCH answered 500', 'Der Anmeldedienst antwortete mit 500.'],
  ['the identity provider does not know the person', 'Der Anmeldedienst kennt dieses Konto nicht (mehr).'],
  ['the push service answered 400 (INVALID_ARGUMENT)', 'Der Push-Dienst hat die Nachricht nicht angenommen.'],
  ['division by zero', 'Unerwarteter Fehler. Näheres steht im Protokoll des Servers.'],
  [null, 'Unerwarteter Fehler. Näheres steht im Protokoll des Servers.'],
])('%s is told as: %s', (reason, words) => {
  expect(reasonOf(reason)).toBe(words);
});

const FEATURES = join(import.meta.dirname, '../../../../api/src/features');
const jobNames = readdirSync(FEATURES, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(mail|mails|job|jobs)\.ts$/.test(file))
  .flatMap((file) => [...readFileSync(join(FEATURES, file), 'utf8').matchAll(/name: '([a-z-]+\.[a-z-]+)'/g)])
  .map(([, name]) => name ?? '')
  // Work at fixed times, for nobody in particular, is not listed.
  .filter((name) => !/sweep|erase-deleted|anonymise-lapsed|check-all/.test(name));

it.each(jobNames)('the work %s has a German name', (name) => {
  expect(kindOf(name)).not.toBe('Hintergrundaufgabe');
});
