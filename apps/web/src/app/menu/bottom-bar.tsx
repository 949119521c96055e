import Box from '@mui/material/Box';
import { LOW, RAIL, SAFE } from '#ui/page-frame.ts';
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

/** Grows with the letters, but leaves the page its room. */
const ENTRY_HEIGHT = 'min(4rem, 80px)';
export const BAR_HEIGHT = `calc(${ENTRY_HEIGHT} + ${SAFE.bottom})`;

const BAR = {
  position: 'fixed',
  // There it comes at the end of the page, or to its left.
  [LOW]: { position: 'static' },
  [RAIL]: {
    position: 'sticky',
    inset: '0 auto auto',
    order: -1,
    flex: 'none',
    alignSelf: 'flex-start',
    flexDirection: 'column',
    width: `calc(min(7.25rem, 160px) + ${SAFE.left})`,
    height: '100dvh',
    pt: SAFE.top,
    pr: 0,
    overflowY: 'auto',
    borderTop: 0,
    borderRight: 1,
    borderColor: 'divider',
    '& > *': { flex: 'none', width: '100%', minHeight: ENTRY_HEIGHT },
  },
  inset: 'auto 0 0',
  zIndex: 'appBar',
  justifyContent: 'safe center',
  height: BAR_HEIGHT,
  pb: SAFE.bottom,
  pl: SAFE.left,
  pr: SAFE.right,
  bgcolor: NEUTRAL[0],
  borderTop: 1,
  borderColor: 'divider',
} as const;
