import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { type Notice, NotifyContext, type ShownNotice } from './notify.ts';

/** At most so many at a time; an older one makes room. */
const MAX = 3;

/** Nothing is told before something was done, so this can come later. */
const NoticeStack = lazy(() => import('./notice-stack.tsx').then((file) => ({ default: file.NoticeStack })));

export function Notices({ children }: { readonly children: ReactNode }) {
  const [notices, setNotices] = useState<readonly ShownNotice[]>([]);
  const notify = useCallback((notice: Notice) => {
    setNotices((shown) => [...shown, { ...notice, id: (shown.at(-1)?.id ?? 0) + 1 }].slice(-MAX));
  }, []);
  const dismiss = useCallback((id: number) => setNotices((shown) => shown.filter((notice) => notice.id !== id)), []);
  return (
    <NotifyContext value={notify}>
      {children}
      {notices.length > 0 && (
        <Suspense>
          <NoticeStack notices={notices} dismiss={dismiss} />
        </Suspense>
      )}
    </NotifyContext>
  );
}
