import { sql } from 'kysely';
import { z } from 'zod';
import { TENANT } from '#platform/database/bound.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { idOf, rowOf } from '#platform/database/rows.ts';
import { FileHash, getFile, putFile } from '#platform/files/files.ts';

const MediaType = z.enum(['image/jpeg', 'image/png']);
const Logo = z.object({ id: z.string(), mediaType: MediaType, sha256: FileHash });

export interface SenderLogo {
  readonly mediaType: z.output<typeof MediaType>;
  readonly picture: Buffer;
}

/** A picture that a sender has or had. */
export async function findSenderLogo(db: TenantDb, logoId: string): Promise<SenderLogo | null> {
  const logo = await rowOf(
    db,
    Logo,
    sql`/* findSenderLogo */
    select id, media_type, sha256 from sender_logos where tenant_id = ${TENANT} and id = ${logoId}`,
  );
  return logo ? { mediaType: logo.mediaType, picture: await getFile(db, 'LOGO', logo) } : null;
}

/** Keeps a picture, given as a data URI, and answers its id: the same one for the same picture. */
export async function keepSenderLogo(db: TenantDb, dataUri: string): Promise<string> {
  const [head = '', base64 = ''] = dataUri.split(',');
  const mediaType = MediaType.parse(head.replace(/^data:|;base64$/g, ''));
  const sha256 = await putFile(db, Buffer.from(base64, 'base64'));
  await sql`/* insertSenderLogo */
    insert into sender_logos (tenant_id, media_type, sha256) values (${TENANT}, ${mediaType}, ${sha256})
    on conflict (tenant_id, sha256) do nothing`.execute(db);
  // A statement of its own: it sees what somebody else has inserted at the same moment.
  const id = await idOf(
    db,
    sql`/* findSenderLogoId */
    select id from sender_logos where tenant_id = ${TENANT} and sha256 = ${sha256}`,
  );
  if (id === undefined) throw new Error('the logo was not kept');
  return id;
}
