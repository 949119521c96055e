import { isDeepStrictEqual } from 'node:util';
import { headersOf, SYSTEM_ADMIN } from '#bench/call-api.ts';
import { compare } from '#bench/compare.ts';
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
  readonly isBarePrepared?: boolean;
  /** Who asks, where it is not a system administrator. */
  readonly email?: string;
  /** The tenant to act in, where it is not the administrator's own. */
  readonly tenantId?: string;
  /** At most so many times the baseline's time. */
  readonly times?: number;
  /** A single client should wait no longer on a quiet machine. It is printed and not judged: no two machines are the same. */
  readonly goalMs?: number;
}

/** A query through the whole machine, against the same answer written by PostgreSQL behind a bare route. */
export const apiEntry = ({
  key,
  name,
  query,
  variables = {},
  bareSql,
  isBarePrepared = false,
  email = SYSTEM_ADMIN,
  tenantId,
  times = 1.3,
  goalMs,
}: ApiEntry): Entry & Required<Pick<Entry, 'subjectOf'>> => {
  const subjectOf: Entry['subjectOf'] & {} = async (product, headers) => ({
    name: 'GraphQL with token, ticket, permission and row-level security',
    url: `${product.appUrl}/graphql`,
    method: 'POST',
    headers: { ...(headers ?? (await headersOf(product, email))), ...(tenantId ? { 'x-tenant-id': tenantId } : {}) },
    body: JSON.stringify({ query, variables }),
  });
  const run = async (product: BenchedProduct) => {
    const subject = await subjectOf(product);
    const baseline: Target = {
      name: 'a bare Fastify route with json_agg',
      url: `${product.bareUrl}/${key}`,
      method: 'GET',
      headers: {},
    };
    if (!isDeepStrictEqual(JSON.parse(await sample(subject)), JSON.parse(await sample(baseline)))) {
      throw new Error('the two do not answer the same, so they can not be compared');
    }
    return compare(subject, baseline, { share: 0.5, times, goalMs });
  };
  return { name, bareSql, isBarePrepared, subjectOf, run };
};
