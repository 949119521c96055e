import type { VerifiedClaims } from '#platform/identity/token-claims.ts';

/** The same bytes have the same signature: a busy browser's token is checked in full once in this time. */
const REMEMBER_MS = 60_000;
const MAX_REMEMBERED = 10_000;

/** The claims of tokens that were checked a moment ago, never beyond their expiry. */
export class RememberedTokens {
  readonly #tokens = new Map<string, { readonly claims: VerifiedClaims; readonly untilMs: number }>();

  claimsOf(token: string): VerifiedClaims | undefined {
    const known = this.#tokens.get(token);
    if (known && known.untilMs > Date.now()) return known.claims;
    this.#tokens.delete(token);
    return undefined;
  }

  remember(token: string, claims: VerifiedClaims): void {
    // The oldest goes: a map keeps the order of insertion.
    const oldest = this.#tokens.size >= MAX_REMEMBERED ? this.#tokens.keys().next().value : undefined;
    if (oldest !== undefined) this.#tokens.delete(oldest);
    this.#tokens.set(token, { claims, untilMs: Math.min(claims.expiresAt.getTime(), Date.now() + REMEMBER_MS) });
  }
}
