import { isReadable } from '#domain/tenants/color-contrast.ts';

/** A colour with its lighter and darker tone, each as #RRGGBB. */
export interface Palette {
  readonly main: string;
  readonly light: string;
  readonly dark: string;
}

const LIGHT_SHARE = 0.25;
/** The dark tone bears text: a pale main colour is darkened further, until white can be read on it. */
const DARK_SHARES = [0.32, 0.45, 0.58, 0.7, 0.8, 0.9];

const mix = (color: string, other: number, share: number): string =>
  `#${[1, 3, 5]
    .map((start) => {
      const value = Number.parseInt(color.slice(start, start + 2), 16);
      return Math.round(value + (other - value) * share)
        .toString(16)
        .padStart(2, '0');
    })
    .join('')}`.toUpperCase();

/** The palette that follows from a main colour. */
export function paletteOf(main: string): Palette {
  const darker = DARK_SHARES.map((share) => mix(main, 0, share));
  return {
    main: main.toUpperCase(),
    light: mix(main, 255, LIGHT_SHARE),
    dark: darker.find(isReadable) ?? '#000000',
  };
}

/** The palette with another main colour: a tone that was the old one's own follows, one that was set by hand stays. */
export function withMain(before: Palette, main: string): Palette {
  const [old, next] = [paletteOf(before.main), paletteOf(main)];
  const follows = (tone: 'light' | 'dark'): string =>
    before[tone].toUpperCase() === old[tone] ? next[tone] : before[tone];
  return { main: next.main, light: follows('light'), dark: follows('dark') };
}

/** Whether a tone is not the main colour's own. */
export const isByHand = (palette: Palette): boolean => {
  const { light, dark } = paletteOf(palette.main);
  return palette.light.toUpperCase() !== light || palette.dark.toUpperCase() !== dark;
};
