import type { Operation } from '#sandbox/accounting/accounting-behaviour.ts';
import { answerJson, type Exchange, type Route } from '#sandbox/http/exchange.ts';

export interface LoggedRequest {
  readonly at: string;
  readonly method: string;
  readonly path: string;
  /** The answered status; `cut` when the connection was, `left` when the caller did not wait, null as long as it is open. */
  status: number | 'cut' | 'left' | null;
}

const KEPT = 500;

/** Who called. Neither headers nor bodies: they hold tokens, passwords and people. */
export class RequestLog {
  readonly #requests: LoggedRequest[] = [];
  readonly #totals = new Map<Operation, number>();

  begin({ request, url }: Exchange, operation: Operation): LoggedRequest {
    const entry: LoggedRequest = {
      at: new Date().toISOString(),
      method: request.method ?? '',
      path: `${url.pathname}${url.search}`,
      status: null,
    };
    this.#requests.push(entry);
    this.#requests.splice(0, this.#requests.length - KEPT);
    this.#totals.set(operation, (this.#totals.get(operation) ?? 0) + 1);
    return entry;
  }

  /** The newest first. */
  get requests(): readonly LoggedRequest[] {
    return this.#requests.toReversed();
  }

  get totals(): Readonly<Partial<Record<Operation, number>>> {
    return Object.fromEntries(this.#totals);
  }
}

export const requestsRoute =
  (log: RequestLog): Route =>
  (exchange) =>
    exchange.url.pathname === '/api/requests' &&
    answerJson(exchange, 200, { requests: log.requests, totals: log.totals });
