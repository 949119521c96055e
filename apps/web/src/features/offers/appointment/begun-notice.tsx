import { History } from 'lucide-react';
import { NoticeCard } from '#ui/notice-card.tsx';
import { useCockpit } from '../cockpit.ts';
import { PAGE_TEXTS } from '../cockpit-texts.ts';
import { hasBegun } from './appointment-query.ts';

/** Why nobody can be offered any more. */
export function BegunNotice() {
  const { appointment } = useCockpit();
  if (!hasBegun(appointment)) return null;
  return (
    <NoticeCard icon={<History />} title={PAGE_TEXTS.begunTitle}>
      {PAGE_TEXTS.begun}
    </NoticeCard>
  );
}
