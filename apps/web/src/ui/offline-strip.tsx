import GlobalStyles from '@mui/material/GlobalStyles';
import { WifiOff } from 'lucide-react';
import { formatDayOf } from './format/german-instant.ts';
import { Row } from './layout.tsx';
import { HEADER, PAGE } from './page-frame.ts';
import { NEUTRAL } from './tokens.ts';

const HEIGHT = '40px';
const ZONE = { timeZone: 'Europe/Vienna', hour: '2-digit', minute: '2-digit' } as const;
const CLOCK = new Intl.DateTimeFormat('de-AT', ZONE);
const DAY_AND_CLOCK = new Intl.DateTimeFormat('de-AT', { ...ZONE, weekday: 'short', day: '2-digit', month: '2-digit' });

/** "14:05", with the day unless it is today's. */
const stateOf = (since: Date, now: Date): string =>
  (formatDayOf(since.toISOString()) === formatDayOf(now.toISOString()) ? CLOCK : DAY_AND_CLOCK).format(since);

/** Beneath the header while nothing can be renewed: how old is what is shown. */
export function OfflineStrip({ since }: { readonly since: Date }) {
  return (
    <>
      <GlobalStyles styles={{ ':root': { [PAGE.strip]: HEIGHT } }} />
      <Row gap={1.5} role="status" sx={STRIP}>
        <WifiOff size={18} color="#F5B971" aria-hidden />
        {`Keine Verbindung – Stand von ${stateOf(since, new Date())}`}
      </Row>
    </>
  );
}

const STRIP = {
  position: 'sticky',
  top: HEADER,
  zIndex: 'appBar',
  minHeight: HEIGHT,
  px: { xs: 2, sm: 4 },
  bgcolor: NEUTRAL[800],
  color: NEUTRAL[0],
} as const;
