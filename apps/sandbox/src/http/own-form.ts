import type { Exchange } from '#sandbox/http/exchange.ts';
import { readForm } from '#sandbox/http/read-body.ts';

/** The content of the page's own form; another site's is worth nothing. */
export async function ownForm(exchange: Exchange): Promise<Record<string, string>> {
  const site = exchange.request.headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin' ? Object.fromEntries(await readForm(exchange)) : {};
}

export function backToPage({ response }: Exchange): true {
  response.writeHead(303, { location: '/' }).end();
  return true;
}
