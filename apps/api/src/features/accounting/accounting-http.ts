import type { AccountingProblem } from '@gastspiel/domain/accounting/accounting-problems.ts';
import { readBounded, retryAt } from '#platform/http/outside-answer.ts';

/** The means to speak with the accounting system of one tenant. */
export interface AccountingAccess {
  readonly url: string;
  readonly clientId: string;
  readonly code: string;
  readonly userName: string;
  readonly password: string;
  readonly timeoutMs: number;
  /** The server is told to stop. */
  readonly signal?: AbortSignal;
}

/** It could not be worked with. Says nothing of what was sent: that holds people's data and secrets. */
export class AccountingUnavailable extends Error {
  override readonly name = 'AccountingUnavailable';
  readonly problem: AccountingProblem;
  /** When the system wants to be asked again. */
  readonly retryAt: Date | undefined;

  constructor(problem: AccountingProblem, retryAt?: Date) {
    super(`the accounting system: ${problem}`);
    this.problem = problem;
    this.retryAt = retryAt;
  }
}

export interface Asked {
  readonly method?: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}
export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** A page of 500 employees has about 150 kB. */
const MAX_BYTES = 2 * 1024 * 1024;
const DEFAULT_WAIT_MS = 5000;

/** One request. Whatever is no answer is told as what it is. */
export async function send({ url, timeoutMs, signal }: AccountingAccess, asked: Asked): Promise<Answer> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(`${url}${asked.path}`, {
      method: asked.method ?? 'GET',
      headers: {
        accept: 'application/json',
        ...(asked.body ? { 'content-type': 'application/json' } : {}),
        ...asked.headers,
      },
      ...(asked.body ? { body: JSON.stringify(asked.body) } : {}),
      redirect: 'error',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    const { status } = response;
    if (status === 429 || status === 503)
      throw new AccountingUnavailable('BUSY', retryAt(response) ?? new Date(Date.now() + DEFAULT_WAIT_MS));
    if (status === 408 || status >= 500) throw new AccountingUnavailable('UNREACHABLE');
    return { status, body: await jsonIn(response) };
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof AccountingUnavailable) throw error;
    throw new AccountingUnavailable(timeout.aborted ? 'TOO_SLOW' : 'UNREACHABLE');
  }
}

/** An answer that breaks off may come whole the next time; one that is no JSON will not. */
async function jsonIn(response: Response): Promise<unknown> {
  const body = await readBounded(response, MAX_BYTES);
  try {
    return body === '' ? undefined : JSON.parse(body);
  } catch {
    throw new AccountingUnavailable('UNREADABLE');
  }
}
