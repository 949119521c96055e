import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import type { TenantPalettes } from '#ui/theme.ts';
import type { TenantValues } from './tenant-values.ts';

/** While it is typed, a colour is mostly none yet. */
export const isColour = (text: string): boolean => /^#[\dA-F]{6}$/i.test(text);

type Palette = TenantPalettes['primary'];

/** The typed colours; what is none yet is shown grey. */
export function usePreviewPalettes(): TenantPalettes {
  const [primary, secondary] = useWatch<TenantValues, ['primaryColorPalette', 'secondaryColorPalette']>({
    name: ['primaryColorPalette', 'secondaryColorPalette'],
  });
  const key = JSON.stringify([primary, secondary].map(shown));
  return useMemo(() => {
    const [first, second] = JSON.parse(key) as [Palette, Palette];
    return { primary: first, secondary: second };
  }, [key]);
}

const orGrey = (colour: string): string => (isColour(colour) ? colour : '#777777');
const shown = ({ main, light, dark }: Palette): Palette => ({
  main: orGrey(main),
  light: orGrey(light),
  dark: orGrey(dark),
});
