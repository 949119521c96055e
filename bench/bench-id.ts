import { createHash } from 'node:crypto';
import { LARGE_TENANT } from '#bench/data/generate.ts';

/** The id that the data set gave to something of the large tenant. */
export const benchId = (name: string): string =>
  createHash('md5')
    .update(`${LARGE_TENANT}${name}`)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

/** An appointment on a Wednesday in the middle of the data set, without a minimum rating. */
export const APPOINTMENT = benchId('appointment20111');

/** A worker with twenty offers over the two years. */
export const WORKER = benchId('1711');
