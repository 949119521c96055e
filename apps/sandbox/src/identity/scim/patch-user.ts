import { isObject } from '#sandbox/http/read-body.ts';
import { type Account, DEMO_SCHEMA, USER_SCHEMA } from '#sandbox/identity/account.ts';
import { ScimError } from '#sandbox/identity/scim/scim-error.ts';

type Attributes = Record<string, unknown>;
type Op = 'add' | 'replace' | 'remove';

const PATCHABLE = ['userName', 'name', 'displayName', 'active', 'emails', 'entitlements', DEMO_SCHEMA];

/** Applies the operations of a PATCH (RFC 7644, section 3.5.2), all of them or, by an error, none. */
export function patchUser(account: Account, body: Attributes): Attributes {
  const operations = body['Operations'];
  if (!Array.isArray(operations) || !operations.every(isObject)) {
    throw new ScimError(400, 'Operations are missing', 'invalidSyntax');
  }
  const user: Attributes = structuredClone({ ...account });
  for (const { op, path, value } of operations) {
    const name = String(op).toLowerCase();
    if (name !== 'add' && name !== 'replace' && name !== 'remove') {
      throw new ScimError(400, `unknown operation: ${op}`, 'invalidSyntax');
    }
    if (typeof path === 'string') change(user, name, path, value);
    else if (isObject(value)) for (const [key, part] of Object.entries(value)) change(user, name, key, part);
    else throw new ScimError(400, 'an operation without path needs an object as value', 'invalidValue');
  }
  return user;
}

function change(user: Attributes, op: Op, path: string, value: unknown): void {
  const [attribute, part] = segmentsOf(path);
  if (!PATCHABLE.includes(attribute)) throw new ScimError(400, `unknown path: ${path}`, 'invalidPath');
  if (part === undefined) {
    if (op === 'remove') delete user[attribute];
    else user[attribute] = op === 'add' ? sum(user[attribute], value) : value;
    return;
  }
  const inner: Attributes = isObject(user[attribute]) ? user[attribute] : {};
  if (op === 'remove') delete inner[part];
  else inner[part] = value;
  user[attribute] = inner;
}

/** `name.givenName` and `urn:gastspiel:demo:hint` name a part of an attribute, `active` a whole one. */
function segmentsOf(path: string): [attribute: string, part: string | undefined] {
  const local = path.startsWith(`${USER_SCHEMA}:`) ? path.slice(USER_SCHEMA.length + 1) : path;
  if (local === DEMO_SCHEMA) return [DEMO_SCHEMA, undefined];
  if (local.startsWith(`${DEMO_SCHEMA}:`)) return [DEMO_SCHEMA, local.slice(DEMO_SCHEMA.length + 1)];
  const [attribute = '', part] = local.split('.');
  return [attribute, part];
}

/** `add` appends to a list what it does not hold yet, and completes an object. */
function sum(old: unknown, value: unknown): unknown {
  if (isObject(old) && isObject(value)) return { ...old, ...value };
  if (!Array.isArray(old)) return value;
  const known = new Set(old.map((entry) => entry.value));
  return [...old, ...[value].flat().filter((entry) => !isObject(entry) || !known.has(entry['value']))];
}
