import { CircleCheck, UserX } from 'lucide-react';
import { formatHours, formatShift } from '#ui/format/german-shift.ts';
import { StateChip } from '#ui/states/state-chip.tsx';
import type { OwnOfferCard } from './own-offers-query.ts';
import { RECORDED_TEXTS as TEXTS } from './own-offers-texts.ts';

/** The hours that the office recorded, once it has: what somebody will be paid for. */
export function RecordedWork({
  offer: { recordedWork: work },
}: {
  readonly offer: Pick<OwnOfferCard, 'recordedWork'>;
}) {
  if (!work) return null;
  const times = work.entries.filter(({ type }) => type === 'WORK');
  const text = TEXTS.recorded(
    formatHours(work.workMinutes / 60),
    times.map(({ startDateTime, endDateTime }) => formatShift(startDateTime, endDateTime)),
    work.breakMinutes,
  );
  return (
    <div>
      {work.didNotCome ? (
        <StateChip wraps tone="danger" icon={UserX} label={TEXTS.didNotCome} />
      ) : (
        <StateChip wraps tone="success" icon={CircleCheck} label={text} />
      )}
    </div>
  );
}
