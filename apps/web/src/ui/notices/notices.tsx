import Box from '@mui/material/Box';
import { type ReactNode, useCallback, useState } from 'react';
import { NoticeBar } from './notice-bar.tsx';
import { NOTICE_PLACE } from './notice-styles.ts';
import { type Notice, NotifyContext, type ShownNotice } from './notify.ts';

/** At most so many at a time; an older one makes room. */
const MAX = 3;

/** Part of the start: what tells that the network is gone can not be fetched then. The newest notice is at the bottom. */
export function Notices({ children }: { readonly children: ReactNode }) {
  const [notices, setNotices] = useState<readonly ShownNotice[]>([]);
  const notify = useCallback((notice: Notice) => {
    setNotices((shown) => [...shown, { ...notice, id: (shown.at(-1)?.id ?? 0) + 1 }].slice(-MAX));
  }, []);
  const dismiss = (id: number) => setNotices((shown) => shown.filter((notice) => notice.id !== id));
  return (
    <NotifyContext value={notify}>
      {children}
      {notices.length > 0 && (
        <Box sx={STACK}>
          {notices.map((notice) => (
            <NoticeBar key={notice.id} notice={notice} onClose={() => dismiss(notice.id)} />
          ))}
        </Box>
      )}
    </NotifyContext>
  );
}

/** Small screens have room for the newest one only. */
const STACK = {
  ...NOTICE_PLACE,
  display: 'grid',
  gap: 1,
  '& > :not(:last-child)': { display: { xs: 'none', sm: 'flex' } },
} as const;
