import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { planImage } from '#tooling/image/plan.ts';
import { ROOT } from '#tooling/root.ts';
import {
  type Arch,
  BROWSER,
  fitsImage,
  type Locked,
  nameOf,
  type Packages,
  readPackages,
  SERVER,
  shippedPaths,
  wantedBy,
} from '#tooling/shipped.ts';

/** The bill of materials of an image: what it is made of, as CycloneDX 1.6. */
export interface Sbom {
  readonly serialNumber: string;
  readonly components: readonly Component[];
  readonly [further: string]: unknown;
}

interface Component {
  readonly type: string;
  readonly 'bom-ref': string;
  readonly name: string;
  readonly version: string;
  readonly purl: string;
  readonly properties?: readonly { readonly name: string; readonly value: string }[];
  readonly [further: string]: unknown;
}

const PLACE = 'cdx:npm:package:path';
/** The server's packages lie in the image under this path; those of the browser went into files of the web app. */
const BUNDLED = 'gastspiel:bundled';

const purlOf = (name: string, version: string): string => `pkg:npm/${name.replace('@', '%40')}@${version}`;

/** From the lock file alone, so whoever has the same one gets the same bytes; without a date for that reason. */
export function sbom(arch: Arch, packages: Packages = readPackages()): Sbom {
  const inServer = shippedPaths(packages, SERVER, (entry) => fitsImage(entry, arch));
  const inBrowser = shippedPaths(packages, BROWSER, ({ cpu }) => cpu === undefined);
  const places = [...new Set([...inServer, ...inBrowser])].sort();
  const components = [
    ...baseOf(),
    ...places.map((path) => componentOf(path, packages[path] ?? {}, inServer.has(path))),
  ];
  const known = new Set(places);
  const dependsOn = (path: string): string[] =>
    wantedBy(packages, path)
      .flatMap((at) => (packages[at]?.link ? dependsOn(packages[at]?.resolved ?? '') : known.has(at) ? [at] : []))
      .sort();
  const whole = [...new Set([...baseOf().map((base) => base['bom-ref']), ...dependsOn(SERVER), ...dependsOn(BROWSER)])];
  const content = {
    metadata: {
      component: { type: 'container', 'bom-ref': 'gastspiel', name: 'gastspiel', version: packages['']?.version },
      properties: [{ name: 'gastspiel:platform', value: `linux/${arch === 'x64' ? 'amd64' : arch}` }],
    },
    components,
    dependencies: [
      { ref: 'gastspiel', dependsOn: whole.sort() },
      ...places.map((path) => ({ ref: path, dependsOn: [...new Set(dependsOn(path))] })),
    ],
  };
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: serialNumberOf(content),
    version: 1,
    ...content,
  };
}

/** The places that the server's packages have in the image. */
export const placesInImage = ({ components }: Sbom): string[] =>
  components.flatMap(({ properties = [], version }) =>
    properties.filter(({ name }) => name === PLACE).map(({ value }) => `${value}@${version}`),
  );

function componentOf(
  path: string,
  { version = '', license = '', integrity = '' }: Locked,
  inServer: boolean,
): Component {
  const name = nameOf(path);
  const single = !/ (AND|OR) /.test(license);
  return {
    type: 'library',
    'bom-ref': path,
    name,
    version,
    scope: 'required',
    hashes: [{ alg: 'SHA-512', content: Buffer.from(integrity.replace(/^sha512-/, ''), 'base64').toString('hex') }],
    licenses: single ? [{ license: { id: license } }] : [{ expression: license }],
    purl: purlOf(name, version),
    properties: [inServer ? { name: PLACE, value: path } : { name: BUNDLED, value: 'browser' }],
  };
}

/** Node and Debian come with the image that ours begins with; whose packages it holds is told by its own makers. */
function baseOf(): Component[] {
  const image = planImage(readFileSync(join(ROOT, 'Dockerfile'), 'utf8'), {}).at(-1)?.base ?? '';
  const [, tag = '', node = ''] = /^node:(([\d.]+)-\w+-slim)$/.exec(image) ?? [];
  return [
    { type: 'container', 'bom-ref': image, name: 'node', version: tag, purl: `pkg:docker/node@${tag}` },
    { type: 'platform', 'bom-ref': `node@${node}`, name: 'node', version: node, purl: `pkg:generic/node@${node}` },
  ];
}

/** A name for this content in the form of a UUID, version 8: the same content has the same. */
function serialNumberOf(content: object): string {
  const hex = createHash('sha256').update(JSON.stringify(content)).digest('hex');
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ];
  return `urn:uuid:${parts.join('-')}`;
}

if (import.meta.main) {
  mkdirSync(join(ROOT, 'dist'), { recursive: true });
  for (const [arch, platform] of [
    ['x64', 'amd64'],
    ['arm64', 'arm64'],
  ] as const) {
    const file = `dist/sbom-linux-${platform}.cdx.json`;
    const bom = sbom(arch);
    writeFileSync(join(ROOT, file), `${JSON.stringify(bom, null, 2)}\n`);
    console.log(`${file}: ${bom.components.length} components`);
  }
}
