/** The facts about a person on the demo's login page, besides the name. */
export interface DemoCard {
  readonly group?: string;
  readonly label?: string;
  readonly hint?: string | null;
  readonly order?: number;
  /** The provider has not made sure that the address is theirs. */
  readonly isEmailUnverified?: boolean;
}
export const DEMO_SCHEMA = 'urn:gastspiel:demo';
export const USER_SCHEMA = 'urn:ietf:params:scim:schemas:core:2.0:User';

/** A person in the form of SCIM (RFC 7643), which is also how it is kept. */
export interface Account {
  readonly schemas: readonly string[];
  /** The subject in OpenID Connect. */
  readonly id: string;
  readonly userName: string;
  readonly name: { readonly givenName?: string; readonly familyName?: string };
  readonly displayName?: string;
  readonly emails: readonly { readonly value: string; readonly primary?: boolean }[];
  readonly active: boolean;
  /** The scopes that the person's tokens may carry. */
  readonly entitlements: readonly { readonly value: string }[];
  readonly [DEMO_SCHEMA]?: DemoCard;
  readonly meta: { readonly resourceType: 'User'; readonly created: string; readonly lastModified: string };
}

export const emailOf = ({ emails }: Account): string | undefined =>
  (emails.find(({ primary }) => primary) ?? emails[0])?.value;

export const fullNameOf = ({ displayName, name, userName }: Account): string =>
  displayName || [name.givenName, name.familyName].filter(Boolean).join(' ') || userName;

export const claimsOf = (account: Account) => ({
  sub: account.id,
  email: emailOf(account),
  email_verified: !account[DEMO_SCHEMA]?.isEmailUnverified,
  name: fullNameOf(account),
  given_name: account.name.givenName,
  family_name: account.name.familyName,
});
