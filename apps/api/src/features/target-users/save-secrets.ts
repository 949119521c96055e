import type { TargetUserSecret } from '@gastspiel/domain/target-users/target-user-values.ts';
import { SECRET_COLUMNS, sealSecret } from '#features/target-users/sealed-fields.ts';
import { saveSealedSecret, saveSocialSecurityNumberHash } from '#features/target-users/secrets.sql.ts';
import type { TenantDb } from '#platform/database/database.ts';
import type { Secrets } from '#platform/secrets/secrets.ts';

/** What is undefined stays as it is; null goes. */
export type GivenSecrets = Readonly<Partial<Record<TargetUserSecret, string | null | undefined>>>;

/** Seals and saves what was given. Answers what the audit log may know of it: that it changed, never what it is. */
export async function saveSecrets(
  db: TenantDb,
  secrets: Secrets,
  worker: { readonly tenantId: string; readonly userId: string },
  given: GivenSecrets,
): Promise<Record<string, string>> {
  const changes: Record<string, string> = {};
  for (const secret of Object.keys(SECRET_COLUMNS) as TargetUserSecret[]) {
    const plain = given[secret];
    if (plain === undefined) continue;
    await saveSealedSecret(
      db,
      worker.userId,
      secret,
      plain === null ? null : sealSecret(secrets, worker, secret, plain),
    );
    if (secret === 'SOCIAL_SECURITY_NUMBER') {
      const hash = plain === null ? null : secrets.fingerprint(worker.tenantId, SECRET_COLUMNS[secret], plain);
      await saveSocialSecurityNumberHash(db, worker.userId, hash);
    }
    changes[secret] = plain === null ? 'removed' : 'changed';
  }
  return changes;
}
