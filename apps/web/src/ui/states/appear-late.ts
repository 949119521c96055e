import { keyframes } from '@emotion/react';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

/** Under 300 ms nothing is shown: what flashes up makes a wait feel longer. */
export const APPEAR_LATE = { animation: `${appear} 150ms 300ms both` } as const;
