import { buffer, text } from 'node:stream/consumers';
import type { Exchange } from '#sandbox/http/exchange.ts';

/** The object in a JSON body; undefined when there is none. Other content types are refused: they need no preflight. */
export async function readJson({ request }: Exchange): Promise<Record<string, unknown> | undefined> {
  if (!/^application\/(scim\+)?json\b/.test(request.headers['content-type'] ?? '')) return undefined;
  try {
    const body: unknown = JSON.parse(await text(request));
    return isObject(body) ? body : undefined;
  } catch {
    return undefined;
  }
}

export async function readForm({ request }: Exchange): Promise<URLSearchParams> {
  return new URLSearchParams(await text(request));
}

export const readBytes = ({ request }: Exchange): Promise<Buffer> => buffer(request);

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
