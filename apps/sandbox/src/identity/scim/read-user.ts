import { isObject } from '#sandbox/http/read-body.ts';
import { type Account, DEMO_SCHEMA, USER_SCHEMA } from '#sandbox/identity/account.ts';
import type { NewAccount } from '#sandbox/identity/accounts.ts';
import { ScimError } from '#sandbox/identity/scim/scim-error.ts';

/** Checks a user that came in and keeps the attributes we know; others are ignored, as SCIM allows. */
export function readUser(body: Record<string, unknown>): NewAccount {
  const { userName, name = {}, displayName, active = true, entitlements = [], [DEMO_SCHEMA]: demo } = body;
  if (typeof userName !== 'string' || userName.trim() === '') throw invalid('userName is required');
  const { emails = userName.includes('@') ? [{ value: userName, primary: true }] : [] } = body;
  if (!isObject(name) || !Object.values(name).every((part) => typeof part === 'string')) throw invalid('name');
  if (displayName !== undefined && typeof displayName !== 'string') throw invalid('displayName');
  if (typeof active !== 'boolean') throw invalid('active');
  if (!isListOfValues(entitlements)) throw invalid('entitlements');
  if (!isListOfValues(emails)) throw invalid('emails');
  if (demo !== undefined && !isObject(demo)) throw invalid(DEMO_SCHEMA);
  return {
    schemas: [USER_SCHEMA, ...(demo ? [DEMO_SCHEMA] : [])],
    userName,
    name: name as Account['name'],
    ...(displayName !== undefined && { displayName }),
    emails,
    active,
    entitlements,
    ...(demo && { [DEMO_SCHEMA]: demo }),
  };
}

const invalid = (detail: string) => new ScimError(400, `invalid value: ${detail}`, 'invalidValue');

const isListOfValues = (list: unknown): list is { value: string }[] =>
  Array.isArray(list) && list.every((entry) => isObject(entry) && typeof entry['value'] === 'string');
