import { History } from 'lucide-react';
import { useNow } from '#platform/state/use-now.ts';
import { NoticeCard } from '#ui/notice-card.tsx';
import { useCockpit } from '../cockpit.ts';
import { PAGE_TEXTS } from '../cockpit-texts.ts';
import { phaseOf } from './appointment-query.ts';

/** Why nobody can be asked any more, and who can still be booked. */
export function BegunNotice() {
  const { appointment } = useCockpit();
  const phase = phaseOf(appointment, useNow());
  if (phase === 'AHEAD') return null;
  return (
    <NoticeCard icon={<History />} title={PAGE_TEXTS.begunTitles[phase]}>
      {PAGE_TEXTS.begun[phase]}
    </NoticeCard>
  );
}
