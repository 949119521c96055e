import { useState } from 'react';
import { Avatar } from '#ui/avatar.tsx';
import { DetailPage } from '#ui/pages/detail-page.tsx';
import { Tag } from '#ui/tag.tsx';
import { PERSON_LABELS } from '../person-texts.ts';
import { fullName, hasLeft, type TargetUser } from '../target-user-query.ts';
import { TARGET_USER_TITLES } from '../target-user-titles.ts';
import { useTenantChoices } from '../tenant-choices.ts';
import { WorkerStateChip } from '../worker-state-chip.tsx';
import { ContactLine } from './contact-line.tsx';
import { DeploymentCard } from './deployment-card.tsx';
import { HistoryCard } from './history-card.tsx';
import { LeftChip } from './left-chip.tsx';
import { PayrollCard } from './payroll-card.tsx';
import { PersonalCard } from './personal-card.tsx';
import { SideCards } from './side-cards.tsx';
import { Standing } from './standing.tsx';
import { type WorkerStep, WorkerStepDialog } from './step-dialog.tsx';
import { TargetUserActions } from './target-user-actions.tsx';

export function TargetUserDetails({ worker }: { readonly worker: TargetUser }) {
  const [step, setStep] = useState<WorkerStep>();
  const choices = useTenantChoices();
  const name = fullName(worker.personalInformation);
  const title = [name, worker.sectorAttributes.academicTitle].filter(Boolean).join(', ');
  return (
    <DetailPage
      crumbs={[{ label: TARGET_USER_TITLES.list, href: '/target_users' }, { label: name }]}
      title={title}
      picture={<Avatar name={name} size={64} />}
      chips={
        <>
          {hasLeft(worker) ? <LeftChip worker={worker} /> : <WorkerStateChip state={worker.userState} large />}
          {worker.internalAttributes.isDeployableAsTeamLeader && <Tag label={PERSON_LABELS.teamLeader} />}
        </>
      }
      meta={<ContactLine worker={worker} />}
      actions={<TargetUserActions worker={worker} onStep={setStep} />}
      side={hasLeft(worker) ? undefined : <SideCards workerId={worker.id} />}
      foot={<HistoryCard worker={worker} choices={choices} />}
    >
      <Standing worker={worker} onRelease={() => setStep('release')} />
      {!worker.anonymisedAt && <PersonalCard worker={worker} />}
      {!worker.anonymisedAt && <PayrollCard worker={worker} />}
      {!hasLeft(worker) && <DeploymentCard worker={worker} choices={choices} />}
      {step && <WorkerStepDialog step={step} worker={worker} choices={choices} onClose={() => setStep(undefined)} />}
    </DetailPage>
  );
}
