// Runs before everything else, on whatever Node the machine has and with nothing installed: built-ins alone.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const modules = join(root, 'node_modules');
const mark = join(modules, '.installed');
const pinnedNode = join(modules, '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');

const fail = (sentence) => {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
};

if (Number(process.versions.node.split('.')[0]) < 20)
  fail(`Node 20 or newer is needed; this is ${process.versions.node}.`);

// The platform belongs to it: a folder that was shared with a container holds the wrong binaries.
const wanted = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .update(`${process.platform} ${process.arch}`)
  .digest('hex');
// A package that one workspace has in another version than the rest lies in a folder of its own; without it the other one is
// taken.
const ownFolders = new Set(
  Object.keys(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages)
    .filter((path) => /^(?!node_modules\/).*\/node_modules\//.test(path))
    .map((path) => path.slice(0, path.indexOf('/node_modules/') + '/node_modules'.length)),
);
// npm runs this after an install by hand too, so that the next start does not do it again.
if (process.argv.includes('--mark')) {
  writeFileSync(mark, wanted);
  process.exit(0);
}
const isWhole = [mark, pinnedNode, ...[...ownFolders].map((folder) => join(root, folder))].every((path) =>
  existsSync(path),
);
const installed = isWhole ? readFileSync(mark, 'utf8') : '';

if (installed !== wanted) {
  process.stdout.write('Installing the locked dependencies (once; a minute or two) …\n');
  const npm = process.env['npm_execpath'];
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error', '--include=dev', '--include=optional'];
  const child = npm
    ? spawn(process.execPath, [npm, ...args], { cwd: root, stdio: 'inherit' })
    : spawn('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  // Who leaves must not leave an install behind that the next start would run into.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill('SIGKILL'));
  const [code] = await once(child, 'exit');
  if (code !== 0) fail('The dependencies could not be installed; npm says why above.');
  if (!existsSync(pinnedNode))
    fail(`There is no Node 24 for ${process.platform} ${process.arch} among the dependencies.`);
  writeFileSync(mark, wanted);
}
