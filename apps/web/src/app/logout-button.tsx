import Button from '@mui/material/Button';
import { logout } from '#platform/session/logout.ts';
import { APP_TEXTS } from './app-texts.ts';

/** The way out of every error screen. */
export function LogoutButton() {
  return (
    <Button variant="outlined" size="large" onClick={logout}>
      {APP_TEXTS.logout}
    </Button>
  );
}
