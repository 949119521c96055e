import { shiftTimes } from '@gastspiel/domain/time/shift-times.ts';
import { addDays, dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { mondayOf } from '@gastspiel/domain/time/week.ts';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { useAttempt } from '#platform/attempts/use-attempt.ts';
import { useNow } from '#platform/state/use-now.ts';
import { Cut } from '#ui/cut.tsx';
import { PlanDialog } from '#ui/dialogs/plan-dialog.tsx';
import { useNotify } from '#ui/notices/notify.ts';
import { StateChip } from '#ui/states/state-chip.tsx';
import { TickList, TickRow } from '#ui/tick-list.tsx';
import { Toggle } from '#ui/toggle.tsx';
import { TONES } from '#ui/tokens.ts';
import { periodOf, shortDay, weekName } from '../appointment-times.ts';
import type { AppointmentSummary } from '../appointments-query.ts';
import { copyAppointments } from './copy-calls.ts';
import { COPY_TEXTS as TEXTS } from './copy-texts.ts';
import { type PlannedCopy, useCopyPlan } from './use-copy-plan.ts';
import { WeekPair } from './week-pair.tsx';

interface CopyDialogProps {
  readonly title: string;
  /** By their start, at least one. */
  readonly appointments: readonly AppointmentSummary[];
  /** Shows a week, the first of whose copies lies there. */
  readonly onShow: (monday: string) => void;
  readonly onClose: () => void;
}

const sum = (copies: readonly PlannedCopy[], of: (copy: PlannedCopy) => number): number =>
  copies.reduce((total, copy) => total + of(copy), 0);

/** The same appointments in another week: which of them is seen before they are made. */
export function CopyDialog({ title, appointments, onShow, onClose }: CopyDialogProps) {
  const [weeks, setWeeks] = useState(1);
  const [keepsDetails, setKeepsDetails] = useState(true);
  const [asksBooked, setAsksBooked] = useState(false);
  const plan = useCopyPlan(appointments, weeks * 7);
  const now = useNow();
  const copy = useAttempt(copyAppointments);
  const notify = useNotify();
  const chosen = plan.copies.filter(({ isTicked }) => isTicked);
  const from = mondayOf(dayOf(new Date(appointments[0]?.startDateTime ?? now)));
  const to = addDays(from, weeks * 7);
  const isPast = chosen.every(
    ({ appointment }) => Date.parse(appointment.startDateTime) + weeks * 7 * DAY_MS <= now.getTime(),
  );
  const make = async (): Promise<void> => {
    const ids = chosen.map(({ appointment }) => appointment.id);
    const { copied, offers } = await copy.send({ ids, days: weeks * 7, keepsDetails, asksBooked });
    notify({
      text: TEXTS.done(copied, weekName(to)),
      ...(offers > 0 && { detail: TEXTS.asked(offers) }),
      action: { label: TEXTS.open(weekName(to)), take: () => onShow(to) },
    });
    onClose();
  };
  const state = chosen.length === 0 ? 'none' : chosen.length === plan.copies.length ? 'all' : 'some';
  const choose = { all: () => plan.tickAll(true), some: plan.reset, none: () => plan.tickAll(false) };
  const taken = plan.copies.filter(({ isTaken }) => isTaken).length;
  return (
    <PlanDialog
      title={title}
      subject={TEXTS.intro}
      icon={<Copy />}
      summary={
        <>
          <b>{`${TEXTS.count(chosen.length)}, ${TEXTS.places(sum(chosen, (each) => each.appointment.desiredTargetUsers))}`}</b>{' '}
          {TEXTS.into(weekName(to))}
        </>
      }
      confirm={TEXTS.submit(chosen.length)}
      canConfirm={chosen.length > 0 && !plan.isChecking}
      onConfirm={make}
      onCancel={onClose}
    >
      <WeekPair from={from} to={to} count={appointments.length} onStep={(step) => setWeeks(stepOver(weeks, step))} />
      <Box sx={HEAD}>
        <Toggle
          label={TEXTS.which}
          value={state}
          onChange={(value) => choose[value]()}
          choices={[
            { value: 'all', label: TEXTS.all(plan.copies.length) },
            { value: 'some', label: TEXTS.some(chosen.length) },
            { value: 'none', label: TEXTS.none },
          ]}
        />
        <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
          {plan.isUnknown ? TEXTS.unknown : taken > 0 && TEXTS.taken(taken, weekName(to))}
        </Typography>
      </Box>
      <TickList label={TEXTS.list}>
        {plan.copies.map((each) => (
          <CopyRow
            key={each.appointment.id}
            {...each}
            onTick={(isTicked) => plan.tick(each.appointment.id, isTicked)}
          />
        ))}
      </TickList>
      <Box sx={{ display: 'grid' }}>
        <FormControlLabel
          label={TEXTS.keepsDetails}
          control={<Checkbox checked={keepsDetails} onChange={(_, isOn) => setKeepsDetails(isOn)} />}
        />
        <FormControlLabel
          label={
            <>
              {TEXTS.asksBooked}
              <Box component="span" sx={{ color: 'text.secondary' }}>{` ${outlookOf(chosen, isPast)}`}</Box>
            </>
          }
          disabled={isPast}
          control={<Checkbox checked={asksBooked && !isPast} onChange={(_, isOn) => setAsksBooked(isOn)} />}
        />
      </Box>
    </PlanDialog>
  );
}

const DAY_MS = 24 * 3_600_000;

/** A week is not copied into itself. */
const stepOver = (weeks: number, step: 1 | -1): number => weeks + step || step;

/** "(26 Angebote, 2 Personen sind abwesend)" */
function outlookOf(chosen: readonly PlannedCopy[], isPast: boolean): string {
  if (isPast) return TEXTS.inThePast;
  const absent = sum(chosen, (copy) => copy.absent);
  const offers = TEXTS.offers(sum(chosen, (copy) => copy.booked) - absent);
  return `(${[offers, ...(absent > 0 ? [TEXTS.absent(absent)] : [])].join(', ')})`;
}

function CopyRow({ onTick, ...copy }: PlannedCopy & { readonly onTick: (isTicked: boolean) => void }) {
  const { description, desiredTargetUsers } = copy.appointment;
  const { start, end } = periodOf(copy.appointment);
  return (
    <TickRow
      isTicked={copy.isTicked}
      onTick={onTick}
      columns={COLUMNS}
      isHatched={copy.holiday !== undefined}
      cells={[shortDay(copy.day), shiftTimes(start, end), <Cut key="what">{description}</Cut>]}
      end={
        <Box component="span" sx={END}>
          <Remark {...copy} />
          <span>{TEXTS.places(desiredTargetUsers)}</span>
        </Box>
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
const HEAD = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  mb: -1,
} as const;
const END = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'end', columnGap: 1.5 } as const;
