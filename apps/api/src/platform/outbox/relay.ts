import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { clientsFor } from '#platform/database/client.ts';
import { isUnavailable } from '#platform/database/database-errors.ts';
import { Hosts } from '#platform/database/hosts.ts';
import { CHANNEL } from '#platform/live/change.ts';
import { Bursts } from '#platform/outbox/bursts.ts';
import { announcementsOf, ordersOf } from '#platform/outbox/gather.ts';
import { KINDS, Outgoing } from '#platform/outbox/messages.ts';

export interface RelayOptions {
  /** The login of the queue: of the tenants' tables it sees the outbox alone. */
  readonly connectionString: string;
  readonly onError: (error: unknown) => void;
}

const AT_ONCE = 500;
/** Rows of a process that ended between its commit and the relay are found by the others. */
const POLL_MS = 2000;
/** A database that says nothing is left; longer than its own limits. */
const ANSWER_MS = 20_000;
/** A process that is frozen in its turn must not hold up the others. */
const FROZEN = `set idle_in_transaction_session_timeout = '3s'`;
/** One relay at a time, so that what an agency's changes say keeps its order. */
const TURN = `select pg_advisory_xact_lock(hashtextextended('gastspiel outbox', 0))`;
const WAITING = `select tenant_id, id from public.outbox where refusal is null and kind = any($1) order by id limit ${AT_ONCE}`;
const take = (which: string): string => `with taken as (
    delete from public.outbox where (tenant_id, id) in (${which}) returning tenant_id as tenant, id, kind, message)
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
  readonly #bursts = new Bursts();
  #client: pg.Client | undefined;
  #isWanted = false;
  #running: Promise<void> | undefined;
  #isOver = false;

  constructor(options: RelayOptions) {
    this.#options = options;
    this.#hosts = new Hosts(options.connectionString);
    this.#Client = clientsFor(this.#hosts, true);
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

  /** Moves on what is left before it ends. */
  async close(): Promise<void> {
    clearInterval(this.#poll);
    await this.settled();
    this.#isOver = true;
    await this.#forgetClient();
  }

  async #run(): Promise<void> {
    while (this.#isWanted && !this.#isOver) {
      this.#isWanted = false;
      try {
        await this.#empty();
      } catch (err) {
        this.#options.onError(err);
        await this.#forgetClient();
      }
    }
    this.#running = undefined;
  }

  async #empty(): Promise<void> {
    try {
      const client = await this.#connected();
      while ((await moveOn(client, this.#bursts)) === AT_ONCE);
    } catch (err) {
      if (isUnavailable(err)) throw err;
      await this.#forgetClient();
      await moveOnSingly(await this.#connected(), this.#bursts, this.#options.onError);
    }
  }

  async #connected(): Promise<pg.Client> {
    this.#client ??= await this.#hosts.tryEach(async () => {
      const client = new this.#Client(CONNECTION);
      await client.connect();
      await client.query(FROZEN);
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

const CONNECTION = {
  application_name: 'gastspiel outbox',
  keepAlive: true,
  query_timeout: ANSWER_MS,
  pipeline: true,
} as pg.ClientConfig;

/** A batch, or what there is. Answers how much it was. */
async function moveOn(client: pg.Client, bursts: Bursts): Promise<number> {
  const [, , { rows }] = await Promise.all([
    client.query('begin'),
    client.query(TURN),
    client.query(take(WAITING), [KINDS]),
  ]);
  const batch = rows.map((row) => Outgoing.parse(row));
  const [, { command }] = await Promise.all([deliver(client, batch, bursts), client.query('commit')]);
  if (command !== 'COMMIT') throw new Error('the outbox could not be emptied');
  return rows.length;
}

/** One of a batch can not be delivered: it is put aside for somebody to look at, and the others go on. */
async function moveOnSingly(client: pg.Client, bursts: Bursts, onRefused: (error: unknown) => void): Promise<void> {
  await client.query('begin');
  await client.query(TURN);
  const { rows } = await client.query(WAITING, [KINDS]);
  for (const { tenant_id, id } of rows) {
    await client.query('savepoint one');
    try {
      const { rows: taken } = await client.query(take('select $1::uuid, $2::bigint'), [tenant_id, id]);
      await deliver(
        client,
        taken.map((row) => Outgoing.parse(row)),
        bursts,
      );
    } catch (error) {
      onRefused(error);
      await client.query('rollback to one');
      await client.query('update public.outbox set refusal = $3 where (tenant_id, id) = ($1, $2)', [
        tenant_id,
        id,
        String(error),
      ]);
    }
  }
  await client.query('commit');
}

/** Asks before it waits, so that what is asked next comes behind it. */
async function deliver(client: pg.Client, batch: readonly Outgoing[], bursts: Bursts): Promise<void> {
  const [announcements, orders] = [announcementsOf(batch), ordersOf(batch, (agency) => bursts.next(agency))];
  const texts = announcements.map((message) => JSON.stringify(message));
  await Promise.all([
    texts.length > 0 && client.query('select pg_notify($1, text) from unnest($2::text[]) text', [CHANNEL, texts]),
    // News that a crash takes back are told a second time. Jobs are worth the wait: one that has run must not come again.
    orders.length > 0
      ? client.query('select jobs.take_orders($1)', [JSON.stringify(orders)])
      : client.query('set local synchronous_commit = off'),
  ]);
}
