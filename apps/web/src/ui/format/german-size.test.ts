import { expect, it } from 'vitest';
import { formatSize } from './german-size.ts';

it.each([
  [0, '0 kB'],
  [120, '0,1 kB'],
  [640_400, '640 kB'],
  [2_400_000, '2,4 MB'],
  [18_300_000, '18 MB'],
  [1_250_000_000, '1,3 GB'],
])('%i bytes are %s', (bytes, text) => expect(formatSize(bytes)).toBe(text));
