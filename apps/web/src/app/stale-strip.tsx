import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { WifiOff } from 'lucide-react';
import { useState } from 'react';
import { HEADER, PAGE } from '#ui/page-frame.ts';
import { NEUTRAL } from '#ui/tokens.ts';
import { APP_TEXTS } from './app-texts.ts';

const HEIGHT = '40px';
const CLOCK = new Intl.DateTimeFormat('de-AT', { timeZone: 'Europe/Vienna', hour: '2-digit', minute: '2-digit' });

/** Beneath the header while nothing can be renewed: until now changes came by themselves. */
export function StaleStrip() {
  const [since] = useState(() => CLOCK.format(new Date()));
  return (
    <>
      <GlobalStyles styles={{ ':root': { [PAGE.strip]: HEIGHT } }} />
      <Box role="status" sx={STRIP}>
        <WifiOff size={18} color="#F5B971" aria-hidden />
        {APP_TEXTS.stale(since)}
      </Box>
    </>
  );
}

const STRIP = {
  position: 'sticky',
  top: HEADER,
  zIndex: 'appBar',
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  height: HEIGHT,
  px: { xs: 2, sm: 4 },
  bgcolor: NEUTRAL[800],
  color: NEUTRAL[0],
} as const;
