import Box from '@mui/material/Box';
import { ABOVE_BAR } from '../page-frame.ts';
import { NoticeSnackbar } from './notice-snackbar.tsx';
import type { ShownNotice } from './notify.ts';

interface NoticeStackProps {
  readonly notices: readonly ShownNotice[];
  readonly dismiss: (id: number) => void;
}

/** Bottom right, the newest at the bottom; small screens have room for the newest one only. */
export function NoticeStack({ notices, dismiss }: NoticeStackProps) {
  return (
    <Box sx={STACK}>
      {notices.map((notice) => (
        <NoticeSnackbar key={notice.id} notice={notice} onClose={() => dismiss(notice.id)} />
      ))}
    </Box>
  );
}

const STACK = {
  position: 'fixed',
  right: { xs: 16, sm: 24 },
  left: { xs: 16, sm: 'auto' },
  bottom: `calc(${ABOVE_BAR} + 16px)`,
  zIndex: 'snackbar',
  display: 'grid',
  gap: 1,
  '& > :not(:last-child)': { display: { xs: 'none', sm: 'flex' } },
} as const;
