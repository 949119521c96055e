import Box from '@mui/material/Box';
import { Facts } from '#ui/facts.tsx';
import { dataUri } from '#ui/image-data.ts';
import { SectionCard } from '#ui/section-card.tsx';
import { Swatches } from './swatches.tsx';
import type { Tenant } from './tenant-query.ts';
import { TENANT_TEXTS } from './tenant-texts.ts';

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
