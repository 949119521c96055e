import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LiveState } from './live-state.ts';
import { stayLive } from './stay-live.ts';

beforeEach(() => void vi.useFakeTimers());
const over: AbortController[] = [];
afterEach(() => {
  for (const one of over.splice(0)) one.abort();
  vi.useRealTimers();
});

/** A server that answers with these streams one after the other, and then with none. */
function setUp(...streams: ReturnType<typeof aStream>[]) {
  const told: string[] = [];
  const states: LiveState[] = [];
  const open = vi.fn(async (signal: AbortSignal) => {
    const stream = streams.shift();
    signal.addEventListener('abort', () => stream?.breakOff());
    return stream?.body;
  });
  const everything = vi.fn(async () => undefined);
  const stop = new AbortController();
  over.push(stop);
  const refetch = { topics: (topics: readonly string[]) => void told.push(...topics), everything };
  const done = stayLive({ open, refetch, setState: (state) => states.push(state) }, stop.signal);
  return { open, told, states, everything, stop, done };
}

function aStream() {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start(given) {
      controller = given;
    },
  });
  return {
    body,
    say: (text: string) => controller?.enqueue(new TextEncoder().encode(text)),
    end: () => controller?.close(),
    /** As a fetch that was given up. */
    breakOff: () => controller?.error(new DOMException('over', 'AbortError')),
  };
}
const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

it('fetches everything again when the stream opens, and then what it is told', async () => {
  const stream = aStream();
  const { told, states, everything } = setUp(stream);
  await settle();
  expect([states, everything.mock.calls.length]).toEqual([['live'], 1]);
  stream.say('event: change\ndata: {"topics":["own-offers"]}\n\nevent: refetch\ndata: {}\n\n');
  await settle();
  expect([told, everything.mock.calls.length]).toEqual([['own-offers'], 2]);
});

it('comes back when the stream ends, and fetches everything again', async () => {
  const [first, second] = [aStream(), aStream()];
  const { states, everything } = setUp(first, second);
  await settle();
  first.end();
  await settle(2000);
  expect([states, everything.mock.calls.length]).toEqual([['live', 'off', 'live'], 2]);
});

it('waits longer and longer while there is none', async () => {
  const { open } = setUp();
  await settle(120_000);
  const inTwoMinutes = open.mock.calls.length;
  expect(inTwoMinutes).toBeGreaterThan(5);
  expect(inTwoMinutes).toBeLessThan(14);
});

it('gives a line up on which it hears nothing', async () => {
  const stream = aStream();
  const { states } = setUp(stream);
  await settle(40_000);
  stream.say(':\n\n');
  await settle(40_000);
  expect(states).toEqual(['live']);
  await settle(15_000);
  expect(states.at(-1)).toBe('off');
});

it('ends when it is told to', async () => {
  const stream = aStream();
  const { stop, done, open, states } = setUp(stream);
  await settle();
  stop.abort();
  await settle();
  await done;
  expect([open.mock.calls.length, states.at(-1)]).toEqual([1, 'off']);
});
