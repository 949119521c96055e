import { Lock, LockOpen, type LucideIcon, Trash2, UserCheck } from 'lucide-react';
import type { Viewer } from '#platform/viewer/viewer.ts';
import type { TargetUser } from '../target-user-query.ts';
import type { WorkerStep } from './step-dialog.tsx';
import { REMOVE_TEXTS, STATE_TEXTS } from './view-texts.ts';

interface Step {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly isDestructive?: boolean;
}

export const STEPS: Readonly<Record<WorkerStep, Step>> = {
  release: { label: STATE_TEXTS.release, icon: UserCheck },
  block: { label: STATE_TEXTS.block, icon: Lock },
  unblock: { label: STATE_TEXTS.unblock, icon: LockOpen },
  delete: { label: REMOVE_TEXTS.delete, icon: Trash2, isDestructive: true },
};

/** What may be done with a worker in this state, by this person. */
export function stepsFor(worker: TargetUser, _viewer: Viewer): readonly WorkerStep[] {
  const { userState, viewerCanEdit, anonymisedAt, restrictedUntil } = worker;
  if (!viewerCanEdit || anonymisedAt || restrictedUntil) return [];
  const byState: Readonly<Record<TargetUser['userState'], readonly WorkerStep[]>> = {
    ONBOARDING: ['release', 'block'],
    ACTIVE: ['block'],
    BLOCKED: ['unblock'],
  };
  return [...byState[userState], 'delete'];
}
