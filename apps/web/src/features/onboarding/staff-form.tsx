import { TenantUserOnboardingInput } from '@gastspiel/domain/onboarding/onboarding-input.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { completeOnboarding } from './complete.ts';
import { EmailField } from './email-field.tsx';
import type { FlowFormProps } from './flow-form-props.ts';
import { NameFields } from './name-fields.tsx';
import { STEP_TEXTS } from './onboarding-texts.ts';
import { restore } from './restore.ts';
import type { Step } from './step.ts';
import { StepForm } from './step-form.tsx';

const resolver = zodResolver(TenantUserOnboardingInput);

const STEPS: readonly Step[] = [
  {
    title: STEP_TEXTS.staff,
    fields: ['firstName', 'lastName', 'contactEmail'].map((name) => `personalInformation.${name}`),
    content: (
      <>
        <NameFields />
        <EmailField />
      </>
    ),
  },
];

export function StaffForm({ code, start, lead }: FlowFormProps) {
  const form = useForm({
    resolver,
    defaultValues: restore({ personalInformation: start.claimed, acceptedCheckboxIds: [] }, start.draft.values),
  });
  return (
    <StepForm
      form={form}
      steps={STEPS}
      firstStep={0}
      code={code}
      address="Sie"
      lead={lead}
      send={(tenantUser) => completeOnboarding(code, { tenantUser })}
    />
  );
}
