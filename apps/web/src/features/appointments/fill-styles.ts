import { NEUTRAL } from '#ui/tokens.ts';

/** For whatever holds fills. */
export const FILL_STYLES = {
  '& .fill': {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    fontSize: '0.75rem',
    fontVariantNumeric: 'tabular-nums',
  },
  '& .bar': {
    flex: 1,
    minWidth: 16,
    height: 4,
    borderRadius: '2px',
    overflow: 'hidden',
    backgroundColor: NEUTRAL[150],
  },
  '& .bar > span': { display: 'block', height: '100%', borderRadius: '2px' },
} as const;
