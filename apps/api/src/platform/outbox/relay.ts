import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { clientsFor } from '#platform/database/client.ts';
import { Hosts } from '#platform/database/hosts.ts';
import { CHANNEL } from '#platform/live/change.ts';
import { announcementsOf, ordersOf } from '#platform/outbox/gather.ts';
import { KINDS, Outgoing } from '#platform/outbox/messages.ts';

export interface RelayOptions {
  /** The login of the queue: of the tenants' tables it sees the outbox alone. */
  readonly connectionString: string;
  readonly onError: (error: unknown) => void;
}

const AT_ONCE = 500;
/** What a process left behind that ended between its commit and the relay is found by the others. */
const POLL_MS = 2000;
const ANSWER_MS = 10_000;
/** One relay at a time, so that what an agency's changes say keeps its order. */
const TURN = `select pg_advisory_xact_lock(hashtextextended('gastspiel outbox', 0))`;
const TAKE = `with taken as (
    delete from public.outbox where (tenant_id, id) in (
      select tenant_id, id from public.outbox where kind = any($1) order by id limit ${AT_ONCE})
    returning tenant_id as tenant, id, kind, message)
  select tenant, kind, message from taken order by id`;

/**
 * Moves on what changes have announced and ordered: to the browsers and into the queue, in one transaction, so nothing is told that did
 * not happen and nothing is lost. It is woken by every commit of its process and takes all that lies there, of other processes too.
 */
export class Relay {
  readonly #options: RelayOptions;
  readonly #Client: ReturnType<typeof clientsFor>;
  readonly #hosts: Hosts;
  readonly #poll: NodeJS.Timeout;
  #client: pg.Client | undefined;
  #isWanted = false;
  #running: Promise<void> | undefined;
  #isOver = false;

  constructor(options: RelayOptions) {
    this.#options = options;
    this.#hosts = new Hosts(options.connectionString);
    this.#Client = clientsFor(this.#hosts);
    this.#poll = setInterval(() => this.wake(), POLL_MS).unref();
  }

  /** Something was committed. */
  wake(): void {
    if (this.#isOver) return;
    this.#isWanted = true;
    this.#running ??= this.#run();
  }

  /** When everything that is committed by now has been moved on. */
  async settled(): Promise<void> {
    this.wake();
    await this.#running;
  }

  async close(): Promise<void> {
    this.#isOver = true;
    clearInterval(this.#poll);
    await this.#running;
    await this.#forgetClient();
  }

  async #run(): Promise<void> {
    while (this.#isWanted && !this.#isOver) {
      this.#isWanted = false;
      try {
        const client = await this.#connected();
        while ((await moveOn(client)) === AT_ONCE);
      } catch (err) {
        this.#options.onError(err);
        await this.#forgetClient();
      }
    }
    this.#running = undefined;
  }

  async #connected(): Promise<pg.Client> {
    this.#client ??= await this.#hosts.tryEach(async () => {
      const client = new this.#Client({ application_name: 'gastspiel outbox', keepAlive: true, query_timeout: ANSWER_MS, pipeline: true } as pg.ClientConfig);
      await client.connect();
      return client;
    });
    return this.#client;
  }

  async #forgetClient(): Promise<void> {
    const client = this.#client;
    this.#client = undefined;
    await Promise.race([client?.end().catch(() => undefined), delay(1000, undefined, { ref: false })]);
  }
}

/** A batch, or what there is. Answers how much it was. */
async function moveOn(client: pg.Client): Promise<number> {
  const [, , { rows }] = await Promise.all([client.query('begin'), client.query(TURN), client.query(TAKE, [KINDS])]);
  const batch = rows.map((row) => Outgoing.parse(row));
  const [announcements, orders] = [announcementsOf(batch), ordersOf(batch)];
  const texts = announcements.map((message) => JSON.stringify(message));
  const [, , { command }] = await Promise.all([
    texts.length > 0 && client.query('select pg_notify($1, text) from unnest($2::text[]) text', [CHANNEL, texts]),
    // What a crash takes back is told a second time. Jobs are worth the wait: one that has run must not come again.
    orders.length > 0
      ? client.query('select jobs.take_orders($1)', [JSON.stringify(orders)])
      : client.query('set local synchronous_commit = off'),
    client.query('commit'),
  ]);
  if (command !== 'COMMIT') throw new Error('what lies in the outbox was not moved on');
  return batch.length;
}
