import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '#tooling/root.ts';

/** Names, or with ! in front those that it does not fit. */
type Platforms = string | readonly string[];

/** An entry of npm's lock file. */
export interface Locked {
  readonly version?: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly resolved?: string;
  readonly os?: Platforms;
  readonly cpu?: Platforms;
  readonly libc?: Platforms;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}
export type Packages = Readonly<Record<string, Locked>>;
export type Arch = 'x64' | 'arm64';

export const SERVER = 'apps/api';
export const BROWSER = 'apps/web';

export const readPackages = (): Packages =>
  (JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as { packages: Packages }).packages;

export const nameOf = (path: string): string => path.split('node_modules/').at(-1) ?? path;

/** The places of the packages that npm would install for a workspace alone, for every platform or for those that fit. */
export function shippedPaths(packages: Packages, workspace: string, fits = (_entry: Locked) => true): Set<string> {
  const found = new Set<string>();
  const visit = (path: string): void => {
    for (const at of wantedBy(packages, path)) {
      const entry = packages[at] ?? {};
      if (entry.link) visit(entry.resolved ?? '');
      else if (!found.has(at) && fits(entry)) {
        found.add(at);
        visit(at);
      }
    }
  };
  visit(workspace);
  return found;
}

/** The places of the packages that one of them asks for; those that npm left out are none. */
export function wantedBy(packages: Packages, path: string): string[] {
  const { dependencies = {}, optionalDependencies = {} } = packages[path] ?? {};
  return Object.keys({ ...dependencies, ...optionalDependencies })
    .map((name) => placeOf(packages, path, name))
    .filter((place) => place !== '');
}

/** As Node looks for a package: beside the one that wants it, then further up. */
function placeOf(packages: Packages, from: string, name: string): string {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const place = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (packages[place]) return place;
    if (folder === '') return '';
  }
}

function meets(platforms: Platforms | undefined, value: string): boolean {
  const list = [platforms ?? []].flat();
  return list.includes(value) || (list.every((name) => name.startsWith('!')) && !list.includes(`!${value}`));
}

/** Whether npm installs a package on Debian. */
export const fitsImage = ({ os, cpu, libc }: Locked, arch: Arch): boolean =>
  meets(os, 'linux') && meets(cpu, arch) && meets(libc, 'glibc');
