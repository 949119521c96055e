import { readFileSync } from 'node:fs';

/** The parent of a process, by Linux's account; undefined where there is none. */
function parentOf(pid: number): string | undefined {
  try {
    // The name in brackets may hold anything, so the fields are counted from the last bracket on.
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')[1];
  } catch {
    return undefined;
  }
}

/**
 * npm passes signals on, but when npm itself is killed nobody tells us: we would go on without an owner, holding the
 * ports. A process whose parent dies gets another one; between npm and us there may be a shell.
 */
export function whenParentDies(act: () => void): void {
  if (!process.env['npm_lifecycle_event']) return;
  const ancestors = () => `${process.ppid} ${parentOf(process.ppid)}`;
  const atStart = ancestors();
  setInterval(() => {
    if (ancestors() !== atStart) act();
  }, 500).unref();
}
