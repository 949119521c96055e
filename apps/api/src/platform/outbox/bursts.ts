/** So many jobs of an agency are due like any other's, the next as many after them, and so on: agencies take turns. */
const A_TURN = 25;
const LAST_TURN = 20;
const A_BURST_MS = 60_000;

/** How many jobs each agency has ordered of late. The queue takes a lower number first. */
export class Bursts {
  readonly #clock: () => number;
  readonly #of = new Map<string, { readonly since: number; count: number }>();

  constructor(clock: () => number = Date.now) {
    this.#clock = clock;
  }

  /** The turn of an agency's next job. */
  next(agency: string): number {
    const begun = this.#clock() - A_BURST_MS;
    for (const [name, { since }] of this.#of) {
      // They stand in the order of their beginning.
      if (since > begun) break;
      this.#of.delete(name);
    }
    const burst = this.#of.get(agency) ?? { since: this.#clock(), count: 0 };
    this.#of.set(agency, burst);
    burst.count += 1;
    return Math.min(Math.floor((burst.count - 1) / A_TURN), LAST_TURN);
  }
}
