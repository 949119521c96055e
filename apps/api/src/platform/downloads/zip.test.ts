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
