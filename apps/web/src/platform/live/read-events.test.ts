import { expect, it } from 'vitest';
import { readEvents, textOf } from './read-events.ts';

const bodyOf = (...parts: string[]) => new Response(parts.join('')).body ?? new ReadableStream();
async function* inParts(...parts: string[]) {
  yield* parts;
}
async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const collected: Item[] = [];
  for await (const item of items) collected.push(item);
  return collected;
}
const all = async (parts: AsyncIterable<string>) => {
  let signs = 0;
  const events = await collect(readEvents(parts, () => (signs += 1)));
  return { events, signs };
};

it('reads events however they are cut, and takes comments for a sign of life only', async () => {
  const { events, signs } = await all(
    inParts(': open\n\neve', 'nt: change\ndata: {"topics":["a"]}', '\n\n:\n\n', 'event: refetch\ndata: {}\n\n'),
  );
  expect(events).toEqual([
    { name: 'change', data: '{"topics":["a"]}' },
    { name: 'refetch', data: '{}' },
  ]);
  expect(signs).toBe(4);
});

it('leaves out what is cut off at the end', async () => {
  expect((await all(inParts('event: change\ndata: {"topi'))).events).toEqual([]);
});

it('reads the body of an answer', async () => {
  expect((await collect(textOf(bodyOf('Grüße ', 'aus Wien')))).join('')).toBe('Grüße aus Wien');
});
