import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useAttempt } from '#platform/attempts/use-attempt.ts';
import { completeOnboarding, onboardingVariables } from './complete.ts';
import type { FlowFormProps } from './flow-form-props.ts';
import { StepForm } from './step-form.tsx';
import { workerSteps } from './worker-steps.tsx';
import { workerResolver, workerValues } from './worker-values.ts';

export function WorkerForm({ code, start, options, lead }: FlowFormProps) {
  const [steps] = useState(() => workerSteps(options));
  const form = useForm({
    resolver: workerResolver(options),
    defaultValues: workerValues(start, options),
  });
  const complete = useAttempt(completeOnboarding);
  return (
    <StepForm
      form={form}
      steps={steps}
      firstStep={start.draft.step}
      code={code}
      address="du"
      lead={lead}
      send={(targetUser) => complete.send(onboardingVariables(code, { targetUser }))}
    />
  );
}
