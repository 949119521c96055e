import Button from '@mui/material/Button';
import { Archive, Hourglass, UserCheck } from 'lucide-react';
import { formatDay } from '#ui/fields/german-date.ts';
import { formatDayOf } from '#ui/format/german-instant.ts';
import { NoticeCard } from '#ui/notice-card.tsx';
import type { TargetUser } from '../target-user-query.ts';
import { SimilarPeople } from './similar-people.tsx';
import { GONE_TEXTS, STATE_TEXTS } from './view-texts.ts';

/** Why this person is not one like all others: waits, has left, is gone. Nothing for who simply works. */
export function Standing({ worker, onRelease }: { readonly worker: TargetUser; readonly onRelease: () => void }) {
  const { anonymisedAt, restrictedUntil, onboardingCompletedAt, userState } = worker;
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
            <div>
              <Button variant="contained" startIcon={<UserCheck size={16} />} onClick={onRelease} sx={{ mt: 1 }}>
                {STATE_TEXTS.release}
              </Button>
            </div>
          )
        }
      >
        {onboardingCompletedAt ? STATE_TEXTS.waitingSince(formatDayOf(onboardingCompletedAt)) : STATE_TEXTS.waiting}
      </NoticeCard>
      <SimilarPeople worker={worker} />
    </>
  );
}
