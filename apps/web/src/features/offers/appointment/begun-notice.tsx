import Button from '@mui/material/Button';
import { CalendarPlus, History } from 'lucide-react';
import { useNow } from '#platform/state/use-now.ts';
import { may, useViewer } from '#platform/viewer/viewer.ts';
import { NoticeCard } from '#ui/notice-card.tsx';
import { useCockpit } from '../cockpit.ts';
import { PAGE_TEXTS } from '../cockpit-texts.ts';
import { phaseOf } from './appointment-query.ts';

/** Why nobody can be asked any more, and who can still be booked. */
export function BegunNotice() {
  const { appointment, ask } = useCockpit();
  const mayBookLate = may(useViewer(), 'offers.enter-late');
  const phase = phaseOf(appointment, useNow());
  if (phase === 'AHEAD') return null;
  const isLate = phase === 'OVER' && mayBookLate;
  return (
    <NoticeCard
      icon={<History />}
      title={PAGE_TEXTS.begunTitles[phase]}
      footer={
        isLate && (
          <Button
            variant="outlined"
            startIcon={<CalendarPlus size={16} />}
            onClick={() => ask({ kind: 'lateBooking' })}
            sx={{ justifySelf: 'start', mt: 1 }}
          >
            {PAGE_TEXTS.bookLate}
          </Button>
        )
      }
    >
      {isLate ? PAGE_TEXTS.overForAdministration : PAGE_TEXTS.begun[phase]}
    </NoticeCard>
  );
}
