import { dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { AccountingBehaviour, behaviourRoute } from '#sandbox/accounting/accounting-behaviour.ts';
import { openDatabase } from '#sandbox/accounting/accounting-database.ts';
import { pageRoute } from '#sandbox/accounting/accounting-page.ts';
import { API, accountingRoute } from '#sandbox/accounting/accounting-routes.ts';
import { booksIn } from '#sandbox/accounting/books.ts';
import { clientsRoute, putClient } from '#sandbox/accounting/clients-route.ts';
import { RequestLog, requestsRoute } from '#sandbox/accounting/request-log.ts';
import { seedOn } from '#sandbox/accounting/seed.ts';
import { Tokens } from '#sandbox/accounting/tokens.ts';
import { listenOnLocalhost } from '#sandbox/http/listen-on-localhost.ts';
import { serve } from '#sandbox/http/serve.ts';

export interface Accounting {
  /** The address of the page. */
  readonly url: string;
  /** Where the server calls. */
  readonly apiUrl: string;
  stop(): Promise<void>;
}

interface AccountingOptions {
  /** Left out, all is forgotten at the end. */
  readonly dataDir?: string;
  readonly port: number;
  readonly log: (line: string) => void;
}

/** A payroll system in a box, with several agencies as its clients, and a page that shows what came and can make it fail. */
export async function startAccounting({ dataDir, port, log }: AccountingOptions): Promise<Accounting> {
  const database = openDatabase(dataDir);
  const books = booksIn(database);
  const { clientId, ...client } = seedOn(dayOf(new Date()));
  if (!books.client(clientId)) putClient(books, clientId, client);
  const [behaviour, tokens, requests] = [new AccountingBehaviour(), new Tokens(), new RequestLog()];
  const routes = [
    accountingRoute({ books, behaviour, tokens, log: requests }),
    clientsRoute(books, tokens),
    requestsRoute(requests),
    behaviourRoute(behaviour, () => tokens.age()),
    pageRoute(books, behaviour, requests),
  ];
  const url = `http://localhost:${port}`;
  const stopListening = await listenOnLocalhost(port, serve(routes, log)).catch((error) => {
    database.close();
    throw error;
  });
  return {
    url,
    apiUrl: `${url}${API}`,
    async stop() {
      await stopListening();
      if (database.isOpen) database.close();
    },
  };
}
