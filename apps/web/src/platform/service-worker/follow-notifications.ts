import { container } from './container.ts';

/** A tap on a notification wants to be taken somewhere. Answers how to end listening. */
export function followNotifications(go: (path: string) => void): () => void {
  const worker = container();
  const follow = ({ data }: MessageEvent): void => {
    const path = (data as { open?: unknown } | null)?.open;
    if (typeof path === 'string' && path.startsWith('/')) go(path);
  };
  worker?.addEventListener('message', follow);
  return () => worker?.removeEventListener('message', follow);
}
