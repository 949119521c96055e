import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import Link from '@mui/material/Link';
import type { Theme } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { useIsStale } from '#platform/graphql/use-is-stale.ts';
import { useRouter } from '#platform/navigation/router.ts';
import { useObservable } from '#platform/state/use-observable.ts';
import { later } from '#ui/later/later.tsx';
import { Row } from '#ui/layout.tsx';
import { OfflineStrip } from '#ui/offline-strip.tsx';
import { LOW, PAGE, RAIL, SAFE } from '#ui/page-frame.ts';
import { TenantStrip } from '#ui/tenant-strip.tsx';
import { NEUTRAL } from '#ui/tokens.ts';
import { hasUnsavedInput, unsavedDialog } from '#ui/unsaved/unsaved-input.ts';
import { APP_TEXTS } from './app-texts.ts';
import { useCurrentPlace } from './current-route.ts';
import { FeaturePage } from './feature-page.tsx';
import { TopBar } from './header/top-bar.tsx';
import { orNewVersion } from './load-page.ts';
import { BAR_HEIGHT, BottomBar } from './menu/bottom-bar.tsx';
import { Sidebar } from './menu/sidebar.tsx';
import { useMenu } from './menu/use-menu.ts';
import { useArrival } from './use-arrival.ts';
import { useWaysIn } from './use-ways-in.ts';
import { VersionLine } from './version-line.tsx';
import { useVersionWatch } from './version-watch.ts';

/** Asks before unsaved input is lost: within the app by a dialog of our own, else by the browser's. */
function UnsavedGuard() {
  const held = useObservable(useRouter().heldWay);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => {
      if (hasUnsavedInput()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  const Dialog = unsavedDialog();
  return held && Dialog ? <Dialog onLeave={held.goOn} onStay={held.stay} /> : null;
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

/** The first screen needs the line for itself. */
const PHONE_AFTER_MS = 2_000;
const PhoneWatch = later(
  orNewVersion(async () => {
    await new Promise((resolve) => setTimeout(resolve, PHONE_AFTER_MS));
    return (await import('./phone-watch.tsx')).PhoneWatch;
  }),
  { Failed: () => null },
);

/** The shown data are as old as the moment since which nothing new came. */
function StaleStrip() {
  const [since] = useState(() => new Date());
  return <OfflineStrip since={since} />;
}

/** The frame around every page. */
export function Shell() {
  const { title } = useCurrentPlace();
  const { barEntries, hasDrawer, hasSidebar } = useMenu();
  const main = useArrival(title);
  const isStale = useIsStale();
  useVersionWatch();
  useWaysIn();
  // For the whole document: notices and dialogs lie outside of the shell.
  const heightOfBar = ({ breakpoints }: Theme) => ({
    ':root': {
      [PAGE.bottom]: barEntries.length > 0 ? BAR_HEIGHT : SAFE.bottom,
      [LOW]: { [PAGE.bottom]: SAFE.bottom },
      ...(hasSidebar && { [breakpoints.up('lg')]: { [PAGE.bottom]: SAFE.bottom } }),
    },
  });
  return (
    <Row align="stretch" sx={{ [LOW]: { display: 'block' }, [RAIL]: { display: 'flex' } }}>
      <GlobalStyles styles={heightOfBar} />
      <SkipLink />
      <Box sx={{ position: 'fixed', inset: `${SAFE.top} 0 auto`, zIndex: 'drawer' }}>
        <TenantStrip />
      </Box>
      {hasSidebar && <Sidebar />}
      <Box sx={COLUMN}>
        <TopBar title={title} hasDrawer={hasDrawer} hasSidebar={hasSidebar} />
        {isStale && <StaleStrip />}
        <Box component="main" id={CONTENT_ID} ref={main} tabIndex={-1} sx={MAIN}>
          <FeaturePage />
        </Box>
        <Box component="footer" sx={{ ...FOOTER, display: { xs: 'block', ...(hasSidebar && { lg: 'none' }) } }}>
          <VersionLine />
        </Box>
      </Box>
      <BottomBar />
      <UnsavedGuard />
      <PhoneWatch />
    </Row>
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

const MAIN = {
  flex: 1,
  pt: { xs: 2, sm: 3 },
  pb: { xs: 2, sm: 4 },
  pl: { xs: `max(16px, ${SAFE.left})`, sm: `max(32px, ${SAFE.left})` },
  pr: { xs: `max(16px, ${SAFE.right})`, sm: `max(32px, ${SAFE.right})` },
  minWidth: 0,
} as const;

const FOOTER = { px: { xs: 2, sm: 4 }, py: 2, textAlign: { xs: 'center', sm: 'left' } } as const;
