import type { Classification, FailureKind } from '@gastspiel/domain/failures/failure.ts';
import { vi } from 'vitest';
import { tokenStore } from '#platform/session/tokens.ts';

/** A request as it reached the server. */
interface Received {
  readonly operation: string;
  readonly variables: Record<string, unknown>;
  readonly key: string | null;
}

type Answer = object | Promise<object>;
type Answers = Readonly<Record<string, (variables: Record<string, never>) => Answer>>;

/** The answer gets lost on its way; whether something was done is for the test to say. */
export const LOST = { isLost: true };

/** The server says no. */
export const refusal = (
  { message, ...extensions }: FailureKind | { readonly message: string; readonly classification: Classification },
  fields?: Readonly<Record<string, string>>,
) => ({ refusal: { message, extensions: { ...extensions, ...(fields && { fields }) } } });

/**
 * A server in the place of the network: it answers each operation by its name (a file by its path) with data, a `refusal` or
 * `LOST`, and remembers what it received. An operation that it does not know fails the test.
 */
export function aServer(answers: Answers) {
  const received: Received[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const asked = init.body && !(init.body instanceof Blob) ? String(init.body) : undefined;
    const { query = '', variables = {} } = asked ? JSON.parse(asked) : {};
    const operation = /(?:query|mutation) (\w+)/.exec(query)?.[1] ?? url;
    received.push({ operation, variables, key: new Headers(init.headers).get('idempotency-key') });
    const answer = await answers[operation]?.(variables);
    if (!answer) throw new Error(`the server of this test knows no ${operation}`);
    if (answer === LOST) throw new TypeError('Failed to fetch');
    if ('refusal' in answer) return Response.json({ data: null, errors: [answer.refusal] });
    return Response.json(asked ? { data: answer } : answer);
  });
  vi.stubGlobal('XMLHttpRequest', uploadsTo(received, answers));
  return { received, of: (operation: string) => received.filter((call) => call.operation === operation) };
}

/** The part of a request that a file leaves by: half of it has left when the server is asked, all of it when it answers. */
const uploadsTo = (received: Received[], answers: Answers) =>
  class extends EventTarget {
    readonly upload = new EventTarget();
    status = 0;
    responseText = '';
    #url = '';
    open(_method: string, url: string) {
      this.#url = url;
    }
    setRequestHeader() {}
    getResponseHeader() {
      return 'text/plain';
    }
    abort() {
      this.dispatchEvent(new Event('abort'));
    }
    async send(file: File) {
      const left = (loaded: number) =>
        this.upload.dispatchEvent(new ProgressEvent('progress', { loaded, total: file.size }));
      received.push({ operation: this.#url, variables: {}, key: null });
      left(file.size / 2);
      const answer = await answers[this.#url]?.({} as Record<string, never>);
      if (!answer) throw new Error(`the server of this test knows no ${this.#url}`);
      if (answer === LOST) return this.dispatchEvent(new Event('error'));
      left(file.size);
      this.status = 'refusal' in answer ? 403 : 200;
      this.responseText = 'refusal' in answer ? String(answer.refusal) : JSON.stringify(answer);
      return this.dispatchEvent(new Event('load'));
    }
  };

/** Gives the browser a token, as a login would. */
export function signIn(): void {
  const tomorrow = Date.now() / 1000 + 86_400;
  const tokens = { accessToken: 'token', refreshToken: undefined, idToken: undefined, claims: undefined };
  tokenStore.save({ ...tokens, expiresAt: tomorrow });
}
