import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { LogOut } from 'lucide-react';
import { logout } from '#platform/session/logout.ts';
import { APP_TEXTS } from '../app-texts.ts';

/** The way out; only its icon where there is little room. */
export function HeaderLogout() {
  return (
    <Button aria-label={APP_TEXTS.logout} onClick={logout} sx={{ minWidth: 44, gap: 1, flex: 'none' }}>
      <LogOut size={18} aria-hidden />
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        {APP_TEXTS.logout}
      </Box>
    </Button>
  );
}
