import type { TargetUserSecret } from '@gastspiel/domain/target-users/target-user-values.ts';
import { openSecret } from '#features/target-users/sealed-fields.ts';
import { findSealedSecrets } from '#features/target-users/secrets.sql.ts';
import type { TenantDb } from '#platform/database/database.ts';
import type { Secrets } from '#platform/secrets/secrets.ts';

type OpenSecrets = Readonly<Record<TargetUserSecret, string | null>>;

/** All secrets of a worker in clear. The caller has asked for the right to them, and left a record. */
export async function openSecrets(
  db: TenantDb,
  secrets: Secrets,
  worker: { readonly tenantId: string; readonly userId: string },
): Promise<OpenSecrets | null> {
  const sealed = await findSealedSecrets(db, worker.userId);
  if (!sealed) return null;
  const open = (secret: TargetUserSecret) => {
    const value = sealed[secret];
    return value && openSecret(secrets, worker, secret, value);
  };
  return { SOCIAL_SECURITY_NUMBER: open('SOCIAL_SECURITY_NUMBER'), IBAN: open('IBAN'), BIC: open('BIC') };
}
