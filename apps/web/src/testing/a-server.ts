import type { Classification, FailureKind } from '@gastspiel/domain/failures/failure.ts';
import { User } from 'oidc-client-ts';
import { vi } from 'vitest';
import { openUserManager } from '#platform/session/user-manager.ts';

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
 * A server in the place of the network: it answers each operation by its name with data, a `refusal` or `LOST`, and
 * remembers what it received. An operation that it does not know fails the test.
 */
export function aServer(answers: Answers) {
  const received: Received[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (url === '/settings.json') return Response.json(SETTINGS);
    const { query, variables } = JSON.parse(String(init.body));
    const operation = /(?:query|mutation) (\w+)/.exec(query)?.[1] ?? '';
    received.push({ operation, variables, key: new Headers(init.headers).get('idempotency-key') });
    const answer = await answers[operation]?.(variables);
    if (!answer) throw new Error(`the server of this test knows no ${operation}`);
    if (answer === LOST) throw new TypeError('Failed to fetch');
    if ('refusal' in answer) return Response.json({ data: null, errors: [answer.refusal] });
    return Response.json({ data: answer });
  });
  return { received, of: (operation: string) => received.filter((call) => call.operation === operation) };
}

/** Gives the browser a token, as a login would. */
export async function signIn(): Promise<void> {
  const manager = await openUserManager();
  const profile = { sub: 'me', iss: SETTINGS.oidc.authority, aud: SETTINGS.oidc.clientId, exp: 0, iat: 0 };
  const tomorrow = Math.floor(Date.now() / 1000) + 86_400;
  await manager.storeUser(
    new User({ access_token: 'token', token_type: 'Bearer', profile, expires_at: tomorrow, session_state: null }),
  );
}

const SETTINGS = {
  oidc: { authority: 'https://login.example', clientId: 'web', audience: 'api' },
};
