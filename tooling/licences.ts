import { BROWSER, nameOf, type Packages, readPackages, SERVER, shippedPaths } from '#tooling/shipped.ts';

/** Licences that ask for no more than that their text goes along, which notices.txt does. */
const FREE = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
];

/** Licences with a condition more, each for the packages that it was thought through for. */
const ODD: readonly { readonly licence: string; readonly packages: RegExp; readonly because: string }[] = [
  {
    licence: 'OFL-1.1',
    packages: /^@(fontsource-variable|expo-google-fonts)\/inter$/,
    because: 'a font may be handed out with a product, though not sold alone nor changed under its name',
  },
  {
    licence: 'LGPL-3.0-or-later',
    packages: /^@img\/sharp-/,
    because: 'libvips is a library of its own, loaded as it came: anybody can put another in its place',
  },
  { licence: 'Unlicense', packages: /^isbot$/, because: 'given to everybody, without a condition' },
];

export interface Licensed {
  readonly title: string;
  readonly licence: string;
  readonly where: string;
}

/** Everything that ships, with its licence: the server's packages for every platform, and those that the browser's files are made of. */
export function listLicences(packages: Packages = readPackages()): Licensed[] {
  const server = shippedPaths(packages, SERVER);
  const browser = shippedPaths(packages, BROWSER);
  return [...new Set([...server, ...browser])].sort().map((path) => ({
    title: `${nameOf(path)} ${packages[path]?.version}`,
    licence: packages[path]?.license ?? 'not named',
    where: [...(server.has(path) ? ['server'] : []), ...(browser.has(path) ? ['browser'] : [])].join(', '),
  }));
}

/** One of licences joined by OR must do, all of those joined by AND. */
export function mayShip(name: string, expression: string): boolean {
  const allowed = (licence: string): boolean =>
    FREE.includes(licence) || ODD.some((odd) => odd.licence === licence && odd.packages.test(name));
  // AND binds closer than OR; none of ours nests, so a bracket inside would be an unknown licence.
  const plain = expression.replace(/^\((.*)\)$/, '$1');
  return plain.split(' OR ').some((all) => all.split(' AND ').every((licence) => allowed(licence.trim())));
}

export const refused = (list: readonly Licensed[]): readonly Licensed[] =>
  list.filter(({ title, licence }) => !mayShip(title.replace(/ \S+$/, ''), licence));

if (import.meta.main) {
  const list = listLicences();
  for (const [licence, packages] of Map.groupBy(list, (item) => item.licence)) {
    console.log(`${licence}\n${packages.map(({ title, where }) => `  ${title} (${where})`).join('\n')}`);
  }
  for (const { licence, packages, because } of ODD) console.log(`\n${licence}, for ${packages.source}: ${because}`);
  const bad = refused(list);
  for (const { title, licence } of bad) console.error(`${title}: ${licence} is not on the list of tooling/licences.ts`);
  console.log(`\n${list.length} packages ship, ${bad.length} with a licence that is not allowed`);
  process.exitCode = bad.length > 0 ? 1 : 0;
}
