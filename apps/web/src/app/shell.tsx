import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';
import { Outlet } from '@tanstack/react-router';
import { PAGE } from '#ui/page-frame.ts';
import { TenantStrip } from '#ui/tenant-strip.tsx';
import { NEUTRAL } from '#ui/tokens.ts';
import { useCurrentRoute } from './current-route.ts';
import { TopBar } from './header/top-bar.tsx';
import { BottomBar } from './menu/bottom-bar.tsx';
import { Sidebar } from './menu/sidebar.tsx';
import { useMenu } from './menu/use-menu.ts';
import { CONTENT_ID, SkipLink } from './skip-link.tsx';
import { UnsavedGuard } from './unsaved-guard.tsx';
import { useArrival } from './use-arrival.ts';
import { VersionLine } from './version-line.tsx';
import { useVersionWatch } from './version-watch.ts';

/** The frame around every page. */
export function Shell() {
  const title = useCurrentRoute()?.title;
  const { barEntries, hasMore } = useMenu();
  const main = useArrival(title);
  useVersionWatch();
  // For the whole document: notices and dialogs lie outside of the shell.
  const heightOfBar = ({ breakpoints }: Theme) => ({
    ':root': {
      [PAGE.bottom]: barEntries.length > 0 ? 'calc(4rem + env(safe-area-inset-bottom))' : '0px',
      ...(hasMore && { [breakpoints.up('lg')]: { [PAGE.bottom]: '0px' } }),
    },
  });
  return (
    <Box sx={{ display: 'flex' }}>
      <GlobalStyles styles={heightOfBar} />
      <SkipLink />
      <Box sx={{ position: 'fixed', inset: '0 0 auto', zIndex: 'drawer' }}>
        <TenantStrip />
      </Box>
      {hasMore && <Sidebar />}
      <Box sx={COLUMN}>
        <TopBar title={title} hasSidebar={hasMore} />
        <Box
          component="main"
          id={CONTENT_ID}
          ref={main}
          tabIndex={-1}
          sx={{ flex: 1, p: { xs: 2, sm: 4 }, minWidth: 0 }}
        >
          <Outlet />
        </Box>
        <Box component="footer" sx={{ ...FOOTER, display: { xs: 'block', ...(hasMore && { lg: 'none' }) } }}>
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
