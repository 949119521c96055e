import { strFromU8, strToU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { zipOf } from '#platform/downloads/zip.ts';

async function zipped(files: Readonly<Record<string, string>>): Promise<Uint8Array> {
  async function* entries() {
    for (const [name, text] of Object.entries(files)) yield { name, content: strToU8(text), at: new Date() };
  }
  const chunks: Uint8Array[] = [];
  for await (const chunk of zipOf(entries())) chunks.push(chunk);
  return Buffer.concat(chunks);
}

test.each([
  [{}],
  [{ 'Rechnung 2026-00001.pdf': 'eins' }],
  [{ 'Rechnung 2026-00001.pdf': 'eins', 'Stornorechnung ä.pdf': 'x'.repeat(100_000) }],
])('%# is read back', async (files) => {
  const found = unzipSync(await zipped(files));
  expect(Object.fromEntries(Object.entries(found).map(([name, bytes]) => [name, strFromU8(bytes)]))).toEqual(files);
});

test('a file is as old as what it holds', async () => {
  const at = new Date(2026, 9, 30, 10, 20, 30);
  async function* entries() {
    yield { name: 'Rechnung 2026-00001.pdf', content: strToU8('eins'), at };
  }
  const chunks: Uint8Array[] = [];
  for await (const chunk of zipOf(entries())) chunks.push(chunk);
  // As DOS wrote time and day.
  const head = Buffer.concat(chunks);
  const [time, day] = [head.readUInt16LE(10), head.readUInt16LE(12)];
  expect([1980 + (day >> 9), (day >> 5) & 15, day & 31]).toEqual([2026, 10, 30]);
  expect([time >> 11, (time >> 5) & 63, (time & 31) * 2]).toEqual([10, 20, 30]);
});
