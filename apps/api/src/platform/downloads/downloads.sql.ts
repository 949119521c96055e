import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { TenantDb } from '#platform/database/database.ts';
import type { DB } from '#platform/database/database-types.ts';
import { rowOf, rowsOf } from '#platform/database/rows.ts';
import type { TokenClaims } from '#platform/identity/token-claims.ts';
import type { Chore } from '#platform/jobs/define-job.ts';

export interface DownloadRequest {
  readonly claims: TokenClaims;
  readonly kind: string;
  readonly parameters: unknown;
}

export async function insertDownload(db: TenantDb, tokenHash: Buffer, request: DownloadRequest): Promise<void> {
  const { claims, kind, parameters } = request;
  await sql`/* insertDownload */
    select directory.create_download(${tokenHash}, ${claims.issuer}, ${claims.subject}, ${[...claims.scopes]}, ${kind},
      ${JSON.stringify(parameters)}::jsonb)`.execute(db);
}

const DownloadRow = z.object({
  issuer: z.string(),
  subject: z.string(),
  scopes: z.array(z.string()),
  tenantId: z.string(),
  kind: z.string(),
  parameters: z.unknown(),
});

/** The link can be followed for a whole minute from now on, unless it has been used. */
export async function renewDownload(db: TenantDb, tokenHash: Buffer): Promise<void> {
  await sql`/* renewDownload */ select directory.renew_download(${tokenHash})`.execute(db);
}

/** Answers once for a token, and committed: whatever becomes of the download, its link has been used. */
export async function takeDownload(
  db: Kysely<DB>,
  tokenHash: Buffer,
): Promise<(DownloadRequest & { readonly tenantId: string }) | undefined> {
  const rows = await rowsOf(
    db,
    DownloadRow,
    sql`/* takeDownload */
    select * from directory.take_download(${tokenHash})`,
  );
  const [row] = rows;
  if (!row) return undefined;
  const { issuer, subject, scopes, tenantId, kind, parameters } = row;
  return { claims: { issuer, subject, scopes: new Set(scopes) }, tenantId, kind, parameters };
}

/** Whose link it is, if the token would be answered; it stays as it is. */
export const whoseDownload = (db: Kysely<DB>, tokenHash: Buffer) =>
  rowOf(
    db,
    z.object({ agency: z.string(), person: z.string() }),
    sql`/* whoseDownload */
    select tenant_id as agency, subject as person from directory.whose_download(${tokenHash})`,
  );

/** A reader on a slow line may pause for longer than a use case may. */
export async function allowPauses(db: TenantDb, milliseconds: number): Promise<void> {
  await sql`/* allowPauses */
    set local idle_in_transaction_session_timeout = ${sql.lit(milliseconds)}`.execute(db);
}

/** Links that nobody followed: what was asked for must not lie about. */
export const sweepDownloads: Chore = {
  name: 'machine.sweep-downloads',
  at: '*/10 * * * *',
  run: async (database) => {
    await sql`/* sweepDownloads */ select directory.sweep_downloads()`.execute(database.single);
  },
};
