import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { clientsFor } from '#platform/database/client.ts';
import { isUnavailable } from '#platform/database/database-errors.ts';
import { Hosts } from '#platform/database/hosts.ts';

type Taken = (error: Error | undefined, client: pg.PoolClient | undefined, done: pg.PoolClient['release']) => void;

const PAUSE_MS = 500;

/** By this code graphile-worker knows that a statement is worth another attempt: "the database can't be connected to now". */
const COME_AGAIN = '57P03';

/**
 * The connections of the queue. graphile-worker notes the end of a job without waiting for the note, so an error of the database there
 * would end the process. While the database is away nobody gets an error but waits until it is back, or until `over`; and whoever
 * loses the connection in the middle is told to come again.
 */
export class QueuePool extends pg.Pool {
  readonly #hosts: Hosts;
  readonly #over: AbortSignal;

  constructor(address: string, size: number, over: AbortSignal) {
    const hosts = new Hosts(address);
    const options = { Client: clientsFor(hosts), max: size, application_name: 'gastspiel jobs', keepAlive: true };
    super(options as pg.PoolConfig);
    this.#hosts = hosts;
    this.#over = over;
    this.on('connect', tellToComeAgain);
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Taken): void;
  override connect(callback?: Taken): Promise<pg.PoolClient> | undefined {
    const taken = this.#take();
    if (!callback) return taken;
    taken.then(
      (client) => callback(undefined, client, (destroy) => client.release(destroy)),
      (error) => callback(error, undefined, () => undefined),
    );
    return undefined;
  }

  async #take(): Promise<pg.PoolClient> {
    for (;;) {
      try {
        return await this.#hosts.tryEach(() => super.connect());
      } catch (error) {
        if (this.#over.aborted || !isUnavailable(error)) throw error;
        await delay(PAUSE_MS, undefined, { signal: this.#over }).catch(() => undefined);
      }
    }
  }
}

function tellToComeAgain(client: pg.PoolClient): void {
  const ask: (...question: unknown[]) => unknown = client.query.bind(client);
  const query = (...question: unknown[]) => {
    const answer = ask(...question);
    if (!(answer instanceof Promise)) return answer;
    return answer.catch((cause: unknown) => {
      if (!isUnavailable(cause)) throw cause;
      throw Object.assign(new Error('the database went away', { cause }), { code: COME_AGAIN });
    });
  };
  client.query = query as pg.PoolClient['query'];
}
