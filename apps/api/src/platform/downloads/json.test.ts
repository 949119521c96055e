import { expect, test } from 'vitest';
import { jsonOf } from '#platform/downloads/json.ts';

async function* stream(count: number) {
  for (let index = 0; index < count; index += 1) yield { index, text: 'ä"\n' };
}

async function written(parts: Record<string, unknown>) {
  const chunks: string[] = [];
  for await (const chunk of jsonOf(parts)) chunks.push(chunk);
  return { chunks: chunks.length, read: JSON.parse(chunks.join('')) };
}

test('parts and streams can be read again, in order', async () => {
  const { read } = await written({ name: 'Wörle', none: undefined, empty: stream(0), some: stream(2), last: [1] });
  expect(Object.keys(read)).toEqual(['name', 'none', 'empty', 'some', 'last']);
  expect(read).toEqual({
    name: 'Wörle',
    none: null,
    empty: [],
    some: [
      { index: 0, text: 'ä"\n' },
      { index: 1, text: 'ä"\n' },
    ],
    last: [1],
  });
});

test('a long stream goes out in pieces', async () => {
  const { chunks, read } = await written({ many: stream(5000) });
  expect(chunks).toBeGreaterThan(5);
  expect(read.many).toHaveLength(5000);
});

test('nothing is an object too', async () => {
  expect((await written({})).read).toEqual({});
});
