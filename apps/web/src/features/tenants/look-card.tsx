import Box from '@mui/material/Box';
import { Facts } from '#ui/facts.tsx';
import { dataUri } from '#ui/image-data.ts';
import { Quiet, Row, Stack } from '#ui/layout.tsx';
import { SectionCard } from '#ui/section-card.tsx';
import type { Tenant } from './tenant-query.ts';
import { TENANT_TEXTS } from './tenant-texts.ts';
import type { TenantValues } from './tenant-values.ts';

/** The tones of a palette, each as a spot with its value. */
function Swatches({ palette }: { readonly palette: TenantValues['primaryColorPalette'] }) {
  return (
    <Stack component="ul" gap={0.75} sx={{ m: 0, mt: 0.5, p: 0, listStyle: 'none' }}>
      {(['main', 'light', 'dark'] as const).map((tone) => (
        <Row key={tone} component="li" gap={1}>
          <Box aria-hidden sx={{ ...SPOT, bgcolor: palette[tone] }} />
          <Box component="span" sx={{ typography: 'body2', fontVariantNumeric: 'tabular-nums' }}>
            {palette[tone]}
            <Quiet component="span" size="caption" sx={{ display: 'block' }}>
              {TENANT_TEXTS[tone]}
            </Quiet>
          </Box>
        </Row>
      ))}
    </Stack>
  );
}

const SPOT = { width: 28, height: 28, flex: 'none', borderRadius: '8px', border: 1, borderColor: 'divider' } as const;

/** Colours and logos. */
export function LookCard({ theme }: { readonly theme: Tenant['tenantTheme'] }) {
  const logo = (label: string, base64: string | null) => ({
    label,
    value: base64 ? <Box component="img" alt="" src={dataUri(base64)} sx={LOGO} /> : TENANT_TEXTS.noLogo,
  });
  return (
    <>
      <SectionCard title={TENANT_TEXTS.colours}>
        <Facts
          isBare
          facts={[
            { label: TENANT_TEXTS.primary, value: <Swatches palette={theme.primaryColorPalette} /> },
            { label: TENANT_TEXTS.secondary, value: <Swatches palette={theme.secondaryColorPalette} /> },
          ]}
        />
      </SectionCard>
      <SectionCard title={TENANT_TEXTS.logos}>
        <Facts
          isBare
          facts={[
            logo(TENANT_TEXTS.squareLogo, theme.logoSquareBase64),
            logo(TENANT_TEXTS.wideLogo, theme.logoWideBase64),
          ]}
        />
      </SectionCard>
    </>
  );
}

const LOGO = { display: 'block', mt: 0.5, maxHeight: 64, maxWidth: '100%' } as const;
