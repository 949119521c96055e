import type { Books, CostCentre, Credentials, Employee } from '#sandbox/accounting/books.ts';
import type { Tokens } from '#sandbox/accounting/tokens.ts';
import { answerJson, pathBelow, type Route } from '#sandbox/http/exchange.ts';
import { readJson } from '#sandbox/http/read-body.ts';

/** Given values take the place of the old ones; those left out stay. Somebody new needs the credentials. */
export interface ClientWish extends Partial<Credentials> {
  readonly costCentres?: readonly CostCentre[];
  readonly employees?: readonly Employee[];
  /** Lines up to this day are rejected. */
  readonly closedUntil?: string | null;
}

/** For tests: what the system knows of a client, and the means to change it. */
export function clientsRoute(books: Books, tokens: Tokens): Route {
  return async (exchange) => {
    const [clientId, ...rest] = pathBelow('/api/clients', exchange) ?? [];
    if (clientId === undefined || rest.length > 0) return false;
    if (exchange.request.method === 'PUT') {
      const wish: ClientWish | undefined = await readJson(exchange);
      const hasCredentials = Boolean(wish?.code && wish.userName && wish.password);
      if (!wish || !(books.client(clientId) || hasCredentials)) {
        return answerJson(exchange, 400, { error: 'a new client needs code, userName and password' });
      }
      putClient(books, clientId, wish);
      if (hasCredentials) tokens.revokeOf(clientId);
    }
    const shown = shownClient(books, clientId);
    return shown ? answerJson(exchange, 200, shown) : answerJson(exchange, 404, { error: 'not_found' });
  };
}

export function putClient(books: Books, clientId: string, wish: ClientWish): void {
  const { code, userName, password, costCentres, employees, closedUntil } = wish;
  books.atOnce(() => {
    if (code && userName && password) books.saveClient(clientId, { code, userName, password });
    if (costCentres) books.replaceCostCentres(clientId, costCentres);
    if (employees) books.replaceEmployees(clientId, employees);
    if (closedUntil !== undefined) books.close(clientId, closedUntil);
  });
}

export type ShownClient = NonNullable<ReturnType<typeof shownClient>>;

/** Everything but the password; of a social security number only its end. */
function shownClient(books: Books, clientId: string) {
  const client = books.client(clientId);
  return (
    client && {
      ...client,
      costCentres: books.costCentres(clientId),
      employees: books.employees(clientId).map((one) => ({
        ...one,
        socialSecurityNumber: one.socialSecurityNumber ? `•••• ••••${one.socialSecurityNumber.slice(-2)}` : null,
      })),
      times: books.entries(clientId).map(({ line, ...entry }) => ({ ...line, ...entry, isDeleted: line === null })),
    }
  );
}
