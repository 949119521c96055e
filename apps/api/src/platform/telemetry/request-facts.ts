import type { FastifyRequest } from 'fastify';

/** The facts of a request that a log line and the metrics may know besides its route. */
export interface RequestFacts {
  /** The name of one of the web app's own documents; every other one is "other", since names of strangers have no end. */
  operation?: string;
  /** The kind of the first error in the answer. */
  error?: string;
  /** The id of the agency: it tells nobody outside who that is. */
  agency?: string;
}

const facts = new WeakMap<object, RequestFacts>();

export function factsOf(request: FastifyRequest): RequestFacts {
  const known = facts.get(request) ?? {};
  facts.set(request, known);
  return known;
}

/** Hashed files are one route: each release has others. */
export const routeOf = ({ routeOptions: { url = 'unknown' } }: FastifyRequest): string =>
  url.startsWith('/assets/') ? '/assets/*' : url;
