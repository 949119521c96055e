import { buffer } from 'node:stream/consumers';
import { strFromU8, strToU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { zipLength, zipOf } from '#platform/downloads/zip.ts';

const AT = new Date('2026-10-30T09:20:30Z');

function zipped(files: Readonly<Record<string, string>>): Promise<Buffer> {
  const entries = Object.entries(files).map(([name, text]) => ({ name, content: strToU8(text), at: AT }));
  return buffer(zipOf(entries));
}

test.each([
  [{}],
  [{ '2026-00001.pdf': 'eins' }],
  [{ '2026-00001_Größl.pdf': 'eins', '2026-00002_東京.pdf': 'x'.repeat(100_000), 'leer.pdf': '' }],
])('%# is read back, and is as long as was foretold', async (files) => {
  const zip = await zipped(files);
  const found = unzipSync(zip);
  expect(Object.fromEntries(Object.entries(found).map(([name, bytes]) => [name, strFromU8(bytes)]))).toEqual(files);
  const lengths = Object.entries(files).map(([name, text]) => ({ name, length: text.length }));
  expect(zip).toHaveLength(zipLength(lengths));
});

test('what comes in several pieces is one file still', async () => {
  const large = 'x'.repeat(700_000);
  const files = { '1.pdf': large, '2.pdf': large, '3.pdf': 'drei', '4.pdf': large, '5.pdf': large };
  expect(Object.entries(unzipSync(await zipped(files))).map(([name, { length }]) => [name, length])).toEqual(
    Object.entries(files).map(([name, { length }]) => [name, length]),
  );
});

test('a file is as old as what it holds, on the clocks of Vienna', async () => {
  const head = await zipped({ '2026-00001.pdf': 'eins' });
  // As DOS wrote time and day.
  const [time, day] = [head.readUInt16LE(10), head.readUInt16LE(12)];
  expect([1980 + (day >> 9), (day >> 5) & 15, day & 31]).toEqual([2026, 10, 30]);
  expect([time >> 11, (time >> 5) & 63, (time & 31) * 2]).toEqual([10, 20, 30]);
});

test('a file is stored as it is, with its size and its check in front of it', async () => {
  const head = await zipped({ 'ä.pdf': '123456789' });
  expect(head.readUInt16LE(6)).toBe(0x0800);
  expect(head.readUInt16LE(8)).toBe(0);
  // The check of these nine digits, as every description of CRC-32 gives it.
  expect(head.readUInt32LE(14)).toBe(0xcbf43926);
  expect([head.readUInt32LE(18), head.readUInt32LE(22)]).toEqual([9, 9]);
  // As Unix writes it: of a ZIP by DOS, unzip spoils the umlauts.
  const central = head.indexOf('PK\x01\x02');
  expect(head.readUInt16LE(central + 4) >> 8).toBe(3);
});

test('more than the plain format can count is refused, not written wrongly', async () => {
  function* entries() {
    for (let i = 0; i <= 0xffff; i += 1) yield { name: `${i}`, content: new Uint8Array(), at: AT };
  }
  await expect(buffer(zipOf(entries()))).rejects.toThrow('too much for one ZIP');
});
