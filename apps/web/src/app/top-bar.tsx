import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { LogOut } from 'lucide-react';
import { logout } from '#platform/session/logout.ts';
import { TenantStrip } from '#ui/tenant-strip.tsx';
import { APP_TEXTS } from './app-texts.ts';
import { HomeLink } from './home-link.tsx';

/** The header: whose product this is, where one is, and the way out. */
export function TopBar({ title }: { title: string | undefined }) {
  return (
    <Box component="header" sx={{ position: 'sticky', top: 0, zIndex: 'appBar', bgcolor: 'background.paper' }}>
      <TenantStrip />
      <Box sx={BAR}>
        <HomeLink />
        <Typography variant="subtitle1" component="p" noWrap sx={TITLE}>
          {title}
        </Typography>
        <Button aria-label={APP_TEXTS.logout} onClick={logout} sx={{ minWidth: 44, gap: 1 }}>
          <LogOut size={18} aria-hidden />
          <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
            {APP_TEXTS.logout}
          </Box>
        </Button>
      </Box>
    </Box>
  );
}

const BAR = {
  display: 'flex',
  alignItems: 'center',
  gap: { xs: 1.5, sm: 3 },
  height: { xs: 53, sm: 61 },
  pl: { xs: 2, sm: 4 },
  pr: { xs: 1, sm: 3 },
  borderBottom: 1,
  borderColor: 'divider',
} as const;

const TITLE = {
  flex: 1,
  minWidth: 0,
  // Parts the page's title from the tenant's name.
  '&:not(:empty)': { borderLeft: { xs: 0, sm: 1 }, borderColor: { sm: 'divider' }, pl: { xs: 0, sm: 3 } },
} as const;
