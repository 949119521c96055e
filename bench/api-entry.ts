import { isDeepStrictEqual } from 'node:util';
import { headersOf, SYSTEM_ADMIN } from '#bench/call-api.ts';
import { compare, type Goals } from '#bench/compare.ts';
import type { Entry } from '#bench/entry.ts';
import { sample, type Target } from '#bench/load.ts';
import type { BenchedProduct } from '#bench/product.ts';

interface ApiEntry {
  /** The name of the entry's file, by which the bare server knows it. */
  readonly key: string;
  readonly name: string;
  readonly query: string;
  readonly variables?: object;
  readonly bareSql: string;
  /** Who asks, where it is not a system administrator. */
  readonly email?: string;
  /** The tenant to act in, where it is not the administrator's own. */
  readonly tenantId?: string;
  /** At least this share of the baseline's requests a second, at most so many times its time. */
  readonly goals: Goals;
}

interface AskedEntry extends Entry {
  /** Its request, for entries that ask it in another way. */
  target(product: BenchedProduct, headers: Readonly<Record<string, string>>): Target;
}

/** A query through the whole machine, against the same answer written by PostgreSQL behind a bare route. */
export function apiEntry(options: ApiEntry): AskedEntry {
  const { key, name, query, variables = {}, bareSql, email = SYSTEM_ADMIN, tenantId, goals } = options;
  const target: AskedEntry['target'] = ({ appUrl }, headers) => ({
    name: 'GraphQL with token, ticket, permission and row-level security',
    url: `${appUrl}/graphql`,
    method: 'POST',
    headers: { ...headers, ...(tenantId ? { 'x-tenant-id': tenantId } : {}) },
    body: JSON.stringify({ query, variables }),
  });
  return {
    name,
    bareSql,
    target,
    async run(product) {
      const subject = target(product, await headersOf(product, email));
      const baseline: Target = {
        name: 'a bare Fastify route with json_agg',
        url: `${product.bareUrl}/${key}`,
        method: 'GET',
        headers: {},
      };
      if (!isDeepStrictEqual(JSON.parse(await sample(subject)), JSON.parse(await sample(baseline)))) {
        throw new Error('the two do not answer the same, so they can not be compared');
      }
      return compare(subject, baseline, goals);
    },
  };
}
