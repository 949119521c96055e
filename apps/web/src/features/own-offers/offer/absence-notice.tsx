import Link from '@mui/material/Link';
import { CalendarOff } from 'lucide-react';
import { NoticeCard } from '#ui/notice-card.tsx';
import type { WholeOwnOffer } from '../own-offers-query.ts';
import { OFFER_TEXTS as TEXTS } from '../own-offers-texts.ts';

/** They said themselves that they are away then, and may have forgotten. */
export function AbsenceNotice({ offer }: { readonly offer: WholeOwnOffer }) {
  if (!offer.isAbsent || offer.offerState === 'DECLINED') return null;
  return (
    <NoticeCard
      icon={<CalendarOff />}
      tone="warning"
      title={TEXTS.absent}
      footer={<Link href="/profile">{TEXTS.toProfile}</Link>}
    >
      {TEXTS.absentHint}
    </NoticeCard>
  );
}
