import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ChevronsUpDown } from 'lucide-react';
import { useViewer } from '#platform/viewer/viewer.ts';
import { later } from '#ui/later/later.tsx';
import { FloatingFailed } from '#ui/later/load-failed.tsx';
import { TenantLogo } from '#ui/tenant-logo.tsx';
import { VISUALLY_HIDDEN } from '#ui/visually-hidden.ts';

import { orNewVersion } from '../load-page.ts';
import { SWITCHER_TEXTS } from './switcher-texts.ts';

/** Few people ever switch, so the menu is loaded when it is opened. */
const TenantMenu = later(
  orNewVersion(async () => (await import('./tenant-menu.tsx')).TenantMenu),
  {
    Failed: FloatingFailed,
  },
);

interface TenantButtonProps {
  readonly isOpen: boolean;
  readonly onOpen: (button: HTMLElement) => void;
  /** In the drawer there is room for the name. */
  readonly isInDrawer?: boolean;
}

/** Which tenant a SystemAdmin works in, and the way to another; nobody else has one. */
export function TenantButton({ isOpen, onOpen, isInDrawer = false }: TenantButtonProps) {
  const { user, tenant } = useViewer();
  if (!tenant || user?.userRole !== 'SYSTEM_ADMIN' || user.userState !== 'ACTIVE') return null;
  return (
    <Button
      variant="outlined"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={({ currentTarget }) => onOpen(currentTarget)}
      sx={isInDrawer ? IN_DRAWER : IN_HEADER}
    >
      <TenantLogo name={tenant.name} base64={tenant.tenantTheme.logoSquareBase64} size={20} />
      <Box component="span" sx={VISUALLY_HIDDEN}>
        {SWITCHER_TEXTS.switch}
      </Box>
      <Box component="span" sx={isInDrawer ? CUT : NAME}>
        {tenant.name}
      </Box>
      <ChevronsUpDown size={16} aria-hidden />
    </Button>
  );
}

interface TenantSwitcherProps {
  /** Where the list of tenants hangs; null while it is closed. */
  readonly anchor: HTMLElement | null;
  readonly onAnchor: (anchor: HTMLElement | null) => void;
}

/** The way to another tenant. On phones the header has no room for its button; there it stands in the drawer. */
export function TenantSwitcher({ anchor, onAnchor }: TenantSwitcherProps) {
  return (
    <>
      <TenantButton isOpen={anchor !== null} onOpen={onAnchor} />
      {anchor && <TenantMenu anchor={anchor} onClose={() => onAnchor(null)} />}
    </>
  );
}

const CUT = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
const IN_HEADER = { display: { xs: 'none', sm: 'inline-flex' }, gap: 1, flex: 'none', minWidth: 0, px: 1.25 } as const;
const IN_DRAWER = { display: { sm: 'none' }, gap: 1, flex: 1, minWidth: 0, px: 1.25, ml: 1, mr: 0.5 } as const;

const NAME = {
  position: { xs: 'absolute', md: 'static' },
  clipPath: { xs: 'inset(50%)', md: 'none' },
  // Hidden on small screens, where its width would still push the page sideways.
  maxWidth: { xs: '1px', md: 200 },
  ...CUT,
} as const;
