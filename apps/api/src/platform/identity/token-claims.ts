/** The content of a valid access token. Role, state and tenant are never read from it: the database knows them. */
export interface TokenClaims {
  /** The name under which the provider's people are stored; the same for every token. */
  readonly issuer: string;
  readonly subject: string;
  readonly scopes: ReadonlySet<string>;
}

export interface VerifiedClaims extends TokenClaims {
  readonly expiresAt: Date;
}
