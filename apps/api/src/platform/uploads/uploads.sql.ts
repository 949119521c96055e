import { sql } from 'kysely';
import { z } from 'zod';
import { MOMENT, TENANT } from '#platform/database/bound.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { rowOf } from '#platform/database/rows.ts';
import type { Secrets } from '#platform/secrets/secrets.ts';

const placeOf = (tenantId: string, id: string) => ({ tenantId, rowId: id, field: 'upload' });

interface NewUpload {
  readonly id: string;
  readonly tenantId: string;
  readonly purpose: string;
  readonly fileName: string;
  readonly bytes: Buffer;
  readonly uploadedBy: string;
}

/** The last few files of a person stay: one that counts was taken up at once. */
const KEPT = 5;

export async function insertUpload(db: TenantDb, secrets: Secrets, upload: NewUpload): Promise<void> {
  const { id, tenantId, purpose, fileName, bytes, uploadedBy } = upload;
  const sealed = secrets.seal(placeOf(tenantId, id), bytes.toString('base64'));
  await sql`/* deleteUploadsBefore */
    delete from uploads where tenant_id = ${TENANT} and id in (
      select id from uploads where tenant_id = ${TENANT} and purpose = ${purpose} and uploaded_by = ${uploadedBy}
      order by uploaded_at desc, id offset ${KEPT - 1})`.execute(db);
  await sql`/* insertUpload */
    insert into uploads (tenant_id, id, purpose, file_name, sealed, uploaded_by, uploaded_at)
    values (${TENANT}, ${id}, ${purpose}, ${fileName}, ${sealed}, ${uploadedBy}, ${MOMENT})`.execute(db);
}

const Uploaded = z.object({ fileName: z.string(), sealed: z.instanceof(Buffer) });

interface Wanted {
  readonly id: string;
  readonly tenantId: string;
  readonly purpose: string;
  /** A file is seen by the person who has handed it in. */
  readonly uploadedBy: string;
}

export async function openUpload(db: TenantDb, secrets: Secrets, { id, tenantId, purpose, uploadedBy }: Wanted) {
  const found = await rowOf(
    db,
    Uploaded,
    sql`/* openUpload */
    select file_name, sealed from uploads
    where tenant_id = ${TENANT} and id = ${id} and purpose = ${purpose} and uploaded_by = ${uploadedBy}`,
  );
  return (
    found && {
      fileName: found.fileName,
      bytes: Buffer.from(secrets.open(placeOf(tenantId, id), found.sealed), 'base64'),
    }
  );
}
