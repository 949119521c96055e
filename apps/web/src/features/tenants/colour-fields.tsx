import { contrastRatio, isReadable } from '@gastspiel/domain/tenants/color-contrast.ts';
import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { ColourField } from '#ui/fields/colour-field.tsx';
import { FormRow, FormSection } from '#ui/form/form-section.tsx';
import { Row } from '#ui/layout.tsx';
import { TENANT_TEXTS } from './tenant-texts.ts';
import type { TenantValues } from './tenant-values.ts';
import { ThemePreview } from './theme-preview.tsx';
import { TonesFollow } from './tones-follow.tsx';
import { isColour } from './use-preview-palettes.ts';

const PALETTES = [
  { name: 'primaryColorPalette', label: TENANT_TEXTS.primary },
  { name: 'secondaryColorPalette', label: TENANT_TEXTS.secondary },
] as const;

export function ColourFields() {
  return (
    <FormSection title={TENANT_TEXTS.colours} hint={TENANT_TEXTS.coloursHint}>
      {PALETTES.map(({ name, label }) => (
        <div key={name}>
          <Row justify="space-between" sx={{ mb: 1, minHeight: 30 }}>
            <Typography component="h3" variant="subtitle2">
              {label}
            </Typography>
            <TonesFollow palette={name} />
          </Row>
          <FormRow>
            <ToneField palette={name} tone="main" />
            <ToneField palette={name} tone="light" />
            <ToneField palette={name} tone="dark" />
          </FormRow>
        </div>
      ))}
      <ThemePreview />
    </FormSection>
  );
}

interface ToneFieldProps {
  readonly palette: 'primaryColorPalette' | 'secondaryColorPalette';
  readonly tone: 'main' | 'light' | 'dark';
}

/** One tone of a palette, with its contrast while it is chosen. */
function ToneField({ palette, tone }: ToneFieldProps) {
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
