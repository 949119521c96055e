import { DatabaseUnavailable } from '#platform/database/database-errors.ts';

/** The request has used up its time or its statements; whatever it held of the database is cut. */
export class AllowanceExceeded extends DatabaseUnavailable {
  override readonly name = 'AllowanceExceeded';
}

export interface AllowanceLimits {
  /** From the first byte of work to the answer. */
  readonly ms: number;
  /**
   * The statements that the reads of one request may ask, if limited; see DOCUMENT_LIMITS.statements, which refuses beforehand.
   */
  readonly statements?: number;
}

/**
 * The share of the database that one request may take. When its time is up, its connections are cut and its sessions ended:
 * nothing of it runs on for an answer that nobody waits for.
 */
export class Allowance {
  readonly #held = new Set<() => void>();
  readonly #timer: NodeJS.Timeout;
  readonly #expiry = Promise.withResolvers<never>();
  #statementsLeft: number;
  #isOver = false;

  constructor({ ms, statements = Number.POSITIVE_INFINITY }: AllowanceLimits) {
    this.#statementsLeft = statements;
    this.#timer = setTimeout(() => this.#expire(), ms);
    this.#expiry.promise.catch(() => undefined);
  }

  /** Rejects when the time is up. */
  get expiry(): Promise<never> {
    return this.#expiry.promise;
  }

  /** The request has its answer. */
  end(): void {
    clearTimeout(this.#timer);
  }

  /** A connection is held until the returned function is called; `cut` is called when the time is up before. */
  hold(cut: () => void): () => void {
    this.assertTimeLeft();
    this.#held.add(cut);
    return () => this.#held.delete(cut);
  }

  assertTimeLeft(): void {
    if (this.#isOver) throw new AllowanceExceeded('the time of the request is up');
  }

  spendStatement(): void {
    this.#statementsLeft -= 1;
    if (this.#statementsLeft < 0) throw new AllowanceExceeded('the request makes too many statements');
  }

  #expire(): void {
    this.#isOver = true;
    for (const cut of this.#held) cut();
    this.#held.clear();
    this.#expiry.reject(new AllowanceExceeded('the time of the request is up'));
  }
}

/** Work that somebody waits for: when it is late they are told so, and what it held of the database is cut. */
export async function withinAllowance<Bound, T>(
  database: { within(allowance: Allowance): Bound },
  limits: AllowanceLimits,
  work: (bound: Bound) => Promise<T>,
): Promise<T> {
  const allowance = new Allowance(limits);
  try {
    return await Promise.race([work(database.within(allowance)), allowance.expiry]);
  } finally {
    allowance.end();
  }
}
