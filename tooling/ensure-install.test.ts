import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ROOT } from '#tooling/root.ts';

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'gastspiel-install-'));
  for (const folder of ['tooling', 'node_modules/.bin', 'apps/api/node_modules']) {
    mkdirSync(join(home, folder), { recursive: true });
  }
  cpSync(join(ROOT, 'tooling/ensure-install.mjs'), join(home, 'tooling/ensure-install.mjs'));
  const packages = { '': {}, 'node_modules/a': {}, 'apps/api': {}, 'apps/api/node_modules/a': {} };
  writeFileSync(join(home, 'package-lock.json'), JSON.stringify({ packages }));
  writeFileSync(join(home, 'node_modules/.bin/node'), '');
  writeFileSync(join(home, 'npm.mjs'), `import { writeFileSync } from 'node:fs';\nwriteFileSync('installed', '');\n`);
  ensure('--mark');
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

/** Whether npm was called. */
function ensure(...args: string[]): boolean {
  execFileSync(process.execPath, [join(home, 'tooling/ensure-install.mjs'), ...args], {
    env: { ...process.env, npm_execpath: join(home, 'npm.mjs') },
  });
  return existsSync(join(home, 'installed'));
}

test('what is there is not installed again', () => expect(ensure()).toBe(false));

test.each(['node_modules/.installed', 'apps/api/node_modules'])('without %s it is', (path) => {
  rmSync(join(home, path), { recursive: true });
  expect(ensure()).toBe(true);
});

test('another lock file is another installation', () => {
  writeFileSync(join(home, 'package-lock.json'), JSON.stringify({ packages: {} }));
  expect(ensure()).toBe(true);
});
