import Typography from '@mui/material/Typography';
import { FormRow } from '#ui/form/form-row.tsx';
import { FormSection } from '#ui/form/form-section.tsx';
import { TENANT_TEXTS } from './tenant-texts.ts';
import { ThemePreview } from './theme-preview.tsx';
import { ToneField } from './tone-field.tsx';

const PALETTES = [
  { name: 'primaryColorPalette', label: TENANT_TEXTS.primary },
  { name: 'secondaryColorPalette', label: TENANT_TEXTS.secondary },
] as const;

export function ColourFields() {
  return (
    <FormSection title={TENANT_TEXTS.colours} hint={TENANT_TEXTS.coloursHint}>
      {PALETTES.map(({ name, label }) => (
        <div key={name}>
          <Typography component="h3" variant="subtitle2" sx={{ mb: 1 }}>
            {label}
          </Typography>
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
