import { TargetUserOnboardingInput, TenantUserOnboardingInput } from '@gastspiel/domain/onboarding/onboarding-input.ts';
import { completeOnboarding } from '#features/onboarding/complete-onboarding.ts';
import { onboardingDraft, saveOnboardingDraft } from '#features/onboarding/onboarding-draft.ts';
import { type OnboardingOptions, onboardingOptions } from '#features/onboarding/onboarding-options.ts';
import { openInvitation } from '#features/onboarding/open-invitation.ts';
import { addMissingFacts, findMissingFacts } from '#features/onboarding/own-application.ts';
import { missingFactsInput, personalInformationInput, sectorAttributesInput } from '#features/target-users/index.ts';
import { entryTypes, onboardingFlowType, requirableFactType, themeType } from '#features/tenants/index.ts';
import type { Builder, SchemaPart } from '#platform/graphql/builder.ts';
import { inputOf } from '#platform/graphql/input-of.ts';
import { serve } from '#platform/graphql/serve.ts';

export const onboardingSchema: SchemaPart = (builder) => {
  const Options = optionsType(builder);
  const Draft = builder.objectRef<{ tenantAssociationCode: string; draft: string }>('OnboardingDraft').implement({
    description: 'A half-filled form of the person who asks.',
    fields: (t) => ({
      tenantAssociationCode: t.exposeString('tenantAssociationCode', { description: 'The code it was begun with.' }),
      draft: t.exposeString('draft', { description: 'As the browser gave it.' }),
    }),
  });

  const Invited = builder.objectRef<InvitedPerson>('InvitedPerson').implement({
    description: 'Whom a personal invitation is for.',
    fields: (t) => ({
      firstName: t.exposeString('firstName'),
      lastName: t.exposeString('lastName'),
      contactEmail: t.exposeString('contactEmail'),
      form: t.exposeString('form', {
        nullable: true,
        description: 'The known facts, as JSON of the form. Null unless the provider vouches for the invited address.',
      }),
    }),
  });

  builder.queryFields((t) => ({
    onboardingOptions: t.field({
      type: Options,
      description: 'Where a code leads. Tries are counted.',
      ...serve(builder, onboardingOptions, {
        tenantAssociationCode: 'The code from the invitation; case does not matter.',
      }),
    }),
    onboardingDraft: t.field({
      type: Draft,
      nullable: true,
      description: 'The form as the person left it.',
      ...serve(builder, onboardingDraft),
    }),
    ownMissingFacts: t.field({
      type: [requirableFactType(builder)],
      description: 'The facts that a worker who waits for release can still tell.',
      ...serve(builder, findMissingFacts),
    }),
  }));
  builder.mutationFields((t) => ({
    addOwnMissingFacts: t.field({
      type: [requirableFactType(builder)],
      description: 'Tells what was missing, where nobody knew it. Answers what is still missing.',
      ...serve(builder, addMissingFacts, { input: missingFactsInput }),
    }),
    openInvitation: t.field({
      type: Invited,
      nullable: true,
      description: 'Begins the form of whoever was invited; null for a code of the agency.',
      ...serve(builder, openInvitation, { invitation: 'The last part of the link in the mail.' }),
    }),
    saveOnboardingDraft: t.field({
      type: 'Boolean',
      description: 'Keeps a half-filled form for the next visit.',
      ...serve(builder, saveOnboardingDraft, {
        tenantAssociationCode: 'The code from the invitation; case does not matter.',
        draft: 'The text that the browser wants back.',
      }),
    }),
    completeOnboarding: t.field({
      type: 'Boolean',
      description: 'Asks to belong to the tenant of the code. The form is that of the flow.',
      ...serve(builder, completeOnboarding, {
        tenantAssociationCode: 'The code from the invitation; case does not matter.',
        targetUser: [targetUserInput, 'For the flow TARGET_USER.'],
        tenantUser: [tenantUserInput, 'For the flow TENANT_USER.'],
      }),
    }),
  }));
};

interface InvitedPerson {
  readonly firstName: string;
  readonly lastName: string;
  readonly contactEmail: string;
  readonly form: string | null;
}

function optionsType(builder: Builder) {
  const { OnboardingCheckbox, AppointmentType } = entryTypes(builder);
  return builder.objectRef<OnboardingOptions>('OnboardingOptions').implement({
    description: 'The facts of the tenant for the holder of a code.',
    fields: (t) => ({
      flow: t.expose('flow', { type: onboardingFlowType(builder), description: 'Which form is filled.' }),
      isInvitation: t.exposeBoolean('isInvitation', { description: 'A personal one, no code of the agency.' }),
      sectorKey: t.string({ description: 'The trade; there is one.', resolve: () => 'GASTRONOMY' }),
      tenantName: t.exposeString('tenantName'),
      contactEmail: t.exposeString('contactEmail', { nullable: true }),
      contactPhone: t.exposeString('contactPhone', { nullable: true }),
      tenantTheme: t.expose('tenantTheme', { type: themeType(builder) }),
      checkboxes: t.field({
        type: [OnboardingCheckbox],
        resolve: ({ checkboxes }) => [...checkboxes],
      }),
      appointmentTypes: t.field({
        type: [AppointmentType],
        description: 'The kinds of work to choose from.',
        resolve: ({ appointmentTypes }) => [...appointmentTypes],
      }),
    }),
  });
}

const targetUserInput = inputOf('TargetUserOnboardingInput', 'The worker’s form.', TargetUserOnboardingInput, {
  personalInformation: personalInformationInput,
  sectorAttributes: sectorAttributesInput,
  socialSecurityNumber: 'XXXXDDMMYY.',
  bic: 'For banks abroad.',
  availableForAppointmentTypeIds: 'The kinds of work, at least one.',
  acceptedCheckboxIds: 'The accepted ones; all have to be.',
});

const tenantUserInput = inputOf('TenantUserOnboardingInput', 'The staff form.', TenantUserOnboardingInput, {
  personalInformation: personalInformationInput,
});
