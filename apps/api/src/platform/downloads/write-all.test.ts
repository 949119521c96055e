import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { writeAll } from '#platform/downloads/write-all.ts';

/** Takes in its own time what is written to it. */
const slowWriter = (taken: string[], refusal?: Error) =>
  new Writable({
    write(chunk, _encoding, done) {
      setImmediate(() => {
        taken.push(String(chunk));
        done(refusal);
      });
    },
  });

test('the next part is made when the last has been taken, so that its memory can be used again', async () => {
  const taken: string[] = [];
  const memory = Buffer.alloc(1);
  async function* parts() {
    for (const letter of 'abc') {
      memory.write(letter);
      yield memory;
      memory.fill('-');
    }
  }
  const out = slowWriter(taken);
  await writeAll(parts(), out);
  expect(taken).toEqual(['a', 'b', 'c']);
  expect(out.writableEnded).toBe(false);
});

test('what refuses a part is asked for no other, and its maker learns that it is over', async () => {
  let over = false;
  async function* parts() {
    try {
      for (;;) yield 'x';
    } finally {
      over = true;
    }
  }
  const taken: string[] = [];
  const out = slowWriter(taken, new Error('full'));
  await expect(writeAll(parts(), out)).rejects.toThrow('full');
  expect([taken, over]).toEqual([['x'], true]);
});
