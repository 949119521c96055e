import { later } from '#ui/later/later.tsx';
import { FloatingFailed } from '#ui/later/load-failed.tsx';

/** Loaded when somebody copies. */
export const CopyDialog = later(async () => (await import('./copy-dialog.tsx')).CopyDialog, { Failed: FloatingFailed });
