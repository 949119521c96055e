import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { Image } from '#tooling/image/build-image.ts';
import { runInContainer } from '#tooling/image/container.ts';
import { placesInImage, type Sbom } from '#tooling/sbom.ts';

const TOP = ['.npmrc', 'VERSION', 'apps', 'node_modules', 'package-lock.json', 'package.json', 'packages'];
/** Only people who develop need them, or nobody may read them. */
const STRANGE = /(\.(test|fixture)\.tsx?|vitest.*|\.map|\.pem|\.key|\/\.env.*|\/\.git\w*|\/testing(\/.*)?)$/;

interface Installed {
  readonly name: string;
  readonly version: string;
}

/** Complaints about what lies in the image's folder: too much, too little, unreadable, or open to changes. */
export async function complaintsAbout({ root, stage }: Image, bom: Sbom, version: string): Promise<string[]> {
  const app = join(root, stage.setting.folder);
  const wanted = placesInImage(bom);
  const found = installed(app);
  const files = filesOf(app);
  const told = readFileSync(join(app, 'VERSION'), 'utf8').trim();
  const changeable = await runInContainer(
    root,
    ['find', '.', '!', '-type', 'l', '(', '-writable', '-o', '!', '-readable', ')'],
    stage.setting,
  );
  return [
    ...found
      .filter((place) => !wanted.includes(place))
      .map((place) => `${place} is in the image, but not in the bill of materials`),
    ...wanted
      .filter((place) => !found.includes(place))
      .map((place) => `${place} is in the bill of materials, but not in the image`),
    ...readdirSync(app)
      .filter((name) => !TOP.includes(name))
      .map((name) => `${name} has no business in the image`),
    ...readdirSync(join(app, 'apps'))
      .filter((name) => !['api', 'web'].includes(name))
      .map((name) => `apps/${name} has no business in the image`),
    ...files.filter((path) => STRANGE.test(`/${path}`)).map((path) => `${path} has no business in the image`),
    ...brokenLinks(app).map((path) => `${path} leads nowhere`),
    ...(stage.setting.user === 'root' ? ['it runs as root'] : []),
    ...changeable.split('\n').flatMap((path) => (path ? [`${path} can be changed, or not be read, by its user`] : [])),
    ...(told === version ? [] : [`VERSION says ${told}`]),
  ];
}

/** The packages in all folders of packages, as place@version. */
function installed(app: string): string[] {
  const folders = ['node_modules', ...['apps/api', 'packages/domain'].map((path) => `${path}/node_modules`)];
  const inFolder = (folder: string): string[] => {
    if (!existsSync(join(app, folder))) return [];
    return readdirSync(join(app, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
      .flatMap(({ name }) => (name.startsWith('@') ? inFolder(`${folder}/${name}`) : packageAt(`${folder}/${name}`)));
  };
  const packageAt = (path: string): string[] => {
    const file = join(app, path, 'package.json');
    if (!existsSync(file)) return [path];
    const { version } = JSON.parse(readFileSync(file, 'utf8')) as Installed;
    return [`${path}@${version}`, ...inFolder(`${path}/node_modules`)];
  };
  return folders.flatMap(inFolder);
}

/** The product's own files. */
function filesOf(app: string, folder = ''): string[] {
  return readdirSync(join(app, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : [path, ...filesOf(app, path)];
    return [path];
  });
}

function brokenLinks(app: string): string[] {
  return readdirSync(join(app, 'node_modules'), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isSymbolicLink())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => {
      try {
        return !realpathSync(path).startsWith(app);
      } catch {
        return true;
      }
    })
    .map((path) => path.slice(app.length + 1));
}
