import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import type { TenantPalettes } from '#ui/theme.ts';
import { isColour } from './is-colour.ts';
import type { TenantValues } from './tenant-values.ts';

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
