import type { TargetUserSecret } from '@gastspiel/domain/target-users/target-user-values.ts';
import { sql } from 'kysely';
import { SECRET_COLUMNS } from '#features/target-users/sealed-fields.ts';
import type { TenantDb } from '#platform/database/database.ts';

export type SealedSecrets = Readonly<Record<TargetUserSecret, Buffer | null>>;

export async function findSealedSecrets(db: TenantDb, id: string): Promise<SealedSecrets | undefined> {
  const { rows } = await sql<SealedSecrets>`/* findSealedSecrets */
    select social_security_number as "SOCIAL_SECURITY_NUMBER", iban as "IBAN", bic as "BIC"
    from target_users where tenant_id = current_tenant_id() and user_id = ${id}`.execute(db);
  return rows[0];
}

export async function saveSealedSecret(
  db: TenantDb,
  id: string,
  secret: TargetUserSecret,
  sealed: Buffer | null,
): Promise<void> {
  await sql`/* saveSealedSecret */
    update target_users set ${sql.ref(SECRET_COLUMNS[secret])} = ${sealed}
    where tenant_id = current_tenant_id() and user_id = ${id}`.execute(db);
}

export async function saveSocialSecurityNumberHash(db: TenantDb, id: string, hash: Buffer | null): Promise<void> {
  await sql`/* saveSocialSecurityNumberHash */
    update target_users set social_security_number_hash = ${hash}
    where tenant_id = current_tenant_id() and user_id = ${id}`.execute(db);
}
