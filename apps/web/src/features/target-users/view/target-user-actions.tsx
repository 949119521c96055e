import Button from '@mui/material/Button';
import { Pencil, Star } from 'lucide-react';
import { useState } from 'react';
import { linkTo } from '#platform/navigation/paths.ts';
import { may, useViewer } from '#platform/viewer/viewer.ts';
import { StepsMenu } from '#ui/menu/steps-menu.tsx';
import { AssessmentDialog } from '../judgements/assessment-dialog.tsx';
import { ASSESSMENT_TEXTS } from '../judgements/judgement-texts.ts';
import { ratedWorker } from '../judgements/rated-person.ts';
import { hasLeft, type TargetUser } from '../target-user-query.ts';
import type { WorkerStep } from './step-dialog.tsx';
import { STEPS, stepsFor } from './steps.ts';
import { VIEW_TEXTS } from './view-texts.ts';

interface TargetUserActionsProps {
  readonly worker: TargetUser;
  readonly onStep: (step: WorkerStep) => void;
}

/** The steps that the viewer may take with this worker. */
export function TargetUserActions({ worker, onStep }: TargetUserActionsProps) {
  const viewer = useViewer();
  const [isAssessing, setAssessing] = useState(false);
  // Then releasing is the step that is waited for.
  const isWaiting = worker.userState === 'ONBOARDING' && worker.viewerCanEdit;
  const mayEdit = worker.viewerCanEdit || worker.viewerCanEditStaffMember;
  return (
    <>
      <StepMenu worker={worker} onStep={onStep} />
      {may(viewer, 'assessments.write') && !hasLeft(worker) && (
        <Button variant="outlined" startIcon={<Star size={16} />} onClick={() => setAssessing(true)}>
          {ASSESSMENT_TEXTS.add}
        </Button>
      )}
      {isAssessing && <AssessmentDialog target={ratedWorker(worker.id)} onClose={() => setAssessing(false)} />}
      {mayEdit && (
        <Button
          variant={isWaiting ? 'outlined' : 'contained'}
          href={linkTo('/target_user/edit/$targetUserId', { targetUserId: worker.id })}
          startIcon={<Pencil size={16} />}
        >
          {VIEW_TEXTS.edit}
        </Button>
      )}
    </>
  );
}

/** Steps that are taken rarely; no button at all where there is none to take. */
function StepMenu({ worker, onStep }: { readonly worker: TargetUser; readonly onStep: (step: WorkerStep) => void }) {
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
