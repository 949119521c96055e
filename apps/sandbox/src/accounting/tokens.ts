import { randomBytes } from 'node:crypto';

interface Session {
  readonly clientId: string;
  readonly endsAt: number;
  isOld: boolean;
}

export const TOKEN_SECONDS = 3600;

/** Who is let in. A restart forgets them, which a caller can not tell from a revocation. */
export class Tokens {
  readonly #sessions = new Map<string, Session>();

  give(clientId: string): string {
    const token = randomBytes(24).toString('base64url');
    this.#sessions.set(token, { clientId, endsAt: Date.now() + TOKEN_SECONDS * 1000, isOld: false });
    return token;
  }

  sessionOf(token: string | undefined): Session | undefined {
    const session = this.#sessions.get(token ?? '');
    return session && session.endsAt > Date.now() ? session : undefined;
  }

  /** Those given so far are marked, so that they can be told from those given after. */
  age(): void {
    for (const session of this.#sessions.values()) session.isOld = true;
  }

  revokeOf(clientId: string): void {
    for (const [token, session] of this.#sessions) if (session.clientId === clientId) this.#sessions.delete(token);
  }
}
