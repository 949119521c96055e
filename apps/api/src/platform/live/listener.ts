import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { clientsFor } from '#platform/database/client.ts';
import { Hosts } from '#platform/database/hosts.ts';
import { CHANNEL, type LiveMessage, readMessage } from '#platform/live/change.ts';

export interface ListenerOptions {
  readonly connectionString: string;
  readonly onMessage: (message: LiveMessage) => void;
  /** The connection is back. What was told meanwhile is lost. */
  readonly onBack: () => void;
  readonly log: FastifyBaseLogger;
}

/** So often the connection is tried; one whose other end has vanished says nothing by itself. */
const PULSE_MS = 15_000;
const ANSWER_MS = 5000;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5000;

/** The process's one connection that listens. It begins with the first who needs it and comes back by itself. */
export class Listener {
  readonly #options: ListenerOptions;
  readonly #Client: ReturnType<typeof clientsFor>;
  readonly #over = new AbortController();
  #running: Promise<void> | undefined;
  #connected = Promise.withResolvers<void>();
  #isConnected = false;
  #hasBeenLost = false;

  constructor(options: ListenerOptions) {
    this.#options = options;
    this.#Client = clientsFor(new Hosts(options.connectionString));
  }

  /** Whether it listens, or does so within a moment. */
  async isReady(withinMs: number): Promise<boolean> {
    this.#running ??= this.#run();
    const late = delay(withinMs, undefined, { ref: false });
    await Promise.race([this.#connected.promise, late]);
    return this.#isConnected;
  }

  async close(): Promise<void> {
    this.#over.abort();
    await this.#running;
  }

  async #run(): Promise<void> {
    let pauseMs = FIRST_PAUSE_MS;
    while (!this.#over.signal.aborted) {
      try {
        await this.#listen(() => {
          pauseMs = FIRST_PAUSE_MS;
        });
      } catch (err) {
        this.#options.log.warn({ err }, 'live events');
      }
      await delay(pauseMs, undefined, { signal: this.#over.signal }).catch(() => undefined);
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
    }
  }

  /** Until the connection is lost. */
  async #listen(onConnected: () => void): Promise<void> {
    const { onMessage, onBack, log } = this.#options;
    const client = new this.#Client({
      application_name: 'gastspiel live',
      keepAlive: true,
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
    });
    const lost = Promise.withResolvers<void>();
    client.on('error', lost.reject);
    client.on('end', lost.resolve);
    client.on('notification', ({ payload = '' }) => {
      try {
        onMessage(readMessage(payload));
      } catch (err) {
        log.error({ err }, 'a notification can not be read');
      }
    });
    const end = () => lost.resolve();
    this.#over.signal.addEventListener('abort', end);
    const pulse = setInterval(() => void client.query('/* pulse */ select 1').catch(lost.reject), PULSE_MS);
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      onConnected();
      this.#isConnected = true;
      this.#connected.resolve();
      if (this.#hasBeenLost) onBack();
      await lost.promise;
    } finally {
      clearInterval(pulse);
      this.#over.signal.removeEventListener('abort', end);
      if (this.#isConnected) {
        this.#isConnected = false;
        this.#hasBeenLost = true;
        this.#connected = Promise.withResolvers<void>();
      }
      // Its late complaints are nobody's concern any more.
      lost.promise.catch(() => undefined);
      const ended = client.end().catch(() => undefined);
      await Promise.race([ended, delay(1000, undefined, { ref: false })]);
    }
  }
}
