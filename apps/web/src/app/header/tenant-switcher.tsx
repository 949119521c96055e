import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ChevronsUpDown } from 'lucide-react';
import { useState } from 'react';
import { useViewer } from '#platform/viewer/viewer.ts';
import { later } from '#ui/later/later.tsx';
import { FloatingFailed } from '#ui/later/load-failed.tsx';
import { TenantLogo } from '#ui/tenant-logo.tsx';
import { VISUALLY_HIDDEN } from '#ui/visually-hidden.ts';
import { SWITCHER_TEXTS } from '../app-texts.ts';
import { orNewVersion } from '../load-page.ts';

/** Few people ever switch, so the menu is loaded when it is opened. */
const TenantMenu = later(
  orNewVersion(async () => (await import('./tenant-menu.tsx')).TenantMenu),
  {
    Failed: FloatingFailed,
  },
);

/** Which tenant a SystemAdmin works in, and the way to another. */
export function TenantSwitcher() {
  const { tenant } = useViewer();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (!tenant) return null;
  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ gap: 1, flex: 'none', minWidth: 0, px: 1.25 }}
      >
        <TenantLogo name={tenant.name} base64={tenant.tenantTheme.logoSquareBase64} size={20} />
        <Box component="span" sx={VISUALLY_HIDDEN}>
          {SWITCHER_TEXTS.switch}
        </Box>
        <Box component="span" sx={NAME}>
          {tenant.name}
        </Box>
        <ChevronsUpDown size={16} aria-hidden />
      </Button>
      {anchor && <TenantMenu anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  );
}

const NAME = {
  position: { xs: 'absolute', md: 'static' },
  clipPath: { xs: 'inset(50%)', md: 'none' },
  // Hidden on small screens, where its width would still push the page sideways.
  maxWidth: { xs: '1px', md: 200 },
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;
