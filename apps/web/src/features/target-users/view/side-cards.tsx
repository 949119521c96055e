import { may } from '#platform/viewer/may.ts';
import { useViewer } from '#platform/viewer/viewer.ts';
import { AbsencesCard } from '../absences/absences-card.tsx';
import { AssessmentsCard } from '../judgements/assessments-card.tsx';
import { DenialsCard } from '../judgements/denials-card.tsx';
import { FeedbacksCard } from '../judgements/feedbacks-card.tsx';
import { ratedWorker } from '../judgements/rated-person.ts';

/** What others say of the worker and when they are away; customers only where the agency invoices here. */
export function SideCards({ workerId }: { readonly workerId: string }) {
  const viewer = useViewer();
  const target = ratedWorker(workerId);
  return (
    <>
      <AssessmentsCard target={target} mayWrite={may(viewer, 'assessments.write')} />
      {may(viewer, 'feedbacks.read') && <FeedbacksCard target={target} mayWrite={may(viewer, 'feedbacks.write')} />}
      {may(viewer, 'denials.read') && <DenialsCard workerId={workerId} mayWrite={may(viewer, 'denials.write')} />}
      <AbsencesCard workerId={workerId} mayWrite={may(viewer, 'absences.write')} />
    </>
  );
}
