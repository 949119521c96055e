import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { isChristmas } from '#platform/season/christmas.ts';
import { forgetScreens } from '#platform/session/ui-state.ts';
import { useBrand } from '#platform/viewer/brand.ts';
import { dataUri } from '#ui/image-data.ts';
import { TenantLogo } from '#ui/tenant-logo.tsx';
import { VISUALLY_HIDDEN } from '#ui/visually-hidden.ts';
import { PRODUCT } from '../app-texts.ts';

/** Sits on the corner of the tenant's own logo before Christmas. */
function SantaHat() {
  return (
    <Box component="svg" viewBox="0 0 32 28" aria-hidden data-testid="santa-hat" sx={HAT}>
      <path d="M5 20C6 9 13 3 21 4c4 .5 7 4 7 9l-3 1c-1-2-2-3-3-3 2 3 3 6 3 9z" fill="#C8242B" />
      <path d="M22 11c2 3 3 6 3 9h-4c0-4-1-7-3-9z" fill="#9E151C" />
      <rect x="3" y="19" width="24" height="6" rx="3" fill="#FFFFFF" stroke="#D7DBE1" />
      <circle cx="27" cy="14" r="3.2" fill="#FFFFFF" stroke="#D7DBE1" />
    </Box>
  );
}

const HAT = { position: 'absolute', top: -6, left: -11, width: 28, height: 25, transform: 'rotate(-24deg)' } as const;

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
