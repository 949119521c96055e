import Box from '@mui/material/Box';
import { useViewer } from '#platform/viewer/viewer.ts';
import { later } from '#ui/later/later.tsx';
import { SectionFailed } from '#ui/later/load-failed.tsx';
import { HomeHead } from './home-head.tsx';
import { GRID } from './rows.ts';
import { WaitingCards } from './waiting-cards.tsx';

const HomePage = later(async () => (await import('./home-page.tsx')).HomePage, { Failed: SectionFailed });

/** Comes a moment later: whoever opens the app is greeted first, and another page needs nothing of it. */
const Day = later(async () => (await import('./day.tsx')).Day, { waiting: <WaitingCards />, Failed: SectionFailed });

/** The office's first screen: the day at a glance. */
export function StaffHomePage() {
  const { tenant } = useViewer();
  // System administration may have no agency yet; then there is no day.
  if (!tenant) return <HomePage />;
  return (
    <Box sx={{ ...GRID, alignContent: 'start' }}>
      <HomeHead />
      <Day />
    </Box>
  );
}
