import Box from '@mui/material/Box';
import { useLiveState } from '#platform/live/live-state.ts';
import { CRAMPED } from '#ui/page-frame.ts';
import { NEUTRAL } from '#ui/tokens.ts';
import { PAGE_TEXTS } from '../cockpit-texts.ts';

/** Says whether answers appear by themselves. */
export function LiveMark({ isShort = false }: { readonly isShort?: boolean }) {
  const isLive = useLiveState() === 'live';
  const text = isShort ? PAGE_TEXTS.liveShort : PAGE_TEXTS.live;
  return (
    <Box component="span" sx={MARK}>
      <Box component="span" aria-hidden sx={{ ...DOT, bgcolor: isLive ? '#2E9E5B' : NEUTRAL[300] }} />
      {isLive ? text : PAGE_TEXTS.notLive}
    </Box>
  );
}

const MARK = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.75,
  typography: 'body2',
  color: 'text.secondary',
  whiteSpace: 'nowrap',
  [CRAMPED]: { whiteSpace: 'normal' },
} as const;
const DOT = { flex: 'none', width: 7, height: 7, borderRadius: '50%' } as const;
