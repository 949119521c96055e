import { expect, test } from 'vitest';
import { isReadable } from '#domain/tenants/color-contrast.ts';
import { isByHand, type Palette, paletteOf, withMain } from '#domain/tenants/color-tones.ts';

test.each<[string, string, string]>([
  ['#7A1F3D', '#9B576E', '#531529'],
  ['#1F5E4A', '#578677', '#154032'],
  ['#b8893b', '#CAA76C', '#7D5D28'],
  ['#000000', '#404040', '#000000'],
  ['#FFFFFF', '#FFFFFF', '#6B6B6B'],
  ['#FFFF00', '#FFFF40', '#6B6B00'],
])('%s has the tones %s and %s', (main, light, dark) => {
  expect(paletteOf(main)).toEqual({ main: main.toUpperCase(), light, dark });
});

test.each(['#FFFFFF', '#FFFF00', '#00FF88', '#FFC0CB', '#7A1F3D'])(
  'the dark tone of %s can bear white text',
  (main) => {
    expect(isReadable(paletteOf(main).dark)).toBe(true);
  },
);

const OWN = paletteOf('#7A1F3D');
const NEXT = paletteOf('#1F5E4A');
test.each<[string, Palette, Palette]>([
  ['both tones follow', OWN, NEXT],
  ['also in small letters', { ...OWN, light: OWN.light.toLowerCase() }, NEXT],
  ['a light tone set by hand stays', { ...OWN, light: '#A24A66' }, { ...NEXT, light: '#A24A66' }],
  ['a dark tone set by hand stays', { ...OWN, dark: '#551229' }, { ...NEXT, dark: '#551229' }],
])('with another main colour %s', (_what, before, after) => {
  expect(withMain(before, '#1F5E4A')).toEqual(after);
});

test.each<[Palette, boolean]>([
  [OWN, false],
  [{ ...OWN, dark: '#551229' }, true],
  [{ ...OWN, light: '#A24A66' }, true],
])('%j was set by hand: %s', (palette, expected) => {
  expect(isByHand(palette)).toBe(expected);
});
