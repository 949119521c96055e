import { maskSecret } from '@gastspiel/domain/target-users/mask-secret.ts';
import type { TargetUserSecret } from '@gastspiel/domain/target-users/target-user-values.ts';
import { openSecrets } from '#features/target-users/sealed-secrets.ts';
import { oncePerSchema } from '#platform/graphql/once-per-schema.ts';
import type { RequestContext } from '#platform/graphql/request-context.ts';

type Masks = Readonly<Record<TargetUserSecret, string | null>>;

export const secretMasksType = oncePerSchema((builder) =>
  builder.objectRef<Masks>('TargetUserSecretMasks').implement({
    description: 'Enough of each secret to recognise it; null where none is kept.',
    fields: (t) => ({
      socialSecurityNumber: t.exposeString('SOCIAL_SECURITY_NUMBER', {
        nullable: true,
        description: 'Such as •••• ••••80.',
      }),
      iban: t.exposeString('IBAN', { nullable: true, description: 'Such as AT61 •••• 3201.' }),
      bic: t.exposeString('BIC', { nullable: true, description: 'Such as GIBA••••.' }),
    }),
  }),
);

/** The right to see even the masks is asked by the caller. */
export async function loadMasks({ reads, secrets }: RequestContext, userId: string): Promise<Masks | null> {
  const viewer = await reads.viewer();
  if (viewer.actor.kind !== 'USER') return null;
  const open = await openSecrets(await reads.db(), secrets, { tenantId: viewer.actor.tenantId, userId });
  if (!open) return null;
  const mask = (secret: TargetUserSecret) => {
    const value = open[secret];
    return value && maskSecret(secret, value);
  };
  return { SOCIAL_SECURITY_NUMBER: mask('SOCIAL_SECURITY_NUMBER'), IBAN: mask('IBAN'), BIC: mask('BIC') };
}
