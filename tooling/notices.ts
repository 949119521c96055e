import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '#tooling/root.ts';

interface Locked {
  readonly version?: string;
  readonly license?: string;
  readonly link?: boolean;
  readonly resolved?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}
type Packages = Readonly<Record<string, Locked>>;

const PRODUCT = ['apps/api', 'apps/web'];
const TEXT = /^(licen[cs]e|copying|notice|ofl)(?![a-z])/i;

/** The licences of everything that ships with the product, and their texts as far as the packages are installed here. */
export function notices(): string {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as { packages: Packages };
  const shipped = [...shippedPaths(packages)].sort();
  const titleOf = (path: string) => `${path.split('node_modules/').at(-1)} ${packages[path]?.version}`;
  const texts = Map.groupBy(
    shipped.flatMap((path) => textsOf(path).map((text) => ({ text, title: titleOf(path) }))),
    ({ text }) => text,
  );
  return [
    'Gastspiel contains these packages, each under its own licence:\n',
    ...shipped.map((path) => `${titleOf(path)}: ${packages[path]?.license ?? 'licence not named, see its text'}`),
    ...[...texts].map(([text, of]) => `\n\n======== ${of.map(({ title }) => title).join(', ')}\n\n${text}`),
    '',
  ].join('\n');
}

/** The packages that npm would install for the product alone, for every platform. */
function shippedPaths(packages: Packages): Set<string> {
  const found = new Set<string>();
  const visit = (path: string): void => {
    const { dependencies = {}, optionalDependencies = {} } = packages[path] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const at = placeOf(packages, path, name);
      const { link, resolved = '' } = packages[at] ?? {};
      if (link) visit(resolved);
      else if (at !== '' && !found.has(at)) {
        found.add(at);
        visit(at);
      }
    }
  };
  for (const workspace of PRODUCT) visit(workspace);
  return found;
}

/** As Node looks for a package: beside the one that wants it, then further up. */
function placeOf(packages: Packages, from: string, name: string): string {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const place = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (packages[place]) return place;
    if (folder === '') return '';
  }
}

function textsOf(path: string): string[] {
  const folder = join(ROOT, path);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => TEXT.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8').trim());
}
