import type { Account } from '#sandbox/identity/account.ts';
import type { Accounts } from '#sandbox/identity/accounts.ts';
import { ScimError } from '#sandbox/identity/scim/scim-error.ts';

/** The answer to a search; of SCIM's filters those that find one person. */
export function findUsers(accounts: Accounts, query: URLSearchParams, present: (account: Account) => object) {
  const found = matching(accounts, query.get('filter'));
  const startIndex = Math.max(1, Number(query.get('startIndex') ?? 1) || 1);
  const count = Math.max(0, Number(query.get('count') ?? found.length) || 0);
  const page = found.slice(startIndex - 1, startIndex - 1 + count);
  return {
    schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
    totalResults: found.length,
    startIndex,
    itemsPerPage: page.length,
    Resources: page.map(present),
  };
}

function matching(accounts: Accounts, filter: string | null): Account[] {
  if (!filter) return accounts.list();
  const [, attribute = '', quoted = ''] = /^(userName|emails|emails\.value|id) eq (".*")$/i.exec(filter.trim()) ?? [];
  const value = unquote(quoted);
  if (value === undefined) throw new ScimError(400, `this filter is not supported: ${filter}`, 'invalidFilter');
  const find =
    { id: accounts.find, username: accounts.findByUserName }[attribute.toLowerCase()] ?? accounts.findByEmail;
  return [find(value) ?? []].flat();
}

function unquote(quoted: string): string | undefined {
  try {
    return JSON.parse(quoted);
  } catch {
    return undefined;
  }
}
