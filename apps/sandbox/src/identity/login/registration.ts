import { type Account, DEMO_SCHEMA, USER_SCHEMA } from '#sandbox/identity/account.ts';
import { AccountExists, type Accounts } from '#sandbox/identity/accounts.ts';

export const FIELDS = ['givenName', 'familyName', 'email'] as const;
export type Field = (typeof FIELDS)[number];
export type Typed = Readonly<Record<Field, string>>;
export type FieldErrors = Partial<Record<Field, string>>;

const EMPTY: Typed = { givenName: '', familyName: '', email: '' };
const MAX_LENGTH = 256;

export const typedIn = (form?: URLSearchParams): Typed => ({
  ...EMPTY,
  ...Object.fromEntries(FIELDS.map((field) => [field, form?.get(field)?.trim() ?? ''])),
});

/** Creates the account, or answers what is wrong with each field. */
export function register(accounts: Accounts, typed: Typed, isEmailUnverified = false): Account | FieldErrors {
  const errors = errorsIn(typed);
  if (Object.keys(errors).length > 0) return errors;
  const { givenName, familyName, email } = typed;
  try {
    return accounts.create({
      schemas: [USER_SCHEMA],
      userName: email,
      name: { givenName, familyName },
      emails: [{ value: email, primary: true }],
      active: true,
      entitlements: [],
      ...(isEmailUnverified && { [DEMO_SCHEMA]: { isEmailUnverified } }),
    });
  } catch (error) {
    if (error instanceof AccountExists) return { email: 'Mit dieser E-Mail-Adresse gibt es schon ein Konto.' };
    throw error;
  }
}

function errorsIn({ givenName, familyName, email }: Typed): FieldErrors {
  const tooLong = `Höchstens ${MAX_LENGTH} Zeichen.`;
  const errors: FieldErrors = {};
  if (givenName === '') errors.givenName = 'Bitte den Vornamen eingeben.';
  if (familyName === '') errors.familyName = 'Bitte den Nachnamen eingeben.';
  if (!/^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(email)) errors.email = 'Bitte eine gültige E-Mail-Adresse eingeben.';
  for (const [field, value] of Object.entries({ givenName, familyName, email })) {
    if (value.length > MAX_LENGTH) errors[field as Field] = tooLong;
  }
  return errors;
}
