import type { Download } from '#platform/downloads/define-download.ts';

/** Every feature's files to download. */
export const DOWNLOADS: readonly Download[] = [];
