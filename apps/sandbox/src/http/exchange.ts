import type { IncomingMessage, ServerResponse } from 'node:http';

/** One request with its answer. */
export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly url: URL;
}

/** Answers the request, or says by `false` that it is not concerned. */
export type Route = (exchange: Exchange) => boolean | Promise<boolean>;

export const exchangeOf = (request: IncomingMessage, response: ServerResponse): Exchange => ({
  request,
  response,
  url: new URL(request.url ?? '/', 'http://localhost'),
});

/** The parts of the path behind a prefix, or undefined when the path is another. */
export function pathBelow(prefix: string, { url }: Exchange): string[] | undefined {
  if (url.pathname !== prefix && !url.pathname.startsWith(`${prefix}/`)) return undefined;
  return url.pathname.slice(prefix.length).split('/').filter(Boolean).map(decodeURIComponent);
}

export function answerHtml({ response }: Exchange, status: number, markup: string): true {
  response.writeHead(status, { 'content-type': 'text/html' }).end(markup);
  return true;
}

export function cutConnection({ request }: Exchange): true {
  request.socket.destroy();
  return true;
}

export function answerJson({ response }: Exchange, status: number, body: unknown, type = 'application/json'): true {
  response.writeHead(status, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' });
  response.end(body === undefined ? undefined : JSON.stringify(body));
  return true;
}
