import { loadTargetUser } from '#features/target-users/find-target-user.ts';
import { resendOwnContactConfirmation } from '#features/target-users/resend-contact-confirmation.ts';
import { revealOwnSecret } from '#features/target-users/reveal-secret.ts';
import { loadMasks, type secretMasksType } from '#features/target-users/secret-masks.graphql.ts';
import { secretType } from '#features/target-users/target-user-enums.graphql.ts';
import { ownProfileInput } from '#features/target-users/target-user-input.graphql.ts';
import type { targetUserParts } from '#features/target-users/target-user-parts.graphql.ts';
import type { TargetUserRow } from '#features/target-users/target-user-row.ts';
import { updateOwnProfile } from '#features/target-users/update-own-profile.ts';
import type { Builder } from '#platform/graphql/builder.ts';
import { serve } from '#platform/graphql/serve.ts';
import { NO_INPUT, query } from '#platform/graphql/use-case.ts';

/** The agency's data of the worker who asks. */
const ownProfile = query({
  action: 'own-profile.read',
  input: NO_INPUT,
  run: ({ db, actor }) => loadTargetUser(db, actor.userId),
});

interface Types {
  readonly parts: ReturnType<typeof targetUserParts>;
  readonly Masks: ReturnType<typeof secretMasksType>;
  readonly RevealedSecret: ReturnType<typeof revealedType>;
}

export const revealedType = (builder: Builder) =>
  builder.objectRef<{ value: string }>('RevealedSecret').implement({
    description: 'A secret, shown once; the reading was recorded.',
    fields: (t) => ({ value: t.exposeString('value') }),
  });

/** The worker's own door. */
export function ownProfileSchema(builder: Builder, { parts, Masks, RevealedSecret }: Types): void {
  const OwnProfile = builder.objectRef<TargetUserRow>('OwnProfile').implement({
    description: 'The agency’s data of the worker who asks.',
    fields: (t) => ({
      id: t.exposeID('id'),
      version: t.exposeInt('version', { description: 'To be sent back when saving.' }),
      personalInformation: t.field({
        type: parts.PersonalInformation,
        resolve: (row) => row,
      }),
      sectorAttributes: t.field({
        type: parts.SectorAttributes,
        description: 'The facts for gastronomy.',
        resolve: (row) => row,
      }),
      secretMasks: t.field({
        type: Masks,
        nullable: true,
        description: 'Masks of what is sealed.',
        resolve: ({ id }, _args, context) => loadMasks(context, id),
      }),
      availableForAppointmentTypeIds: t.idList({
        resolve: ({ appointmentTypeIds }) => [...appointmentTypeIds],
      }),
      availableInPoolIds: t.idList({ resolve: ({ poolIds }) => [...poolIds] }),
    }),
  });
  builder.queryField('ownProfile', (t) =>
    t.field({ type: OwnProfile, description: 'The profile of the worker who asks.', ...serve(builder, ownProfile) }),
  );
  builder.mutationFields((t) => ({
    updateOwnProfile: t.field({
      type: OwnProfile,
      description: 'Saves what workers may change of themselves.',
      ...serve(builder, updateOwnProfile, { input: ownProfileInput }),
    }),
    resendOwnContactConfirmation: t.field({
      type: 'Boolean',
      description: 'Sends the link for a new address once more; the older link is worth nothing then.',
      ...serve(builder, resendOwnContactConfirmation),
    }),
    revealOwnSecret: t.field({
      type: RevealedSecret,
      description: 'Shows the worker one of their own secrets. Recorded.',
      ...serve(builder, revealOwnSecret, { secret: secretType }),
    }),
  }));
}
