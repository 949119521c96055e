import type { LiveState } from './live-state.ts';
import { readEvents, textOf } from './read-events.ts';

export interface LivePorts {
  readonly open: (signal: AbortSignal) => Promise<ReadableStream<Uint8Array> | undefined>;
  readonly refetch: { topics(topics: readonly string[]): void; everything(): Promise<void> };
  readonly setState: (state: LiveState) => void;
}

/** The server gives a sign of life every 20 seconds: two missing ones mean that the line is dead. */
const SILENCE_MS = 50_000;
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;

/** Follows the stream and opens it again whenever it ends, more and more patiently, until the signal says otherwise. */
export async function stayLive(ports: LivePorts, signal: AbortSignal): Promise<void> {
  let pauseMs = FIRST_PAUSE_MS;
  while (!signal.aborted) {
    const wasOpen = await follow(ports, signal).catch(() => false);
    ports.setState('off');
    if (wasOpen) pauseMs = FIRST_PAUSE_MS;
    // Not all browsers at once after a restart of the server.
    await pause(pauseMs * (0.5 + Math.random()), signal);
    pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
  }
}

/** Until the stream ends; answers whether there was one. */
async function follow({ open, refetch, setState }: LivePorts, signal: AbortSignal): Promise<boolean> {
  const dead = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const heard = () => {
    clearTimeout(timer);
    timer = setTimeout(() => dead.abort(), SILENCE_MS);
  };
  try {
    heard();
    const body = await open(AbortSignal.any([signal, dead.signal]));
    if (!body) return false;
    setState('live');
    void refetch.everything();
    try {
      for await (const { name, data } of readEvents(textOf(body), heard)) {
        if (name === 'refetch') void refetch.everything();
        else if (name === 'change') refetch.topics((JSON.parse(data) as { topics: string[] }).topics);
      }
    } catch {
      // The line broke: the same as an end.
    }
    return true;
  } finally {
    clearTimeout(timer);
  }
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done, { once: true });
    function done() {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    }
    if (signal.aborted) done();
  });
