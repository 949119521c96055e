import type {
  TargetUserOnboardingInput,
  TenantUserOnboardingInput,
} from '@gastspiel/domain/onboarding/onboarding-input.ts';
import { ONBOARDING_FLOWS } from '@gastspiel/domain/tenants/association-code.ts';
import type { z } from 'zod';
import { completeOnboarding } from '#features/onboarding/complete-onboarding.ts';
import { onboardingDraft, saveOnboardingDraft } from '#features/onboarding/onboarding-draft.ts';
import { type OnboardingOptions, onboardingOptions } from '#features/onboarding/onboarding-options.ts';
import { personInputs } from '#features/target-users/index.ts';
import { entryTypes, themeType } from '#features/tenants/index.ts';
import type { Builder, SchemaPart } from '#platform/graphql/builder.ts';
import { serve } from '#platform/graphql/serve.ts';

export const onboardingSchema: SchemaPart = (builder) => {
  const Options = optionsType(builder);
  const { TargetUserInput, TenantUserInput } = inputTypes(builder);
  const Draft = builder.objectRef<{ tenantAssociationCode: string; draft: string }>('OnboardingDraft').implement({
    description: 'A half-filled form of the person who asks.',
    fields: (t) => ({
      tenantAssociationCode: t.exposeString('tenantAssociationCode', { description: 'The code it was begun with.' }),
      draft: t.exposeString('draft', { description: 'As the browser gave it.' }),
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
      description: 'What the person had filled in when they left.',
      ...serve(builder, onboardingDraft),
    }),
  }));
  builder.mutationFields((t) => ({
    saveOnboardingDraft: t.field({
      type: 'Boolean',
      description: 'Keeps a half-filled form for the next visit.',
      ...serve(builder, saveOnboardingDraft, {
        tenantAssociationCode: 'The code from the invitation; case does not matter.',
        draft: 'What the browser wants back.',
      }),
    }),
    completeOnboarding: t.field({
      type: 'Boolean',
      description: 'Asks to belong to the tenant of the code. The form is that of the flow.',
      ...serve(builder, completeOnboarding, {
        tenantAssociationCode: 'The code from the invitation; case does not matter.',
        targetUser: [() => TargetUserInput, 'For the flow TARGET_USER.'],
        tenantUser: [() => TenantUserInput, 'For the flow TENANT_USER.'],
      }),
    }),
  }));
};

function optionsType(builder: Builder) {
  const { OnboardingCheckbox, AppointmentType } = entryTypes(builder);
  const Flow = builder.enumType('OnboardingFlow', { description: 'Which form is filled.', values: ONBOARDING_FLOWS });
  return builder.objectRef<OnboardingOptions>('OnboardingOptions').implement({
    description: 'What somebody who holds a code may know of the tenant.',
    fields: (t) => ({
      flow: t.expose('flow', { type: Flow, description: 'Which form is filled.' }),
      sectorKey: t.string({ description: 'The trade; there is one.', resolve: () => 'GASTRONOMY' }),
      tenantName: t.exposeString('tenantName', { description: 'The name of the agency.' }),
      contactEmail: t.exposeString('contactEmail', { nullable: true, description: 'Whom to ask.' }),
      contactPhone: t.exposeString('contactPhone', { nullable: true, description: 'Whom to call.' }),
      tenantTheme: t.expose('tenantTheme', { type: themeType(builder), description: 'The look of the agency.' }),
      checkboxes: t.field({
        type: [OnboardingCheckbox],
        description: 'What has to be accepted.',
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

function inputTypes(builder: Builder) {
  const { PersonalInformationInput, SectorAttributesInput } = personInputs(builder);
  return {
    TargetUserInput: builder
      .inputRef<z.input<typeof TargetUserOnboardingInput>>('TargetUserOnboardingInput')
      .implement({
        description: 'The worker’s form.',
        fields: (t) => ({
          personalInformation: t.field({ type: PersonalInformationInput, description: 'Who I am.' }),
          sectorAttributes: t.field({ type: SectorAttributesInput, description: 'What gastronomy wants to know.' }),
          socialSecurityNumber: t.string({ required: false, description: 'XXXXDDMMYY.' }),
          iban: t.string({ required: false, description: 'Where wages go.' }),
          bic: t.string({ required: false, description: 'For banks abroad.' }),
          availableForAppointmentTypeIds: t.stringList({ description: 'The kinds of work, at least one.' }),
          acceptedCheckboxIds: t.stringList({ description: 'What was accepted; all have to be.' }),
        }),
      }),
    TenantUserInput: builder
      .inputRef<z.input<typeof TenantUserOnboardingInput>>('TenantUserOnboardingInput')
      .implement({
        description: 'The staff form.',
        fields: (t) => ({
          personalInformation: t.field({ type: PersonalInformationInput, description: 'Who I am.' }),
          acceptedCheckboxIds: t.stringList({ description: 'What was accepted.' }),
        }),
      }),
  };
}
