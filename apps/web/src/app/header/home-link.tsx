import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { isChristmas } from '#platform/season/christmas.ts';
import { forgetScreens } from '#platform/session/ui-state.ts';
import { useBrand } from '#platform/viewer/brand.ts';
import { dataUri } from '#ui/image-data.ts';
import { TenantLogo } from '#ui/tenant-logo.tsx';
import { VISUALLY_HIDDEN } from '#ui/visually-hidden.ts';
import { PRODUCT } from '../app-texts.ts';
import { SantaHat } from './santa-hat.tsx';

/** The tenant's logo leads home: the wide one where there is room, else the square one. */
export function HomeLink() {
  const brand = useBrand();
  const name = brand?.name ?? PRODUCT;
  const { logoWideBase64: wide, logoSquareBase64: square } = brand?.tenantTheme ?? {};
  return (
    <Link href="/" onClick={forgetScreens} underline="none" sx={LINK}>
      {isChristmas(new Date()) && <SantaHat />}
      {wide && <Box component="img" alt="" src={dataUri(wide)} sx={WIDE} />}
      <Box sx={{ display: { xs: 'flex', ...(wide && { md: 'none' }) } }}>
        <TenantLogo name={name} base64={square} size={36} />
      </Box>
      <Box component="span" sx={wide ? VISUALLY_HIDDEN : NAME}>
        {name}
      </Box>
    </Link>
  );
}

const LINK = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1.5,
  minWidth: 0,
  minHeight: 44,
  color: 'primary.dark',
} as const;

const WIDE = {
  display: { xs: 'none', md: 'block' },
  height: 40,
  maxWidth: 240,
  objectFit: 'contain',
  objectPosition: 'left',
} as const;

/** Where there is no room only the logo is seen, but the name is still read out. */
const NAME = {
  typography: 'subtitle1',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  maxWidth: 220,
  position: { xs: 'absolute', md: 'static' },
  clipPath: { xs: 'inset(50%)', md: 'none' },
} as const;
