import Button from '@mui/material/Button';
import { Pencil } from 'lucide-react';
import type { TargetUser } from '../target-user-query.ts';
import type { WorkerStep } from './step-dialog.tsx';
import { StepMenu } from './step-menu.tsx';
import { VIEW_TEXTS } from './view-texts.ts';

interface TargetUserActionsProps {
  readonly worker: TargetUser;
  readonly onStep: (step: WorkerStep) => void;
}

/** What the viewer may do with this worker; nobody edits who is anonymised. */
export function TargetUserActions({ worker, onStep }: TargetUserActionsProps) {
  const mayEdit = worker.viewerCanEdit || worker.viewerCanEditStaffMember;
  return (
    <>
      <StepMenu worker={worker} onStep={onStep} />
      {mayEdit && !worker.anonymisedAt && (
        <Button variant="contained" href={`/target_user/edit/${worker.id}`} startIcon={<Pencil size={16} />}>
          {VIEW_TEXTS.edit}
        </Button>
      )}
    </>
  );
}
