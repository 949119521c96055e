import Box from '@mui/material/Box';
import { LOW } from '#ui/page-frame.ts';
import { NEUTRAL } from '#ui/tokens.ts';
import { MENU_TEXTS } from '../app-texts.ts';
import { useCurrentPlace } from '../current-route.ts';
import { BarLink } from './bar-link.tsx';
import { useMenu } from './use-menu.ts';

/** The main entries in thumb reach. Where there is a sidebar it is not needed. */
export function BottomBar() {
  const { barEntries, hasSidebar } = useMenu();
  const { within, path } = useCurrentPlace();
  const active = within ?? path;
  if (barEntries.length === 0) return null;
  return (
    <Box
      component="nav"
      aria-label={MENU_TEXTS.mainMenu}
      sx={{ ...BAR, display: { xs: 'flex', ...(hasSidebar && { lg: 'none' }) } }}
    >
      {barEntries.map((entry) => (
        <BarLink key={entry.to} entry={entry} isActive={entry.to === active} />
      ))}
    </Box>
  );
}

export const BAR_HEIGHT = 'calc(4rem + env(safe-area-inset-bottom))';

const BAR = {
  position: 'fixed',
  // There it comes at the end of the page.
  [LOW]: { position: 'static' },
  inset: 'auto 0 0',
  zIndex: 'appBar',
  justifyContent: 'center',
  height: BAR_HEIGHT,
  pb: 'env(safe-area-inset-bottom)',
  bgcolor: NEUTRAL[0],
  borderTop: 1,
  borderColor: 'divider',
} as const;
