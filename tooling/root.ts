import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '..');
/** The Node that the project pins; npm scripts run on it already. */
export const NODE_BIN = process.execPath;
