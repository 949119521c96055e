import { expect, test } from 'vitest';
import { featureCircles } from '#tooling/feature-circles.ts';

const api = (path: string) => `apps/api/src/features/${path}`;
const circlesOf = (files: Record<string, string>) => featureCircles(new Map(Object.entries(files)));

test('two features that import each other are a circle, also through different files', () => {
  expect(
    circlesOf({
      [api('offers/book.ts')]: "import { hoursOf } from '#features/worklogs/index.ts';",
      [api('worklogs/print.ts')]: "import type { Offer } from '../offers/index.ts';",
    }),
  ).toEqual([
    'apps/api/src/features/worklogs/ → apps/api/src/features/offers/ → apps/api/src/features/worklogs/ is a circle of features',
  ]);
});

test('a longer circle is found once, and by a page that is loaded later too', () => {
  const web = (path: string) => `apps/web/src/features/${path}`;
  expect(
    circlesOf({
      [web('a/a.tsx')]: "import { B } from '#features/b/index.ts';",
      [web('b/deep/b.tsx')]: "const C = await import('#features/c/index.ts');",
      [web('c/c.tsx')]: "export { A } from '#features/a/index.ts';",
    }),
  ).toHaveLength(1);
});

test('one direction is no circle, and tests may look back', () => {
  expect(
    circlesOf({
      [api('offers/book.ts')]: "import { hoursOf } from '#features/worklogs/index.ts';",
      [api('worklogs/print.ts')]: "import { hours } from './hours.ts';",
      [api('worklogs/print.test.ts')]: "import { book } from '#features/offers/index.ts';",
      [api('worklogs/a-block.fixture.ts')]: "import { book } from '#features/offers/index.ts';",
    }),
  ).toEqual([]);
});
