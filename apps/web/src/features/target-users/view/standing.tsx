import { askableFacts, namesOfFacts } from '@gastspiel/domain/target-users/release.ts';
import Button from '@mui/material/Button';
import { Archive, Hourglass, UserCheck } from 'lucide-react';
import { formatDay } from '#ui/fields/german-date.ts';
import { formatDayOf } from '#ui/format/german-instant.ts';
import { Row } from '#ui/layout.tsx';
import { NoticeCard } from '#ui/notice-card.tsx';
import { AskForMissing } from '../release/ask-for-missing.tsx';
import { ASK_TEXTS } from '../release/release-texts.ts';
import type { TargetUser } from '../target-user-query.ts';
import { SimilarPeople } from './similar-people.tsx';
import { GONE_TEXTS, STATE_TEXTS } from './view-texts.ts';

/** Why this person is not one like all others: waits, has left, is gone. Nothing for who simply works. */
export function Standing({ worker, onRelease }: { readonly worker: TargetUser; readonly onRelease: () => void }) {
  const { anonymisedAt, restrictedUntil, onboardingCompletedAt, userState, missingForRelease: missing } = worker;
  if (anonymisedAt) {
    return (
      <NoticeCard icon={<Archive />} title={GONE_TEXTS.anonymisedTitle}>
        {GONE_TEXTS.anonymised(formatDayOf(anonymisedAt))}
      </NoticeCard>
    );
  }
  if (restrictedUntil) {
    return (
      <NoticeCard icon={<Archive />} tone="warning" title={GONE_TEXTS.restrictedTitle}>
        {GONE_TEXTS.restricted(formatDay(restrictedUntil))}
      </NoticeCard>
    );
  }
  if (userState !== 'ONBOARDING') return worker.invitationState && <SimilarPeople worker={worker} />;
  return (
    <>
      <NoticeCard
        icon={<Hourglass />}
        tone="info"
        title={STATE_TEXTS.waitingTitle}
        footer={
          worker.viewerCanEdit && (
            <Row wraps gap={1} sx={{ mt: 1 }}>
              <Button variant="contained" startIcon={<UserCheck size={16} />} onClick={onRelease}>
                {STATE_TEXTS.release}
              </Button>
              {askableFacts(missing).length > 0 && <AskForMissing ids={[worker.id]} label={ASK_TEXTS.ask} />}
            </Row>
          )
        }
      >
        {onboardingCompletedAt ? STATE_TEXTS.waitingSince(formatDayOf(onboardingCompletedAt)) : STATE_TEXTS.waiting}
        {missing.length > 0 && ` ${STATE_TEXTS.releaseMissing(namesOfFacts(missing))}`}
        {worker.askedForMissingAt && ` ${STATE_TEXTS.asked(formatDayOf(worker.askedForMissingAt))}`}
      </NoticeCard>
      <SimilarPeople worker={worker} />
    </>
  );
}
