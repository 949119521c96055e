import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { LogOut, Menu } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { logout } from '#platform/session/logout.ts';
import { useViewer } from '#platform/viewer/viewer.ts';
import { later } from '#ui/later/later.tsx';
import { FloatingFailed } from '#ui/later/load-failed.tsx';
import { HEADER, SAFE } from '#ui/page-frame.ts';
import { HEADER_ACTION } from '#ui/pages/header-action.tsx';
import { APP_TEXTS, MENU_TEXTS } from '../app-texts.ts';
import { orNewVersion } from '../load-page.ts';
import { HomeLink } from './home-link.tsx';
import { ProfileLink } from './profile-link.tsx';

/** The way out; only its icon where there is little room. */
function HeaderLogout() {
  return (
    <Button aria-label={APP_TEXTS.logout} onClick={logout} sx={{ minWidth: 44, gap: 1, flex: 'none' }}>
      <LogOut size={18} aria-hidden />
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        {APP_TEXTS.logout}
      </Box>
    </Button>
  );
}

/** Windows that float over the page bring code along that home can do without. */
const Drawer = later(
  orNewVersion(async () => (await import('../menu/drawer.tsx')).Drawer),
  { Failed: FloatingFailed },
);

/** For system administration alone. */
const TenantSwitcher = later(
  orNewVersion(async () => (await import('./tenant-switcher.tsx')).TenantSwitcher),
  { Failed: () => null },
);

/** The way to all pages should be there without a network too, but not before the first page. */
const MENU_AFTER_MS = 3_000;

interface TopBarProps {
  readonly title: string | undefined;
  /** Then the logo stands above the sidebar on large screens. */
  readonly hasSidebar: boolean;
  /** A drawer has the menu on smaller screens. */
  readonly hasDrawer: boolean;
}

/** The header: whose product this is, where one is, and the way out. */
export function TopBar({ title, hasSidebar, hasDrawer }: TopBarProps) {
  const { user } = useViewer();
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const [tenantsAt, setTenantsAt] = useState<HTMLElement | null>(null);
  const menuButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!hasSidebar) return;
    const timer = window.setTimeout(() => Drawer.preload().catch(() => undefined), MENU_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, [hasSidebar]);
  const smaller = { display: { xs: 'flex', ...(hasSidebar && { lg: 'none' }) }, minWidth: 0, flex: 'none' };
  return (
    <Box component="header" sx={BAR}>
      {hasDrawer && (
        <IconButton
          ref={menuButton}
          aria-label={MENU_TEXTS.openMenu}
          onClick={() => setDrawerOpen(true)}
          sx={{ ...smaller, ml: -1 }}
        >
          <Menu size={22} aria-hidden />
        </IconButton>
      )}
      {isDrawerOpen && (
        <Drawer onClose={() => setDrawerOpen(false)} onSwitch={() => setTenantsAt(menuButton.current)} />
      )}
      <Box sx={smaller}>
        <HomeLink />
      </Box>
      <Typography variant="subtitle1" component="p" sx={hasSidebar ? BESIDE_SIDEBAR : TITLE}>
        {title}
      </Typography>
      <Box id={HEADER_ACTION} sx={{ display: { sm: 'none' }, flex: 'none', '&:empty': { display: 'none' } }} />
      <ProfileLink />
      {user?.userRole === 'SYSTEM_ADMIN' && <TenantSwitcher anchor={tenantsAt} onAnchor={setTenantsAt} />}
      <HeaderLogout />
    </Box>
  );
}

const BAR = {
  position: 'sticky',
  top: 0,
  zIndex: 'appBar',
  display: 'flex',
  alignItems: 'center',
  gap: { xs: 1.5, md: 2.5 },
  height: HEADER,
  // The strip lies over the first three pixels.
  pt: `calc(3px + ${SAFE.top})`,
  pl: { xs: `max(16px, ${SAFE.left})`, sm: `max(32px, ${SAFE.left})` },
  pr: { xs: `max(8px, ${SAFE.right})`, sm: `max(24px, ${SAFE.right})` },
  bgcolor: 'background.paper',
  borderBottom: 1,
  borderColor: 'divider',
} as const;

/**
 * Two lines where there is little room. The header keeps its height, so the letters grow only as far as they fit. A line parts it from the tenant's name, where
 * that stands before it.
 */
const TITLE = {
  flex: 1,
  minWidth: 0,
  maxHeight: '2.5em',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: { sm: 'nowrap' },
  fontSize: { xs: 'min(1rem, 20px)', sm: 'min(1.125rem, 28px)' },
  lineHeight: 1.25,
  '&:not(:empty)': { borderLeft: { md: '1px solid' }, borderColor: { md: 'divider' }, pl: { md: 2.5 } },
} as const;

const BESIDE_SIDEBAR = {
  ...TITLE,
  '&:not(:empty)': { borderLeft: { md: '1px solid', lg: 0 }, borderColor: { md: 'divider' }, pl: { md: 2.5, lg: 0 } },
} as const;
