import type { Platform } from '@gastspiel/domain/devices/device-ticket.ts';
import type { TypedDocument } from '#platform/graphql/graphql.ts';
import { type Answer, errorIn, unreachable } from './api-error.ts';
import { apiHeaders } from './api-headers.ts';
import { type Call, toCall } from './call.ts';

/** The executor's needs from its surroundings. */
export interface ExecutorPorts {
  readonly fetch: (path: string, init: RequestInit) => Promise<Response>;
  readonly platform: Platform;
  readonly tenantId: () => string | undefined;
  /** Undefined where nobody is signed in. */
  readonly getAccessToken: () => Promise<string | undefined>;
  readonly renewAccessToken: () => Promise<string>;
  readonly startFreshLogin: () => void;
  readonly tickets: { read(): string | null; refuse(sent: string | null): string | null };
  readonly showDeviceInUse: () => void;
  readonly warn: (message: string, cause: unknown) => void;
}

const TIMEOUT_MS = 30_000;

/** Makes the functions that send GraphQL requests with token and ticket, and answer data or throw an ApiError. */
export function createExecutor(ports: ExecutorPorts) {
  /** Sends a query. */
  async function execute<Result, Variables>(
    document: TypedDocument<Result, Variables>,
    variables: Variables,
    { signal }: { signal?: AbortSignal } = {},
  ): Promise<Result> {
    const call = toCall(document, variables);
    return (await run(call, await ports.getAccessToken(), { signal, mayRetry: true })) as Result;
  }

  /** Sends a mutation under the key of its attempt. */
  async function mutate<Result, Variables>(
    document: TypedDocument<Result, Variables>,
    variables: Variables,
    key: string,
  ): Promise<Result> {
    const call = toCall(document, variables, key);
    return (await run(call, await ports.getAccessToken(), { signal: undefined, mayRetry: true })) as Result;
  }

  async function run(call: Call, token: string | undefined, { signal, mayRetry }: RunOptions): Promise<unknown> {
    const ticket = ports.tickets.read();
    const answer = await send(call, token, ticket, signal);
    const error = errorIn(answer);
    if (!error) return answer.body?.data;

    if (error.classification === 'DEVICE_TICKET_INVALID') {
      const renewedElsewhere = ports.tickets.refuse(ticket);
      if (renewedElsewhere === null) ports.showDeviceInUse();
      else if (mayRetry && !call.isMutation) return run(call, token, { signal, mayRetry: false });
    } else if (error.classification === 'UNAUTHORIZED') {
      // Refused before anything was done, so that a mutation may be sent again too.
      if (mayRetry && token !== undefined)
        return run(call, await ports.renewAccessToken(), { signal, mayRetry: false });
      ports.startFreshLogin();
    }
    ports.warn('The API refused a call', error);
    throw error;
  }

  async function send(
    call: Call,
    token: string | undefined,
    ticket: string | null,
    signal?: AbortSignal,
  ): Promise<Answer> {
    const timeout = AbortSignal.timeout(TIMEOUT_MS);
    try {
      const response = await ports.fetch('/graphql', {
        method: 'POST',
        body: call.body,
        headers: {
          ...call.headers,
          ...apiHeaders({ platform: ports.platform, token, ticket, tenantId: ports.tenantId() }),
        },
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      });
      const text = await response.text();
      return { status: response.status, body: parseBody(text) };
    } catch (cause) {
      // A screen that was left has no use for an error.
      signal?.throwIfAborted();
      throw unreachable(cause);
    }
  }

  return { execute, mutate };
}

interface RunOptions {
  readonly signal: AbortSignal | undefined;
  readonly mayRetry: boolean;
}

function parseBody(text: string): Answer['body'] {
  try {
    return JSON.parse(text) as Answer['body'];
  } catch {
    return undefined;
  }
}
