import pg from 'pg';
import { headersOf } from '#bench/call-api.ts';
import { LARGE_TENANT } from '#bench/data/generate.ts';
import type { BenchedProduct } from '#bench/product.ts';

const SCOPES = ['read:offers', 'read:appointments', 'read:target-users', 'read:worklog-blocks'];

/** So many dispatchers of a tenant, each with what their browser sends. The data set outlives a run, and so do they. */
export async function gatherCrowd(
  product: BenchedProduct,
  size: number,
  tenantId = LARGE_TENANT,
): Promise<Record<string, string>[]> {
  const client = new pg.Client({ connectionString: product.databaseUrl });
  await client.connect();
  try {
    const crowd: Record<string, string>[] = [];
    for (let number = 1; number <= size; number += 1) {
      const email = `planner${number}${tenantId === LARGE_TENANT ? '' : `-${tenantId}`}@bench.example`;
      const subject = await introduce(product, email);
      await client.query(
        `with person as (
           insert into public.users (tenant_id, id, role, state, first_name, last_name, contact_email)
           values ($1, md5($2)::uuid, 'TENANT_USER_DISPATCHER', 'ACTIVE', 'Bench', 'Dispatcher', $2)
           on conflict do nothing)
         insert into directory.identities (issuer, subject, tenant_id, user_id) values ($4, $3, $1, md5($2)::uuid)
         on conflict do nothing`,
        [tenantId, email, subject, product.env['OIDC_ISSUER_ID']],
      );
      crowd.push(await headersOf(product, email));
    }
    return crowd;
  } finally {
    await client.end();
  }
}

/** Makes an account with the identity provider, unless there is one. Answers its subject. */
async function introduce({ env }: BenchedProduct, email: string): Promise<string> {
  const call = async (path: string, body?: unknown) => {
    const response = await fetch(`${env['OIDC_ADMIN_URL']}/Users${path}`, {
      headers: { authorization: `Bearer ${env['OIDC_ADMIN_TOKEN']}`, 'content-type': 'application/scim+json' },
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    });
    return response.json() as Promise<{ id: string; Resources?: { id: string }[] }>;
  };
  const { Resources: [known] = [] } = await call(`?filter=${encodeURIComponent(`userName eq "${email}"`)}`);
  if (known) return known.id;
  const { id } = await call('', {
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
    userName: email,
    entitlements: SCOPES.map((value) => ({ value })),
  });
  return id;
}
