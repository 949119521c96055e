import type { AccountingBehaviour, Operation, Orders } from '#sandbox/accounting/accounting-behaviour.ts';
import { type Answer, problem } from '#sandbox/accounting/answer.ts';
import type { Books, Client, Employee } from '#sandbox/accounting/books.ts';
import { registerEmployee, shownEmployee } from '#sandbox/accounting/register-employee.ts';
import type { RequestLog } from '#sandbox/accounting/request-log.ts';
import { isClosed, takeLines } from '#sandbox/accounting/take-lines.ts';
import { TOKEN_SECONDS, type Tokens } from '#sandbox/accounting/tokens.ts';
import { answerHtml, answerJson, cutConnection, type Exchange, pathBelow, type Route } from '#sandbox/http/exchange.ts';
import { readJson } from '#sandbox/http/read-body.ts';

export const API = '/api/v1';
const MOST_EMPLOYEES = 500;

interface Parts {
  readonly books: Books;
  readonly behaviour: AccountingBehaviour;
  readonly tokens: Tokens;
  readonly log: RequestLog;
}

interface Call {
  readonly operation: Operation;
  readonly clientId: string;
  readonly externalId: string;
}

const OPERATION_AT: Readonly<Record<string, Operation>> = {
  'GET cost-centres': 'cost-centres',
  'GET employees': 'employees',
  'POST employees': 'register',
  'POST times': 'times',
  'GET times/line': 'line',
  'DELETE times/line': 'delete',
};

function callIn(method: string | undefined, path: readonly string[]): Call | undefined {
  if (method === 'POST' && path.length === 1 && path[0] === 'token') {
    return { operation: 'token', clientId: '', externalId: '' };
  }
  const [word, clientId, what, externalId, ...rest] = path;
  const operation = OPERATION_AT[`${method} ${what}${externalId === undefined ? '' : '/line'}`];
  if (word !== 'clients' || clientId === undefined || operation === undefined || rest.length > 0) return undefined;
  return { operation, clientId, externalId: externalId ?? '' };
}

/** The system as those who call it see it: `docs/interfaces/accounting-system.openapi.yaml`. */
export function accountingRoute(parts: Parts): Route {
  const { behaviour, log } = parts;
  return async (exchange) => {
    const { request, response, url } = exchange;
    const path = pathBelow(API, exchange);
    if (!path) return false;
    const call = callIn(request.method, path);
    if (!call) return answerJson(exchange, 404, { code: 'NOT_FOUND' });
    const entry = log.begin(exchange, call.operation);
    const left = Promise.withResolvers<void>();
    response.on('close', () => {
      entry.status ??= response.writableEnded ? response.statusCode : 'left';
      left.resolve();
    });
    const isFirstPage = Number(url.searchParams.get('page') ?? 0) === 0;
    const orders = await behaviour.ordersFor(call.operation, isFirstPage, left.promise);
    if (!orders) return true;
    if (orders.mode === 'drop') entry.status = 'cut';
    if (misbehave(exchange, orders)) return true;
    const { status, body } = await answerTo(exchange, call, parts, orders);
    if (orders.mode !== 'lose-answer') return answerJson(exchange, status, body);
    entry.status = 'cut';
    return cutConnection(exchange);
  };
}

/** Fails in the place of the work; false when there is to be work. */
function misbehave(exchange: Exchange, { mode, retryAfterSeconds, retryAfterAsDate }: Orders): boolean {
  const wait = (status: number, code: string): true => {
    const until = new Date(Date.now() + retryAfterSeconds * 1000);
    exchange.response.setHeader('retry-after', retryAfterAsDate ? until.toUTCString() : String(retryAfterSeconds));
    return answerJson(exchange, status, { code });
  };
  if (mode === 'drop') return cutConnection(exchange);
  if (mode === 'too-many-requests') return wait(429, 'TOO_MANY_REQUESTS');
  if (mode === 'unavailable') return wait(503, 'UNAVAILABLE');
  if (mode === 'server-error') return answerJson(exchange, 500, { code: 'INTERNAL_ERROR' });
  if (mode === 'bad-gateway') return answerHtml(exchange, 502, '<h1>502 Bad Gateway</h1>');
  if (mode === 'garbage') return answerHtml(exchange, 200, '<!doctype html><title>Wartung</title><h1>Wartung</h1>');
  return mode === 'huge' && answerJson(exchange, 200, { items: [], filler: 'x'.repeat(20_000_000) });
}

async function answerTo(exchange: Exchange, call: Call, parts: Parts, orders: Orders): Promise<Answer> {
  const { request } = exchange;
  const { books, tokens } = parts;
  const body = request.method === 'POST' ? await readJson(exchange) : undefined;
  if (call.operation === 'token') return giveToken(parts, body ?? {}, orders.mode === 'wrong-credentials');
  const session = tokens.sessionOf(/^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1]);
  if (!session || (orders.mode === 'expire-tokens' && session.isOld)) return problem(401, 'INVALID_TOKEN');
  if (session.clientId !== call.clientId) return problem(403, 'FORBIDDEN');
  const client = books.client(call.clientId);
  if (!client) return problem(404, 'NOT_FOUND');
  return work(exchange, { ...call, client, body, books, orders });
}

function giveToken({ books, tokens }: Parts, given: Readonly<Record<string, unknown>>, isRefused: boolean): Answer {
  const text = (name: string) => String(given[name] ?? '');
  const credentials = { code: text('code'), userName: text('userName'), password: text('password') };
  if (isRefused || !books.isWelcome(text('clientId'), credentials)) return problem(401, 'INVALID_CREDENTIALS');
  return { status: 200, body: { accessToken: tokens.give(text('clientId')), expiresIn: TOKEN_SECONDS } };
}

interface Work extends Call {
  readonly client: Client;
  readonly body: Record<string, unknown> | undefined;
  readonly books: Books;
  readonly orders: Orders;
}

function work({ request, url }: Exchange, { operation, externalId, client, body, books, orders }: Work): Answer {
  const { mode, code } = orders;
  switch (operation) {
    case 'cost-centres':
      return { status: 200, body: { items: mode === 'no-cost-centres' ? [] : books.costCentres(client.id) } };
    case 'employees':
      if (mode === 'change-while-reading') hireSomebody(books, client.id);
      return employeesPage(books, client.id, url.searchParams);
    case 'register':
      return registerEmployee(books, client.id, request.headers['idempotency-key']?.toString(), body);
    case 'times':
      return takeLines(books, client, body, mode === 'reject-lines' ? code : undefined);
    case 'line': {
      const entry = books.entry(client.id, externalId);
      return entry?.line ? { status: 200, body: { id: entry.id, ...entry.line } } : problem(404, 'NOT_FOUND');
    }
    case 'delete':
      return takeBack(books, client, externalId, url.searchParams.get('version') ?? '');
    case 'token':
      return problem(404, 'NOT_FOUND');
  }
}

function employeesPage(books: Books, clientId: string, query: URLSearchParams): Answer {
  const [page, size] = [Number(query.get('page') ?? 0), Number(query.get('size') ?? 100)];
  if (!Number.isInteger(page) || page < 0) return problem(422, 'INVALID_INPUT', { field: 'page' });
  if (!Number.isInteger(size) || size < 1 || size > MOST_EMPLOYEES) {
    return problem(422, 'INVALID_INPUT', { field: 'size' });
  }
  const items = books.employees(clientId, size, page * size).map(shownEmployee);
  const revision = books.client(clientId)?.revision;
  return { status: 200, body: { items, total: books.countEmployees(clientId), revision } };
}

/** Somebody whose id comes first, so that everybody moves on by one. */
function hireSomebody(books: Books, clientId: string): void {
  const ids = Array.from({ length: 1000 }, (_, number) => `0${String(number).padStart(3, '0')}`);
  const id = ids.find((one) => !books.employee(clientId, one)) ?? '';
  const somebody: Employee = {
    id,
    firstName: 'Neu',
    lastName: `Dazugekommen ${Number(id) + 1}`,
    employment: 'ON_DEMAND',
  };
  books.addEmployee(clientId, somebody);
}

function takeBack(books: Books, client: Client, externalId: string, given: string): Answer {
  if (!/^[1-9]\d{0,14}$/.test(given)) return problem(422, 'INVALID_INPUT', { field: 'version' });
  const version = Number(given);
  const there = books.entry(client.id, externalId);
  if (there?.line) {
    if (version <= there.version) return problem(409, 'STALE_VERSION');
    if (isClosed(client, there.line.date)) return problem(409, 'PERIOD_CLOSED');
  }
  // Also where nothing was: a line that comes late must not stand there after all.
  books.saveEntry(client.id, externalId, Math.max(version, there?.version ?? 0), null);
  return { status: 204 };
}
