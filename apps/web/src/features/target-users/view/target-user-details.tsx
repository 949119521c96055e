import { Archive, Crown, MailWarning } from 'lucide-react';
import { useState } from 'react';
import { UserStateChip } from '#features/users/index.ts';
import { linkTo } from '#platform/navigation/paths.ts';
import { may, useViewer } from '#platform/viewer/viewer.ts';
import { Avatar } from '#ui/avatar.tsx';
import { NoticeCard } from '#ui/notice-card.tsx';
import { DetailPage } from '#ui/pages/detail-page.tsx';
import { StateChip } from '#ui/states/state-chip.tsx';
import { Tag } from '#ui/tag.tsx';
import { AbsencesCard } from '../absences/absences-card.tsx';
import { HoursCard } from '../hours/hours-card.tsx';
import { InvitationChip } from '../invitations/invitation-chip.tsx';
import { InvitationNotice } from '../invitations/invitation-notice.tsx';
import { AssessmentsCard } from '../judgements/assessments-card.tsx';
import { DenialsCard } from '../judgements/denials-card.tsx';
import { FeedbacksCard } from '../judgements/feedbacks-card.tsx';
import { ratedWorker } from '../judgements/rated-person.ts';
import { PERSON_LABELS } from '../person-texts.ts';
import { fullName, hasLeft, type TargetUser } from '../target-user-query.ts';
import { TARGET_USER_TITLES } from '../target-user-titles.ts';
import { useTenantChoices } from '../tenant-choices.ts';
import { ContactLine } from './contact-line.tsx';
import { DeploymentCard } from './deployment-card.tsx';
import { PayrollCard } from './payroll-card.tsx';
import { PersonalCard } from './personal-card.tsx';
import { Standing } from './standing.tsx';
import { type WorkerStep, WorkerStepDialog } from './step-dialog.tsx';
import { TargetUserActions } from './target-user-actions.tsx';
import { GONE_TEXTS, VIEW_TEXTS } from './view-texts.ts';

/** Judgements of the worker and their absences; customers only where the agency invoices here. */
function SideCards({ workerId }: { readonly workerId: string }) {
  const viewer = useViewer();
  const target = ratedWorker(workerId);
  return (
    <>
      <AssessmentsCard target={target} mayWrite={may(viewer, 'assessments.write')} />
      {may(viewer, 'feedbacks.read') && <FeedbacksCard target={target} mayWrite={may(viewer, 'feedbacks.write')} />}
      {may(viewer, 'denials.read') && <DenialsCard workerId={workerId} mayWrite={may(viewer, 'denials.write')} />}
      <AbsencesCard workerId={workerId} mayWrite={may(viewer, 'absences.write')} />
      {may(viewer, 'worklog-blocks.read') && <HoursCard workerId={workerId} />}
    </>
  );
}

/** In the place of the state: that somebody is blocked says nothing once they have left. */
function LeftChip({ worker: { anonymisedAt } }: { readonly worker: TargetUser }) {
  const label = anonymisedAt ? GONE_TEXTS.anonymisedTitle : GONE_TEXTS.restrictedChip;
  return <StateChip tone={anonymisedAt ? 'neutral' : 'warning'} icon={Archive} label={label} large />;
}

export function TargetUserDetails({ worker }: { readonly worker: TargetUser }) {
  const [step, setStep] = useState<WorkerStep>();
  const choices = useTenantChoices();
  const name = fullName(worker.personalInformation);
  const title = [name, worker.sectorAttributes.academicTitle].filter(Boolean).join(', ');
  return (
    <DetailPage
      crumbs={[{ label: TARGET_USER_TITLES.list, href: linkTo('/target_users') }, { label: name }]}
      title={title}
      picture={<Avatar name={name} size={64} />}
      chips={
        <>
          {hasLeft(worker) ? <LeftChip worker={worker} /> : <UserStateChip state={worker.userState} large />}
          {!hasLeft(worker) && <InvitationChip state={worker.invitationState} large />}
          {worker.internalAttributes.isDeployableAsTeamLeader && <Tag icon={Crown} label={PERSON_LABELS.teamLeader} />}
        </>
      }
      meta={<ContactLine worker={worker} />}
      actions={<TargetUserActions worker={worker} onStep={setStep} />}
      side={hasLeft(worker) ? undefined : <SideCards workerId={worker.id} />}
    >
      {worker.personalInformation.isEmailRefused && !hasLeft(worker) && (
        <NoticeCard icon={<MailWarning />} tone="warning" title={VIEW_TEXTS.refusedTitle}>
          {VIEW_TEXTS.refused(worker.personalInformation.contactEmail)}
        </NoticeCard>
      )}
      {!hasLeft(worker) && <InvitationNotice worker={worker} />}
      <Standing worker={worker} onRelease={() => setStep('release')} />
      {!worker.anonymisedAt && <PersonalCard worker={worker} />}
      {!worker.anonymisedAt && <PayrollCard worker={worker} />}
      {!hasLeft(worker) && <DeploymentCard worker={worker} choices={choices} />}
      {step && <WorkerStepDialog step={step} worker={worker} choices={choices} onClose={() => setStep(undefined)} />}
    </DetailPage>
  );
}
