import { setTimeout as delay } from 'node:timers/promises';
import type { Answer, Ask } from '#app/testing/cluster/balancer.ts';
import { at } from '#app/testing/days.ts';
import type { TestUser } from '#app/testing/people.ts';

/** With two changes a second each, one after the other, about eight a second. */
const WRITERS = 8;
const PAUSE_MS = 800;
const AGAIN_MS = 300;
const HOUR_MS = 3_600_000;
const CREATE = 'mutation ($input: AppointmentInput!) { createAppointment(input: $input) { id } }';
const BOOK = 'mutation ($a: String!, $w: String!) { createBooking(appointmentId: $a, targetUserId: $w) { offerId } }';

export interface Figures {
  readonly changes: number;
  readonly answered503: number;
  /** The connection was lost, or something else than the server answered. */
  readonly lost: number;
  /** The longest time in which nobody's change was done. */
  readonly gapMs: number;
}

/** A shift that was asked for under a key, and when that was first sent and last answered. */
export interface Wanted {
  readonly key: string;
  readonly sentAt: number;
  answeredAt: number;
}

/** Dispatchers who create shifts and book somebody for each, and who send again under the same key until it is answered. */
export class KeyedWriters {
  readonly #ask: Ask;
  readonly #staff: TestUser;
  readonly #workers: readonly TestUser[];
  readonly #input: object;
  readonly #running: Promise<void>[];
  readonly wanted: Wanted[] = [];
  #isOver = false;
  #changes = 0;
  #answered503 = 0;
  #lost = 0;
  #lastAt = Date.now();
  #gapMs = 0;

  constructor(ask: Ask, staff: TestUser, workers: readonly TestUser[], input: object) {
    [this.#ask, this.#staff, this.#workers, this.#input] = [ask, staff, workers, input];
    this.#running = Array.from({ length: WRITERS }, () => this.#write());
    // Told by goOn and stop.
    for (const writer of this.#running) writer.catch(() => undefined);
  }

  /** The figures since the last time they were asked for. */
  figures(): Figures {
    const gapMs = Math.max(this.#gapMs, Date.now() - this.#lastAt);
    const figures = { changes: this.#changes, answered503: this.#answered503, lost: this.#lost, gapMs };
    [this.#changes, this.#answered503, this.#lost, this.#gapMs] = [0, 0, 0, 0];
    return figures;
  }

  /** As many more changes have been answered. */
  async goOn(changes: number): Promise<void> {
    const goal = this.#changes + changes;
    while (this.#changes < goal) await Promise.race([delay(50), ...this.#running]);
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#running);
  }

  async #write(): Promise<void> {
    while (!this.#isOver) {
      const number = this.wanted.length;
      const wanted: Wanted = { key: `Schicht-${String(number).padStart(5, '0')}`, sentAt: Date.now(), answeredAt: 0 };
      this.wanted.push(wanted);
      // One after the other, so that nobody is booked for two at once.
      const start = Date.parse(at(2, '06:00')) + Math.floor(number / this.#workers.length) * HOUR_MS;
      const [startDateTime, endDateTime] = [start, start + HOUR_MS].map((ms) => new Date(ms).toISOString());
      const input = { ...this.#input, description: wanted.key, startDateTime, endDateTime };
      const { id } = await this.#untilAnswered(CREATE, { input }, wanted.key);
      wanted.answeredAt = Date.now();
      const worker = this.#workers[number % this.#workers.length];
      await delay(PAUSE_MS);
      await this.#untilAnswered(BOOK, { a: id, w: worker?.id }, `${wanted.key}-book`);
      await delay(PAUSE_MS);
    }
  }

  async #untilAnswered(query: string, variables: object, key: string): Promise<{ id?: string }> {
    for (;;) {
      const answer = await this.#ask(query, variables, { ...this.#staff.headers, 'idempotency-key': key });
      if (answer.status === 200) return this.#note(answer);
      if (answer.status === 503) this.#answered503 += 1;
      else this.#lost += 1;
      await delay(AGAIN_MS);
    }
  }

  #note({ body }: Answer): { id?: string } {
    const { data, errors } = JSON.parse(body);
    if (errors) throw new Error(`refused: ${JSON.stringify(errors)}`);
    this.#changes += 1;
    this.#gapMs = Math.max(this.#gapMs, Date.now() - this.#lastAt);
    this.#lastAt = Date.now();
    return Object.values(data)[0] as { id?: string };
  }
}
