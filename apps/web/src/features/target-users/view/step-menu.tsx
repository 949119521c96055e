import { useViewer } from '#platform/viewer/viewer.ts';
import { StepsMenu } from '#ui/menu/steps-menu.tsx';
import type { TargetUser } from '../target-user-query.ts';
import type { WorkerStep } from './step-dialog.tsx';
import { STEPS, stepsFor } from './steps.ts';
import { VIEW_TEXTS } from './view-texts.ts';

interface StepMenuProps {
  readonly worker: TargetUser;
  readonly onStep: (step: WorkerStep) => void;
}

/** Steps that are taken rarely; no button at all where there is none to take. */
export function StepMenu({ worker, onStep }: StepMenuProps) {
  const steps = stepsFor(worker, useViewer());
  if (steps.length === 0) return null;
  return (
    <StepsMenu
      place="head"
      label={VIEW_TEXTS.more}
      steps={steps.map((step) => ({ ...STEPS[step], take: () => onStep(step) }))}
    />
  );
}
