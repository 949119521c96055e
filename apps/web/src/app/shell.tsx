import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import Link from '@mui/material/Link';
import type { Theme } from '@mui/material/styles';
import { Outlet, useBlocker } from '@tanstack/react-router';
import { useIsStale } from '#platform/graphql/use-is-stale.ts';
import { LOW, PAGE } from '#ui/page-frame.ts';
import { TenantStrip } from '#ui/tenant-strip.tsx';
import { NEUTRAL } from '#ui/tokens.ts';
import { hasUnsavedInput, unsavedDialog } from '#ui/unsaved/unsaved-input.ts';
import { APP_TEXTS } from './app-texts.ts';
import { useCurrentPlace } from './current-route.ts';
import { TopBar } from './header/top-bar.tsx';
import { BAR_HEIGHT, BottomBar } from './menu/bottom-bar.tsx';
import { Sidebar } from './menu/sidebar.tsx';
import { useMenu } from './menu/use-menu.ts';
import { StaleStrip } from './stale-strip.tsx';
import { useArrival } from './use-arrival.ts';
import { VersionLine } from './version-line.tsx';
import { useVersionWatch } from './version-watch.ts';

/** Asks before unsaved input is lost: within the app by a dialog of our own, else by the browser's. */
function UnsavedGuard() {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: hasUnsavedInput,
    enableBeforeUnload: hasUnsavedInput,
    withResolver: true,
  });
  const Dialog = unsavedDialog();
  return status === 'blocked' && Dialog ? <Dialog onLeave={proceed} onStay={reset} /> : null;
}

const CONTENT_ID = 'content';

/** Spares who works by keyboard the way through the menu; seen only when it has the focus. */
function SkipLink() {
  return (
    <Link component="a" href={`#${CONTENT_ID}`} sx={LINK}>
      {APP_TEXTS.toContent}
    </Link>
  );
}

const LINK = {
  position: 'fixed',
  top: 8,
  left: 8,
  zIndex: 'tooltip',
  px: 2,
  py: 1,
  bgcolor: 'background.paper',
  '&:not(:focus)': { clipPath: 'inset(50%)' },
} as const;

/** The frame around every page. */
export function Shell() {
  const { title } = useCurrentPlace();
  const { barEntries, hasDrawer, hasSidebar } = useMenu();
  const main = useArrival(title);
  const isStale = useIsStale();
  useVersionWatch();
  // For the whole document: notices and dialogs lie outside of the shell.
  const heightOfBar = ({ breakpoints }: Theme) => ({
    ':root': {
      [PAGE.bottom]: barEntries.length > 0 ? BAR_HEIGHT : '0px',
      [LOW]: { [PAGE.bottom]: '0px' },
      ...(hasSidebar && { [breakpoints.up('lg')]: { [PAGE.bottom]: '0px' } }),
    },
  });
  return (
    <Box sx={{ display: 'flex', [LOW]: { display: { xs: 'block', ...(hasSidebar && { lg: 'flex' }) } } }}>
      <GlobalStyles styles={heightOfBar} />
      <SkipLink />
      <Box sx={{ position: 'fixed', inset: '0 0 auto', zIndex: 'drawer' }}>
        <TenantStrip />
      </Box>
      {hasSidebar && <Sidebar />}
      <Box sx={COLUMN}>
        <TopBar title={title} hasDrawer={hasDrawer} hasSidebar={hasSidebar} />
        {isStale && <StaleStrip />}
        <Box
          component="main"
          id={CONTENT_ID}
          ref={main}
          tabIndex={-1}
          sx={{ flex: 1, p: { xs: 2, sm: 4 }, minWidth: 0 }}
        >
          <Outlet />
        </Box>
        <Box component="footer" sx={{ ...FOOTER, display: { xs: 'block', ...(hasSidebar && { lg: 'none' }) } }}>
          <VersionLine />
        </Box>
      </Box>
      <BottomBar />
      <UnsavedGuard />
    </Box>
  );
}

const COLUMN = {
  flex: 1,
  minWidth: 0,
  minHeight: '100dvh',
  display: 'flex',
  flexDirection: 'column',
  pb: `var(${PAGE.bottom})`,
  bgcolor: { xs: NEUTRAL[50], sm: NEUTRAL[0] },
} as const;

const FOOTER = { px: { xs: 2, sm: 4 }, py: 2, textAlign: { xs: 'center', sm: 'left' } } as const;
