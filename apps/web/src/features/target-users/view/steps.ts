import { FileDown, Lock, LockOpen, type LucideIcon, Trash2, UserCheck } from 'lucide-react';
import { may, type Viewer } from '#platform/viewer/viewer.ts';
import { EXPORT_TEXTS, REMOVAL_TEXTS } from '../privacy/privacy-texts.ts';
import type { TargetUser } from '../target-user-query.ts';
import type { WorkerStep } from './step-dialog.tsx';
import { REMOVE_TEXTS, STATE_TEXTS } from './view-texts.ts';

interface Step {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly isDanger?: boolean;
}

export const STEPS: Readonly<Record<WorkerStep, Step>> = {
  release: { label: STATE_TEXTS.release, icon: UserCheck },
  block: { label: STATE_TEXTS.block, icon: Lock },
  unblock: { label: STATE_TEXTS.unblock, icon: LockOpen },
  export: { label: EXPORT_TEXTS.step, icon: FileDown },
  remove: { label: REMOVAL_TEXTS.step, icon: Trash2, isDanger: true },
  delete: { label: REMOVE_TEXTS.delete, icon: Trash2, isDanger: true },
};

const BY_STATE: Readonly<Record<TargetUser['userState'], readonly WorkerStep[]>> = {
  ONBOARDING: ['release', 'block'],
  ACTIVE: ['block'],
  BLOCKED: ['unblock'],
};

/** The steps that this person may take with a worker in this state. A worker who has left can still ask what is kept of them. */
export function stepsFor(worker: TargetUser, viewer: Viewer): readonly WorkerStep[] {
  const steps: WorkerStep[] = worker.viewerCanEdit ? [...BY_STATE[worker.userState]] : [];
  if (may(viewer, 'privacy.export') && !worker.anonymisedAt) steps.push('export');
  if (worker.viewerCanEdit) steps.push(may(viewer, 'privacy.anonymise') ? 'remove' : 'delete');
  return steps;
}
