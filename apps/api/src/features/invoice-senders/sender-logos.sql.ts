import { sql } from 'kysely';
import { z } from 'zod';
import { TENANT } from '#platform/database/bound.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { idOf, rowOf } from '#platform/database/rows.ts';

const Logo = z.object({ picture: z.instanceof(Buffer), mediaType: z.enum(['image/jpeg', 'image/png']) });

export type SenderLogo = z.output<typeof Logo>;

/** A picture that a sender has or had. */
export const findSenderLogo = async (db: TenantDb, logoId: string): Promise<SenderLogo | null> =>
  (await rowOf(
    db,
    Logo,
    sql`/* findSenderLogo */
    select picture, media_type from sender_logos where tenant_id = ${TENANT} and id = ${logoId}`,
  )) ?? null;

/** Keeps a picture, given as a data URI, and answers its id: the same one for the same picture. */
export async function keepSenderLogo(db: TenantDb, dataUri: string): Promise<string> {
  const [head = '', base64 = ''] = dataUri.split(',');
  const { picture, mediaType } = Logo.parse({
    picture: Buffer.from(base64, 'base64'),
    mediaType: head.replace(/^data:|;base64$/g, ''),
  });
  await sql`/* insertSenderLogo */
    insert into sender_logos (tenant_id, media_type, picture) values (${TENANT}, ${mediaType}, ${picture})
    on conflict (tenant_id, sha256) do nothing`.execute(db);
  // A statement of its own: it sees what somebody else has inserted at the same moment.
  const id = await idOf(
    db,
    sql`/* findSenderLogoId */
    select id from sender_logos where tenant_id = ${TENANT} and sha256 = sha256(${picture})`,
  );
  if (id === undefined) throw new Error('the logo was not kept');
  return id;
}
