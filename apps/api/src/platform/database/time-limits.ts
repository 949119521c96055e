/**
 * How long things may take. Whoever asks is answered within ten seconds, whatever the database does: also when it says
 * nothing at all. Jobs and files have nobody who waits; only their single statements are limited, by the database itself.
 */
export const TIME_LIMITS = {
  /** From the request to its answer; the connections of one that is late are cut. */
  requestMs: 9000,
  /** The same for /readyz: balancers give up early. */
  readinessMs: 2000,
  /** Until a host of the database has answered; then the next one is tried. */
  connectMs: 5000,
  /** One statement, as the database counts it. */
  statementMs: 15_000,
  /** One wait for a row or table that somebody else holds. */
  lockMs: 5000,
  /** A transaction in which nobody asks anything. */
  idleTransactionMs: 15_000,
} as const;
