import { expect, test } from 'vitest';
import { explainFailure } from '#sandbox/postgres/explain-failure.ts';

test.each([
  ['FATAL: could not write to file "x": No space left on device', 'The disk that holds /data is full.'],
  ['could not bind IPv4 address "127.0.0.1": Address already in use', 'Port 5432, which PostgreSQL needs, is in use.'],
  ['could not open file "x": Permission denied', 'This user may not write to the folder /data.'],
  ['FATAL: something new', 'PostgreSQL could not start:\nFATAL: something new'],
])('explains %j', (output, sentence) => {
  expect(explainFailure(output, '/data', 5432).message).toBe(sentence);
});
