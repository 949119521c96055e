import type pg from 'pg';

interface Refused {
  readonly id: string;
  readonly kind: string;
  readonly tenantId: string;
  readonly writtenAt: Date;
  readonly refusal: string;
}

/** Rows that the relay had to put aside, the oldest first. */
export async function listRefused(client: pg.ClientBase): Promise<Refused[]> {
  const { rows } = await client.query<Refused>(`/* listRefused */
    select id, kind, tenant_id as "tenantId", written_at as "writtenAt", refusal from public.outbox
    where refusal is not null order by id limit 500`);
  return rows;
}

/** Has all of them tried again, by the next relay that looks. */
export async function resendRefused(client: pg.ClientBase): Promise<number> {
  const { rowCount } = await client.query(
    '/* resendRefused */ update public.outbox set refusal = null where refusal is not null',
  );
  return rowCount ?? 0;
}
