import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { NODE_BIN, ROOT } from '@gastspiel/tooling/root.ts';
import { fillPages } from './fill-pages.ts';

/**
 * Puts the web app into the Android and iOS projects, for the one server that GASTSPIEL_SERVER names. What it writes for
 * that server is not committed; what Capacitor writes of the plugins is.
 */
const HERE = import.meta.dirname;
const WWW = join(HERE, 'www');

function readServer(given: string | undefined): URL {
  const url = URL.parse(given ?? '');
  const isTrusted = url?.protocol === 'https:' || (url?.protocol === 'http:' && url.hostname === 'localhost');
  if (!url || !isTrusted || url.pathname !== '/') {
    throw new Error('GASTSPIEL_SERVER is missing or wrong; expected: an address such as https://app.example.at');
  }
  return url;
}

const server = readServer(process.env['GASTSPIEL_SERVER']);
await fillPages(WWW, server);
writeFileSync(join(HERE, 'android/server.properties'), `host=${server.hostname}\n`);
writeFileSync(join(HERE, 'ios/server.xcconfig'), `SERVER_HOST = ${server.hostname}\n`);
const firebaseKeys = join(HERE, 'ios/GoogleService-Info.plist');
if (existsSync(firebaseKeys)) copyFileSync(firebaseKeys, join(WWW, basename(firebaseKeys)));
execFileSync(NODE_BIN, [join(ROOT, 'node_modules/@capacitor/cli/bin/capacitor'), 'sync'], {
  cwd: HERE,
  stdio: 'inherit',
});
