import type { Action } from '@gastspiel/domain/permissions/permissions.ts';
import { may } from '#platform/viewer/may.ts';
import { useViewer } from '#platform/viewer/viewer.ts';
import { AbsencesCard } from '../absences/absences-card.tsx';
import { AssessmentsCard } from '../judgements/assessments-card.tsx';
import { DenialsCard } from '../judgements/denials-card.tsx';
import { FeedbacksCard } from '../judgements/feedbacks-card.tsx';
import type { TargetUser } from '../target-user-query.ts';

/** What others say of the worker and when they are away; customers only where the agency invoices here. Nobody judges who is anonymised. */
export function SideCards({ worker: { id, anonymisedAt } }: { readonly worker: TargetUser }) {
  const viewer = useViewer();
  const mayWrite = (action: Action): boolean => !anonymisedAt && may(viewer, action);
  return (
    <>
      <AssessmentsCard workerId={id} mayWrite={mayWrite('assessments.write')} />
      {may(viewer, 'feedbacks.read') && <FeedbacksCard workerId={id} mayWrite={mayWrite('feedbacks.write')} />}
      {may(viewer, 'denials.read') && <DenialsCard workerId={id} mayWrite={mayWrite('denials.write')} />}
      <AbsencesCard workerId={id} mayWrite={mayWrite('absences.write')} />
    </>
  );
}
