import { expect, test } from 'vitest';
import { placesInImage, sbom } from '#tooling/sbom.ts';
import { fitsImage, nameOf, readPackages } from '#tooling/shipped.ts';

const packages = readPackages();

test.each(['x64', 'arm64'] as const)(
  'the bill of materials for %s names each part once, with its hash and its parts',
  (arch) => {
    const bom = sbom(arch, packages);
    expect(JSON.stringify(bom)).toBe(JSON.stringify(sbom(arch, packages)));
    const refs = bom.components.map((component) => component['bom-ref']);
    expect(new Set(refs).size).toBe(refs.length);
    const pg = bom.components.find(({ name }) => name === 'pg');
    expect(pg).toMatchObject({
      purl: `pkg:npm/pg@${pg?.version}`,
      licenses: [{ license: { id: 'MIT' } }],
      hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }],
    });
    const dependencies = bom['dependencies'] as { ref: string; dependsOn: string[] }[];
    expect(dependencies.find(({ ref }) => ref === 'node_modules/pg')?.dependsOn).toContain('node_modules/pg-pool');
    const known = ['gastspiel', ...refs];
    for (const { ref, dependsOn } of dependencies) expect(known).toEqual(expect.arrayContaining([ref, ...dependsOn]));
    const places = placesInImage(bom).join('\n');
    expect(places).toContain(`@img/sharp-linux-${arch}@`);
    expect(places).not.toMatch(/musl|darwin|win32|react|vitest|typescript/);
  },
);

test('a package with parts for platforms has one for each that the image is built for', () => {
  const owners = Object.entries(packages).filter(
    ([, { cpu, optionalDependencies }]) =>
      // A part for one platform may bring another with it.
      cpu === undefined && Object.keys(optionalDependencies ?? {}).some((name) => /linux.*x64/.test(name)),
  );
  expect(owners.map(([path]) => nameOf(path))).toEqual(
    expect.arrayContaining(['sharp', '@myriaddreamin/typst-ts-node-compiler', 'rolldown', 'lightningcss']),
  );
  for (const [path, { optionalDependencies = {} }] of owners) {
    for (const arch of ['x64', 'arm64'] as const) {
      const fitting = Object.keys(optionalDependencies).filter((name) => {
        const part = packages[`node_modules/${name}`] ?? packages[`${path}/node_modules/${name}`];
        return part?.cpu !== undefined && fitsImage(part, arch);
      });
      expect(fitting, `${path} on ${arch}`).not.toEqual([]);
    }
  }
});
