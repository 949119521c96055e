import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '#tooling/root.ts';
import { BROWSER, nameOf, readPackages, SERVER, shippedPaths } from '#tooling/shipped.ts';

const TEXT = /^(licen[cs]e|copying|notice|ofl)(?![a-z])/i;

/** The licences of everything that ships with the product, and their texts as far as the packages are installed here. */
export function notices(): string {
  const packages = readPackages();
  const shipped = [...new Set([SERVER, BROWSER].flatMap((part) => [...shippedPaths(packages, part)]))].sort();
  const titleOf = (path: string) => `${nameOf(path)} ${packages[path]?.version}`;
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

function textsOf(path: string): string[] {
  const folder = join(ROOT, path);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => TEXT.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8').trim());
}
