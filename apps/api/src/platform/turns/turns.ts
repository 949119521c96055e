/** Whose wish it is. Work that nobody waits for, such as a job's, has no person. */
export interface Caller {
  readonly agency: string;
  readonly person: string | undefined;
  /** Work of the server itself: it is nobody's company. */
  readonly isServer?: boolean;
}

export interface TurnLimits {
  readonly atOnce: number;
  /** The most at once for one person and for one agency. */
  readonly atOncePerPerson?: number;
  readonly atOncePerAgency?: number;
  /** How many may wait. */
  readonly queueSize: number;
  readonly queuedPerPerson?: number;
  readonly queuedPerAgency?: number;
  readonly waitMs?: number;
  /** An agency and a person may take all places after so long without any other. */
  readonly aloneAfterMs?: number;
}

/** More wait than are let in, or it took too long: not now. */
export class NoTurn extends Error {
  override readonly name = 'NoTurn';
}

interface Waiting {
  readonly caller: Caller;
  readonly begin: () => void;
}

const NO_LIMIT = Number.POSITIVE_INFINITY;

/**
 * Lets a few in at a time. Agencies take turns, and within an agency its people do: whoever has many wishes waits behind their own,
 * and a newcomer behind nobody but those under way and one of each.
 */
export class Turns {
  readonly #limits: TurnLimits;
  readonly #clock: () => number;
  readonly #running: Caller[] = [];
  readonly #waiting: Waiting[] = [];
  /** When each agency and person that is here had its last turn. */
  readonly #served = new Map<string, number>();
  #turn = 0;
  /** Who came last, and since when nobody else has. */
  #company = { agency: '', person: '', agencySince: 0, personSince: 0 };

  constructor(limits: TurnLimits, clock: () => number = () => performance.now()) {
    this.#limits = limits;
    this.#clock = clock;
  }

  /** How many wait. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /**
   * Resolves when it is the caller's turn; what it answers ends the turn. Who is gone before does not get one. While a caller has a turn,
   * the same object takes further ones whatever its share.
   */
  async take(caller: Caller, signal?: AbortSignal): Promise<() => void> {
    signal?.throwIfAborted();
    this.#notice(caller);
    if (this.#waiting.length === 0 && this.#mayBegin(caller)) {
      this.#begin(caller);
      return () => this.#end(caller);
    }
    const { queueSize, queuedPerPerson, queuedPerAgency, waitMs } = this.#limits;
    const queue = this.#waiting.map((other) => other.caller);
    const isFull =
      queue.length >= queueSize || isTaken(queue, caller, queuedPerPerson ?? NO_LIMIT, queuedPerAgency ?? NO_LIMIT);
    // Newcomers come before who has just been served, and behind all who have waited for longer.
    for (const key of keysOf(caller)) if (!this.#served.has(key)) this.#served.set(key, this.#turn - 0.5);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const waiting = { caller, begin: resolve };
    this.#waiting.push(waiting);
    this.#letIn();
    const giveUp = (reason: unknown) => {
      const at = this.#waiting.indexOf(waiting);
      if (at < 0) return;
      this.#waiting.splice(at, 1);
      this.#forget();
      reject(reason);
    };
    if (isFull) giveUp(new NoTurn('too many are waiting'));
    const late = waitMs && setTimeout(giveUp, waitMs, new NoTurn('nobody was done in time'));
    const onGone = () => giveUp(signal?.reason);
    signal?.addEventListener('abort', onGone, { once: true });
    try {
      await promise;
    } finally {
      if (late) clearTimeout(late);
      signal?.removeEventListener('abort', onGone);
    }
    return () => this.#end(caller);
  }

  #end(caller: Caller): void {
    const at = this.#running.indexOf(caller);
    if (at < 0) return;
    this.#running.splice(at, 1);
    if (this.#waiting.length > 0) this.#letIn();
    this.#forget();
  }

  #letIn(): void {
    for (;;) {
      const next = this.#next();
      if (!next) return;
      this.#waiting.splice(this.#waiting.indexOf(next), 1);
      this.#begin(next.caller);
      next.begin();
    }
  }

  #begin(caller: Caller): void {
    this.#running.push(caller);
    this.#turn += 1;
    for (const key of keysOf(caller)) this.#served.set(key, this.#turn);
  }

  #mayBegin(caller: Caller): boolean {
    const { atOncePerPerson, atOncePerAgency } = this.#shares();
    return (
      this.#running.length < this.#limits.atOnce && !isTaken(this.#running, caller, atOncePerPerson, atOncePerAgency)
    );
  }

  /** Picks the agency, then the person, that has waited longest for a turn; among these the first who came. */
  #next(): Waiting | undefined {
    const { atOnce } = this.#limits;
    if (this.#running.length >= atOnce) return undefined;
    // A caller that holds one and needs another would else wait for itself.
    const second = this.#waiting.find(({ caller }) => this.#running.includes(caller));
    if (second) return second;
    const { atOncePerPerson, atOncePerAgency } = this.#shares();
    const may = this.#waiting.filter(({ caller }) => !isTaken(this.#running, caller, atOncePerPerson, atOncePerAgency));
    const lastOf = ({ caller }: Waiting) => keysOf(caller).map((key) => this.#served.get(key) ?? 0);
    return may
      .map((waiting) => ({ waiting, last: lastOf(waiting) }))
      .toSorted((one, other) => (one.last[0] ?? 0) - (other.last[0] ?? 0) || (one.last[1] ?? 0) - (other.last[1] ?? 0))
      .at(0)?.waiting;
  }

  #notice({ agency, person = '', isServer }: Caller): void {
    if (isServer || this.#limits.aloneAfterMs === undefined) return;
    const now = this.#clock();
    const company = this.#company;
    const isOther = agency !== company.agency;
    this.#company = {
      agency,
      person,
      agencySince: isOther ? now : company.agencySince,
      personSince: isOther || person !== company.person ? now : company.personSince,
    };
  }

  #shares() {
    const { atOncePerPerson = NO_LIMIT, atOncePerAgency = NO_LIMIT, aloneAfterMs = NO_LIMIT } = this.#limits;
    const alone = this.#clock() - aloneAfterMs;
    const { agencySince, personSince } = this.#company;
    return {
      atOncePerAgency: agencySince < alone ? NO_LIMIT : atOncePerAgency,
      atOncePerPerson: personSince < alone ? NO_LIMIT : atOncePerPerson,
    };
  }

  #forget(): void {
    if (this.#running.length + this.#waiting.length === 0) {
      this.#served.clear();
      return;
    }
    const here = new Set([...this.#running, ...this.#waiting.map(({ caller }) => caller)].flatMap(keysOf));
    for (const key of this.#served.keys()) if (!here.has(key)) this.#served.delete(key);
  }
}

const keysOf = ({ agency, person }: Caller): readonly string[] => [agency, `${agency} ${person ?? ''}`];

function isTaken(others: readonly Caller[], { agency, person }: Caller, perPerson: number, perAgency: number): boolean {
  const ofAgency = others.filter((other) => other.agency === agency);
  if (ofAgency.length >= perAgency) return true;
  return person !== undefined && ofAgency.filter((other) => other.person === person).length >= perPerson;
}
