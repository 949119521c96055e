import Box from '@mui/material/Box';
import { PAGE_TEXTS } from '../cockpit-texts.ts';

interface LiveMarkProps {
  readonly isShort?: boolean;
}

/** Says that answers appear by themselves. */
export const LiveMark = ({ isShort = false }: LiveMarkProps) => (
  <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, ...LOOK }}>
    <Box component="span" aria-hidden sx={{ width: 7, height: 7, borderRadius: '50%', bgcolor: '#2E9E5B' }} />
    {isShort ? PAGE_TEXTS.liveShort : PAGE_TEXTS.live}
  </Box>
);

const LOOK = { typography: 'body2', color: 'text.secondary', whiteSpace: 'nowrap' } as const;
