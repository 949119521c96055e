import Box from '@mui/material/Box';
import { TENANT_TEXTS } from './tenant-texts.ts';
import type { TenantValues } from './tenant-values.ts';

/** The tones of a palette, each as a spot with its value. */
export function Swatches({ palette }: { readonly palette: TenantValues['primaryColorPalette'] }) {
  return (
    <Box component="ul" sx={{ m: 0, mt: 0.5, p: 0, listStyle: 'none', display: 'grid', gap: 0.75 }}>
      {(['main', 'light', 'dark'] as const).map((tone) => (
        <Box key={tone} component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Box aria-hidden sx={{ ...SPOT, bgcolor: palette[tone] }} />
          <Box component="span" sx={{ typography: 'body2', fontVariantNumeric: 'tabular-nums' }}>
            {palette[tone]}
            <Box component="span" sx={{ display: 'block', typography: 'caption', color: 'text.secondary' }}>
              {TENANT_TEXTS[tone]}
            </Box>
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const SPOT = { width: 28, height: 28, flex: 'none', borderRadius: '8px', border: 1, borderColor: 'divider' } as const;
