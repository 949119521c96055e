import { createHash, timingSafeEqual } from 'node:crypto';
import { answerJson, type Exchange, pathBelow, type Route } from '#sandbox/http/exchange.ts';
import { readJson } from '#sandbox/http/read-body.ts';
import type { Account } from '#sandbox/identity/account.ts';
import { AccountExists, type Accounts } from '#sandbox/identity/accounts.ts';
import { findUsers } from '#sandbox/identity/scim/find-users.ts';
import { patchUser } from '#sandbox/identity/scim/patch-user.ts';
import { readUser } from '#sandbox/identity/scim/read-user.ts';
import { answerScimError, SCIM_JSON, ScimError } from '#sandbox/identity/scim/scim-error.ts';

const PATH = '/scim/v2';

/** The administration of accounts in the standard way (SCIM 2.0), so that any other provider can take this one's place. */
export function scimRoutes(issuer: string, accounts: Accounts, adminToken: string): Route {
  const locationOf = ({ id }: Account) => `${issuer}${PATH}/Users/${id}`;
  const present = (account: Account) => ({ ...account, meta: { ...account.meta, location: locationOf(account) } });
  const answer = (exchange: Exchange, status: number, body?: unknown) => answerJson(exchange, status, body, SCIM_JSON);

  async function users(exchange: Exchange): Promise<true> {
    if (exchange.request.method === 'GET') {
      return answer(exchange, 200, findUsers(accounts, exchange.url.searchParams, present));
    }
    if (exchange.request.method !== 'POST') throw new ScimError(405, 'method not allowed');
    const account = accounts.create(readUser(await bodyOf(exchange)));
    exchange.response.setHeader('location', locationOf(account));
    return answer(exchange, 201, present(account));
  }

  async function user(exchange: Exchange, id: string): Promise<true> {
    const body = hasBody(exchange) ? await bodyOf(exchange) : {};
    const account = accounts.find(id);
    if (!account) throw new ScimError(404, `user ${id} not found`);
    const save = (attributes: Record<string, unknown>) =>
      answer(exchange, 200, present(accounts.update({ ...readUser(attributes), id, meta: account.meta })));
    switch (exchange.request.method) {
      case 'GET':
        return answer(exchange, 200, present(account));
      case 'PUT':
        return save(body);
      case 'PATCH':
        return save(patchUser(account, body));
      case 'DELETE':
        accounts.remove(id);
        return answer(exchange, 204);
      default:
        throw new ScimError(405, 'method not allowed');
    }
  }

  return async (exchange) => {
    const path = pathBelow(PATH, exchange);
    if (!path) return false;
    try {
      if (!isAdmin(exchange, adminToken)) throw new ScimError(401, 'the bearer token is missing or wrong');
      const [kind, id, ...more] = path;
      if (kind !== 'Users' || more.length > 0) throw new ScimError(404, 'no such endpoint');
      return id === undefined ? await users(exchange) : await user(exchange, id);
    } catch (error) {
      if (error instanceof ScimError) return answerScimError(exchange, error);
      if (!(error instanceof AccountExists)) throw error;
      return answerScimError(exchange, new ScimError(409, 'userName or e-mail is taken', 'uniqueness'));
    }
  };
}

const hasBody = ({ request }: Exchange) => request.method === 'PUT' || request.method === 'PATCH';

async function bodyOf(exchange: Exchange): Promise<Record<string, unknown>> {
  const body = await readJson(exchange);
  if (!body) throw new ScimError(400, 'the body is not a JSON object', 'invalidSyntax');
  return body;
}

function isAdmin({ request }: Exchange, adminToken: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(request.headers.authorization ?? ''), digest(`Bearer ${adminToken}`));
}
