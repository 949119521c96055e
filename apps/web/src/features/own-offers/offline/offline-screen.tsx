import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { palettesOf } from '#platform/viewer/brand.ts';
import { AppTheme } from '#ui/app-theme.tsx';
import { Row, Stack } from '#ui/layout.tsx';
import { OfflineStrip } from '#ui/offline-strip.tsx';
import { TenantLogo } from '#ui/tenant-logo.tsx';
import { TenantStrip } from '#ui/tenant-strip.tsx';
import { NEUTRAL } from '#ui/tokens.ts';
import { OWN_OFFER_TITLES } from '../own-offers-titles.ts';
import { KeptShiftList } from './kept-shift-list.tsx';
import { OFFLINE_TEXTS as TEXTS } from './offline-texts.ts';
import { readKeptShifts } from './shifts-to-keep.ts';

/** A start without network: nobody can be signed in, but the worker still learns where to go. */
export function OfflineScreen({ retry }: { readonly retry: () => void }) {
  const [kept] = useState(() => readKeptShifts(new Date()));
  if (!kept) return null;
  const { savedAt, brand, shifts } = kept;
  return (
    <AppTheme palettes={palettesOf(brand)}>
      <Box sx={{ minHeight: '100dvh', bgcolor: { xs: NEUTRAL[50], sm: NEUTRAL[0] } }}>
        <TenantStrip />
        <Row component="header" gap={1.5} sx={BAR}>
          <TenantLogo name={brand.name} base64={brand.tenantTheme.logoSquareBase64} size={36} />
          <Typography variant="subtitle1" component="h1" sx={{ fontSize: 'min(1.125rem, 24px)' }}>
            {OWN_OFFER_TITLES.booked}
          </Typography>
        </Row>
        <OfflineStrip since={new Date(savedAt)} />
        <Stack component="main" gap={2} sx={{ p: { xs: 2, sm: 4 }, maxWidth: 640 }}>
          <KeptShiftList shifts={shifts} />
          <Button variant="outlined" sx={{ minHeight: 48 }} startIcon={<RotateCw size={18} />} onClick={retry}>
            {TEXTS.retry}
          </Button>
        </Stack>
      </Box>
    </AppTheme>
  );
}

const BAR = {
  height: { xs: 53, sm: 61 },
  px: { xs: 2, sm: 4 },
  bgcolor: 'background.paper',
  borderBottom: 1,
  borderColor: 'divider',
} as const;
