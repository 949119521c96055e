import { contrastRatio, isReadable } from '@gastspiel/domain/tenants/color-contrast.ts';
import { useWatch } from 'react-hook-form';
import { ColourField } from '#ui/fields/colour-field.tsx';
import { TENANT_TEXTS } from './tenant-texts.ts';
import type { TenantValues } from './tenant-values.ts';
import { isColour } from './use-preview-palettes.ts';

interface ToneFieldProps {
  readonly palette: 'primaryColorPalette' | 'secondaryColorPalette';
  readonly tone: 'main' | 'light' | 'dark';
}

/** One tone of a palette, with its contrast while it is chosen. */
export function ToneField({ palette, tone }: ToneFieldProps) {
  const name = `${palette}.${tone}` as const;
  const colour = useWatch<TenantValues, typeof name>({ name });
  // The accent's main tone only decorates, light ones never bear text.
  const bearsText = tone === 'dark' || (tone === 'main' && palette === 'primaryColorPalette');
  return <ColourField name={name} label={TENANT_TEXTS[tone]} help={tone !== 'light' && help(colour, bearsText)} />;
}

function help(colour: string, bearsText: boolean): string | undefined {
  if (!isColour(colour)) return undefined;
  // Cut, not rounded: 4,46 must not look like enough.
  const ratio = (Math.floor(contrastRatio(colour, '#FFFFFF') * 10) / 10).toLocaleString('de-AT');
  return bearsText && !isReadable(colour) ? TENANT_TEXTS.tooPale(ratio) : TENANT_TEXTS.contrast(ratio);
}
