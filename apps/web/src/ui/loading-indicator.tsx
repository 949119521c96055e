import { keyframes } from '@emotion/react';
import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { Quiet, Stack } from './layout.tsx';
import { NEUTRAL } from './tokens.ts';

/** When the present wait began; several loading screens in a row are one wait to the person. */
let waitingSince: number | undefined;
let waiting = 0;

function beginWaiting(now: number): number {
  waitingSince ??= now;
  return waitingSince;
}

function keepWaiting(): () => void {
  waiting += 1;
  return () => {
    waiting -= 1;
    // The next loading screen, if one follows, is mounted by then.
    setTimeout(() => {
      if (waiting === 0) waitingSince = undefined;
    });
  };
}

/** Shorter waits show nothing: an indicator that flashes up makes them feel longer. */
const QUIET_MS = 300;
const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export function LoadingIndicator({ text }: { text: string }) {
  const [quietLeft] = useState(() => QUIET_MS - (performance.now() - beginWaiting(performance.now())));
  useEffect(keepWaiting, []);
  return (
    <Stack
      role="status"
      gap={2}
      sx={{ justifyItems: 'center', animation: `${appear} 200ms both` }}
      style={{ animationDelay: `${Math.max(0, quietLeft)}ms` }}
    >
      <Box aria-hidden sx={RING} />
      <Quiet size="body1">{text}</Quiet>
    </Stack>
  );
}

const RING = {
  width: 28,
  height: 28,
  borderRadius: '50%',
  border: `3px solid ${NEUTRAL[150]}`,
  borderTopColor: 'primary.main',
  animation: `${turn} 900ms linear infinite`,
} as const;

/** Inside the shell or a card, where no layout is known yet that a skeleton could show. */
export function LoadingArea({ text }: { text: string }) {
  return (
    <Box sx={{ display: 'grid', placeItems: 'center', minHeight: 240, p: 3 }}>
      <LoadingIndicator text={text} />
    </Box>
  );
}

/** Until there is anything to show. */
export function LoadingScreen({ text }: { text: string }) {
  return (
    <Box component="main" sx={{ minHeight: '100dvh', display: 'grid', placeItems: 'center', p: 3 }}>
      <LoadingIndicator text={text} />
    </Box>
  );
}
