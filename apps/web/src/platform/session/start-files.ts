import { heading } from './heading.ts';
import { lastViewer } from './last-viewer.ts';

interface StartFiles {
  readonly app: readonly string[];
  /** The homes of those who were here last. */
  readonly worker: readonly string[];
  readonly office: readonly string[];
}

/** Fetches all files that the start will need, at once. */
export function fetchStartFiles(): void {
  const content = document.querySelector<HTMLMetaElement>('meta[name="start-files"]')?.content;
  if (content === undefined) return;
  const { app, worker, office } = JSON.parse(content) as StartFiles;
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
  const role = lastViewer.read()?.role;
  const home = heading.get() === '/' && role ? (role === 'TARGET_USER' ? worker : office) : [];
  for (const file of [...app, ...home]) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', crossOrigin: '', nonce, href: `/${file}` });
    document.head.append(link);
  }
}
