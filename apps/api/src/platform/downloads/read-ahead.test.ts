import { expect, test } from 'vitest';
import { readAhead } from '#platform/downloads/read-ahead.ts';

const MEGABYTE = 1 << 20;
const AT = new Date('2026-10-30T09:20:30Z');
const filesOf = (...megabytes: number[]) =>
  megabytes.map((size, index) => ({
    id: `${index}`,
    sha256: null,
    name: `${index}.pdf`,
    length: size * MEGABYTE,
    at: AT,
  }));

/** In memory of their own, as the database answers. */
function bytesOf(text: string) {
  const bytes = Buffer.allocUnsafeSlow(text.length);
  bytes.write(text);
  return bytes;
}

/** Reads them all, and tells which were read together. */
async function reading(files: ReturnType<typeof filesOf>) {
  const together: (readonly string[])[] = [];
  const names: string[] = [];
  const read = async (some: readonly { id: string }[]) => {
    const ids = some.map(({ id }) => id);
    together.push(ids);
    return new Map(ids.map((id) => [id, bytesOf(`file ${id}`)]));
  };
  for await (const { name, content, at } of readAhead(files, read)) {
    expect([Buffer.from(content).toString(), at]).toEqual([`file ${name.replace('.pdf', '')}`, AT]);
    names.push(name);
  }
  return { together, names };
}

test.each([
  ['nothing', [], []],
  ['what fits', [1, 1, 2], [['0', '1', '2']]],
  ['four megabytes at a time', [3, 2, 2, 1, 3], [['0'], ['1', '2'], ['3', '4']]],
  ['what is larger by itself', [9, 1, 9, 9], [['0'], ['1'], ['2'], ['3']]],
])('reads %s', async (_what, megabytes, expected) => {
  const files = filesOf(...megabytes);
  expect(await reading(files)).toEqual({ together: expected, names: files.map(({ name }) => name) });
});

test('a file that is gone is no empty one', async () => {
  const entries = readAhead(filesOf(1), async () => new Map());
  await expect(entries.next()).rejects.toThrow('the file of 0 is gone');
});

test('a file gives its memory back when the next one is asked for', async () => {
  const content = bytesOf('eins');
  const entries = readAhead(
    filesOf(1, 1),
    async (some) => new Map(some.map(({ id }) => [id, id === '0' ? content : bytesOf('x')])),
  );
  await entries.next();
  expect(content.toString()).toBe('eins');
  await entries.next();
  expect(content).toHaveLength(0);
});
