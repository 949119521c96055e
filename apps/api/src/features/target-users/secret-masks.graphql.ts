import { maskSecret } from '@gastspiel/domain/target-users/mask-secret.ts';
import type { TargetUserSecret } from '@gastspiel/domain/target-users/target-user-values.ts';
import { openSecret } from '#features/target-users/sealed-fields.ts';
import { findSealedSecrets } from '#features/target-users/secrets.sql.ts';
import type { Builder } from '#platform/graphql/builder.ts';
import type { RequestContext } from '#platform/graphql/request-context.ts';

type Masks = Readonly<Record<TargetUserSecret, string | null>>;

export const secretMasksType = (builder: Builder) =>
  builder.objectRef<Masks>('TargetUserSecretMasks').implement({
    description: 'Enough of each secret to recognise it; null where none is kept.',
    fields: (t) => ({
      socialSecurityNumber: t.exposeString('SOCIAL_SECURITY_NUMBER', {
        nullable: true,
        description: 'Such as 1237 ••••••.',
      }),
      iban: t.exposeString('IBAN', { nullable: true, description: 'Such as AT61 •••• 3201.' }),
      bic: t.exposeString('BIC', { nullable: true, description: 'Such as GIBA••••.' }),
    }),
  });

/** The right to see even the masks is asked by the caller. */
export async function loadMasks({ reads, secrets }: RequestContext, userId: string): Promise<Masks | null> {
  const viewer = await reads.viewer();
  const sealed = await findSealedSecrets(await reads.db(), userId);
  if (!sealed || viewer.actor.kind !== 'USER') return null;
  const worker = { tenantId: viewer.actor.tenantId, userId };
  const mask = (secret: TargetUserSecret) => {
    const value = sealed[secret];
    return value && maskSecret(secret, openSecret(secrets, worker, secret, value));
  };
  return { SOCIAL_SECURITY_NUMBER: mask('SOCIAL_SECURITY_NUMBER'), IBAN: mask('IBAN'), BIC: mask('BIC') };
}
