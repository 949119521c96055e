import { expect, test } from 'vitest';
import { NoTurn, type TurnLimits, Turns } from '#platform/turns/turns.ts';

/** Takes turns by name, such as `a1`: person 1 of agency a. */
function aDoor(limits: Partial<TurnLimits> = {}, clock?: () => number) {
  const turns = new Turns({ atOnce: 1, queueSize: 50, ...limits }, clock);
  const served: string[] = [];
  const ends = new Map<string, (() => void)[]>();
  const come = (name: string, signal?: AbortSignal) =>
    turns.take({ agency: name[0] ?? '', person: name }, signal).then((end) => {
      served.push(name);
      ends.set(name, [...(ends.get(name) ?? []), end]);
    });
  const leave = async (name: string) => {
    ends.get(name)?.shift()?.();
    // Promises tell who is let in now.
    await new Promise(setImmediate);
  };
  return { served, come, leave };
}

test('agencies take turns, and so do the people of one', async () => {
  const { served, come, leave } = aDoor();
  for (const name of ['a1', 'a1', 'a1', 'a2', 'b1', 'b1']) void come(name);
  await new Promise(setImmediate);
  for (let i = 0; i < 6; i += 1) await leave(served[i] ?? '');
  expect(served).toEqual(['a1', 'b1', 'a2', 'b1', 'a1', 'a1']);
});

test('whoever comes back at once does not overtake those who wait', async () => {
  const { served, come, leave } = aDoor();
  void come('a1');
  void come('b1');
  void come('b2');
  await new Promise(setImmediate);
  await leave('a1');
  void come('a1');
  await leave('b1');
  await leave('a1');
  expect(served).toEqual(['a1', 'b1', 'a1', 'b2']);
});

test('one person and one agency have their part of the places, and the rest stays free', async () => {
  const { served, come, leave } = aDoor({ atOnce: 3, atOncePerPerson: 1, atOncePerAgency: 2 });
  for (const name of ['a1', 'a1', 'a2', 'a3', 'b1']) void come(name);
  await new Promise(setImmediate);
  expect(served).toEqual(['a1', 'a2', 'b1']);
  await leave('a1');
  expect(served.at(-1)).toMatch(/^a[13]$/);
});

test('who holds a place gets another before all others, and does not wait for themselves', async () => {
  const turns = new Turns({ atOnce: 2, atOncePerPerson: 1, atOncePerAgency: 1, queueSize: 50 });
  const anna = { agency: 'a', person: 'anna' };
  const first = await turns.take(anna);
  const later = turns.take({ agency: 'b', person: 'dora' });
  const like = turns.take({ ...anna });
  (await later)();
  const second = await turns.take(anna);
  expect(turns.waiting).toBe(1);
  second();
  first();
  (await like)();
  expect(turns.waiting).toBe(0);
});

test('who has been alone for a while takes all places, until somebody else comes', async () => {
  let now = 0;
  const limits = { atOnce: 4, atOncePerPerson: 1, atOncePerAgency: 2, aloneAfterMs: 100 };
  const { served, come, leave } = aDoor(limits, () => now);
  for (const name of ['a1', 'a1', 'a2', 'a2']) void come(name);
  expect(served).toEqual([]);
  await new Promise(setImmediate);
  expect(served).toEqual(['a1', 'a2']);
  now = 101;
  void come('a2');
  await new Promise(setImmediate);
  expect(served).toEqual(['a1', 'a2', 'a1', 'a2']);
  void come('b1');
  await leave('a1');
  await leave('a1');
  expect(served).toEqual(['a1', 'a2', 'a1', 'a2', 'b1']);
});

test('too many are turned away, those of one person first', async () => {
  const { served, come, leave } = aDoor({ queuedPerPerson: 1, queuedPerAgency: 2, queueSize: 3 });
  const door = [come('a1'), come('a1')];
  await expect(come('a1')).rejects.toThrow(NoTurn);
  door.push(come('a2'));
  await expect(come('a3')).rejects.toThrow(NoTurn);
  door.push(come('b1'));
  await expect(come('c1')).rejects.toThrow(NoTurn);
  for (let i = 0; i < 4; i += 1) await leave(served[i] ?? '');
  await Promise.all(door);
  expect(served).toHaveLength(4);
});

test('who leaves while waiting gets no turn', async () => {
  const { served, come, leave } = aDoor();
  const gone = new AbortController();
  void come('a1');
  const waiting = come('b1', gone.signal);
  void come('c1');
  gone.abort(new Error('gone'));
  await expect(waiting).rejects.toThrow('gone');
  await leave('a1');
  expect(served).toEqual(['a1', 'c1']);
});

test('nobody waits for longer than they may', async () => {
  const { come } = aDoor({ waitMs: 10 });
  await come('a1');
  await expect(come('b1')).rejects.toThrow(NoTurn);
});
