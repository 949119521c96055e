import { TenantUserOnboardingInput } from '@gastspiel/domain/onboarding/onboarding-input.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { NameRow } from '#features/contact/index.ts';
import { useAttempt } from '#platform/attempts/use-attempt.ts';
import { completeOnboarding, onboardingVariables } from './complete.ts';
import { EmailField } from './email-field.tsx';
import type { FlowFormProps } from './flow-form-props.ts';
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
        <NameRow path="personalInformation." isOwn />
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
  const complete = useAttempt(completeOnboarding);
  return (
    <StepForm
      form={form}
      steps={STEPS}
      firstStep={0}
      code={code}
      address="Sie"
      lead={lead}
      send={(tenantUser) => complete.send(onboardingVariables(code, { tenantUser }))}
    />
  );
}
