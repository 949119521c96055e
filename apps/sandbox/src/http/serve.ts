import type { RequestListener } from 'node:http';
import { answerJson, exchangeOf, type Route } from '#sandbox/http/exchange.ts';

/** Asks the routes one after the other until one answers. */
export function serve(routes: readonly Route[], log: (line: string) => void): RequestListener {
  return async (request, response) => {
    const exchange = exchangeOf(request, response);
    try {
      for (const route of routes) if (await route(exchange)) return;
      answerJson(exchange, 404, { error: 'not_found' });
    } catch (error) {
      log(`${request.method} ${request.url}: ${error instanceof Error ? error.stack : error}`);
      if (!response.headersSent) answerJson(exchange, 500, { error: 'server_error' });
      else response.destroy();
    }
  };
}
