import { answerJson, type Route } from '#sandbox/http/exchange.ts';
import { backToPage, ownForm } from '#sandbox/http/own-form.ts';
import { readJson } from '#sandbox/http/read-body.ts';

export const OPERATIONS = ['token', 'cost-centres', 'employees', 'register', 'times', 'line', 'delete'] as const;
export type Operation = (typeof OPERATIONS)[number];

/**
 * `hold` lets requests wait until it is told something else; `drop` cuts the connection before the work, `lose-answer`
 * after it; `expire-tokens` refuses those that were given before; `change-while-reading` hires somebody between two pages.
 */
export const MODES = [
  'accept',
  'wrong-credentials',
  'no-cost-centres',
  'too-many-requests',
  'unavailable',
  'server-error',
  'bad-gateway',
  'hold',
  'drop',
  'lose-answer',
  'expire-tokens',
  'garbage',
  'huge',
  'reject-lines',
  'change-while-reading',
] as const;
export type Mode = (typeof MODES)[number];

export const REJECTIONS = [
  'UNKNOWN_EMPLOYEE',
  'EMPLOYEE_LEFT',
  'UNKNOWN_COST_CENTRE',
  'PERIOD_CLOSED',
  'STALE_VERSION',
  'INVALID_LINE',
] as const;
export type Rejection = (typeof REJECTIONS)[number];

/** Modes that make sense at one operation alone. */
const HOME: Partial<Record<Mode, Operation>> = {
  'wrong-credentials': 'token',
  'no-cost-centres': 'cost-centres',
  'reject-lines': 'times',
  'change-while-reading': 'employees',
};

export interface Orders {
  readonly mode: Mode;
  /** At this operation alone. */
  readonly operation?: Operation;
  /** The number of requests that fail; then all is well again. */
  readonly times?: number;
  /** The wait that `too-many-requests` and `unavailable` ask for, and whether they write it as a date. */
  readonly retryAfterSeconds: number;
  readonly retryAfterAsDate: boolean;
  /** The code of `reject-lines`. */
  readonly code: Rejection;
}

const ORDERLY: Orders = { mode: 'accept', retryAfterSeconds: 1, retryAfterAsDate: false, code: 'INVALID_LINE' };

/** How the system treats callers at the moment. */
export class AccountingBehaviour {
  #orders = ORDERLY;
  #changed = Promise.withResolvers<void>();

  get orders(): Orders {
    return this.#orders;
  }

  set(orders: Orders): void {
    this.#orders = orders;
    this.#changed.resolve();
    this.#changed = Promise.withResolvers<void>();
  }

  /** The orders for a request, once it is time to do anything; `left` settles when the caller is gone. */
  async ordersFor(operation: Operation, isFirstPage: boolean, left: Promise<unknown>): Promise<Orders | undefined> {
    const hasLeft = left.then(() => true);
    for (;;) {
      const orders = this.#take(operation, isFirstPage);
      if (orders.mode !== 'hold') return orders;
      if (await Promise.race([this.#changed.promise, hasLeft])) return undefined;
    }
  }

  #take(operation: Operation, isFirstPage: boolean): Orders {
    const orders = this.#orders;
    const place = HOME[orders.mode] ?? orders.operation;
    if (place !== undefined && place !== operation) return ORDERLY;
    // Nobody notices a change before the first page.
    if (orders.mode === 'change-while-reading' && isFirstPage) return ORDERLY;
    if (orders.times !== undefined) this.#orders = orders.times > 1 ? { ...orders, times: orders.times - 1 } : ORDERLY;
    return orders;
  }
}

/** For tests, as JSON; for people, from the form of the page. `expire` is told when the tokens given so far are to end. */
export function behaviourRoute(behaviour: AccountingBehaviour, expire: () => void): Route {
  return async (exchange) => {
    const { request, url } = exchange;
    const isForm = url.pathname === '/behaviour';
    if (request.method !== 'POST' || (!isForm && url.pathname !== '/api/behaviour')) return false;
    const orders = ordersIn(isForm ? await ownForm(exchange) : ((await readJson(exchange)) ?? {}));
    if (typeof orders === 'string') return answerJson(exchange, 400, { error: orders });
    if (orders.mode === 'expire-tokens') expire();
    behaviour.set(orders);
    return isForm ? backToPage(exchange) : answerJson(exchange, 200, orders);
  };
}

/** The orders, or what is wrong with them. */
function ordersIn(given: Record<string, unknown>): Orders | string {
  const mode = MODES.find((name) => name === given['mode']);
  if (!mode) return `mode must be one of ${MODES.join(', ')}`;
  const operation = OPERATIONS.find((name) => name === given['operation']);
  if (given['operation'] && !operation) return `operation must be one of ${OPERATIONS.join(', ')}`;
  const code = REJECTIONS.find((name) => name === given['code']);
  if (given['code'] && !code) return `code must be one of ${REJECTIONS.join(', ')}`;
  const times = Number(given['times'] || 0);
  return {
    ...ORDERLY,
    mode,
    ...(operation && { operation }),
    ...(times > 0 && { times }),
    ...(code && { code }),
    ...(given['retryAfterSeconds'] !== undefined && { retryAfterSeconds: Number(given['retryAfterSeconds']) }),
    retryAfterAsDate: String(given['retryAfterAsDate']) === 'true',
  };
}
