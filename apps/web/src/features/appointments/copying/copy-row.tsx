import { shiftTimes } from '@gastspiel/domain/time/shift-times.ts';
import { Copy } from 'lucide-react';
import { Cut, Row } from '#ui/layout.tsx';
import { StateChip } from '#ui/states/state-chip.tsx';
import { TickRow } from '#ui/tick-list.tsx';
import { TONES } from '#ui/tokens.ts';
import { periodOf, shortDay } from '../appointment-times.ts';
import { COPY_TEXTS as TEXTS } from './copy-texts.ts';
import type { PlannedCopy } from './use-copy-plan.ts';

/** A copy as it would be, and what speaks against it. */
export function CopyRow({ onTick, ...copy }: PlannedCopy & { readonly onTick: (isTicked: boolean) => void }) {
  const { description, desiredTargetUsers, sectorAttributes } = copy.appointment;
  const { start, end } = periodOf(copy.appointment);
  return (
    <TickRow
      isTicked={copy.isTicked}
      onTick={onTick}
      columns={COLUMNS}
      isHatched={copy.holiday !== undefined}
      cells={[
        shortDay(copy.day),
        shiftTimes(start, end),
        <Cut key="what">{`${description} · ${sectorAttributes.customer}`}</Cut>,
      ]}
      end={
        <Row component="span" justify="end" wraps sx={{ columnGap: 1.5 }}>
          <Remark {...copy} />
          <span>{TEXTS.places(desiredTargetUsers)}</span>
        </Row>
      }
    />
  );
}

function Remark({ isTaken, holiday, wasHoliday }: PlannedCopy) {
  if (isTaken) return <StateChip tone="warning" icon={Copy} label={TEXTS.isTaken} />;
  const words = holiday ?? (wasHoliday ? TEXTS.wasHoliday : undefined);
  return words ? <span style={{ color: TONES.warning.text }}>{words}</span> : null;
}

const COLUMNS = 'minmax(0, 5.25rem) minmax(0, 6.25rem) minmax(0, 1fr)';
