import { addDays, type Day, dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { mondayOf } from '@gastspiel/domain/time/week.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { useAttempt } from '#platform/attempts/use-attempt.ts';
import { useNow } from '#platform/state/use-now.ts';
import { PlanDialog } from '#ui/dialogs/plan-dialog.tsx';
import { Quiet, Row } from '#ui/layout.tsx';
import { useNotify } from '#ui/notices/notify.ts';
import { STATE_TEXTS } from '#ui/states/state-texts.ts';
import { TickList } from '#ui/tick-list.tsx';
import { Toggle } from '#ui/toggle.tsx';
import { weekName, weeksName } from '../appointment-times.ts';
import type { AppointmentSummary } from '../appointments-query.ts';
import { copyAppointments } from './copy-calls.ts';
import { CopyRow } from './copy-row.tsx';
import { COPY_TEXTS as TEXTS } from './copy-texts.ts';
import { type PlannedCopy, useCopyPlan } from './use-copy-plan.ts';
import { WeekPair, type Weeks } from './week-pair.tsx';

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
  const notify = useNotify();
  const chosen = plan.copies.filter(({ isTicked }) => isTicked);
  const from = weeksFrom(plan.copies.map(({ appointment }) => dayOf(new Date(appointment.startDateTime))));
  const to = weeksFrom(plan.copies.map(({ day }) => day));
  // With nothing chosen it is still to be seen where all of them would go.
  const meant = chosen.length > 0 ? chosen : plan.copies;
  const target = weeksFrom(meant.map(({ day }) => day));
  const isPast = meant.every(
    ({ appointment }) => Date.parse(appointment.startDateTime) + weeks * 7 * DAY_MS <= now.getTime(),
  );
  const { send } = useAttempt(copyAppointments, {
    onDone: ({ copied, offers, people, notAsked }, { ids, days }) => {
      const asked = [
        ...(offers > 0 ? [TEXTS.asked(people, offers)] : []),
        ...(notAsked > 0 ? [TEXTS.notAsked(notAsked)] : []),
      ];
      const copies = appointments.filter(({ id }) => ids.includes(id));
      const made = weeksFrom(copies.map(({ startDateTime }) => addDays(dayOf(new Date(startDateTime)), days)));
      notify({
        text: TEXTS.done(copied, weeksName(...made)),
        ...(asked.length > 0 && { detail: asked.join(' ') }),
        action: { label: TEXTS.open(weekName(made[0])), take: () => onShow(made[0]) },
      });
      onClose();
    },
  });
  const make = async (): Promise<void> => {
    const ids = chosen.map(({ appointment }) => appointment.id);
    await send({ ids, days: weeks * 7, keepsDetails, asksBooked });
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
          {TEXTS.into(weeksName(...target))}
        </>
      }
      confirm={TEXTS.submit(chosen.length)}
      canConfirm={chosen.length > 0 && !plan.isChecking}
      onConfirm={make}
      onCancel={onClose}
    >
      <WeekPair from={from} to={to} count={appointments.length} onStep={(step) => setWeeks(stepOver(weeks, step))} />
      <Row gap={1} justify="space-between" wraps sx={{ mb: -1 }}>
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
        <Quiet size="body2" role="status">
          {plan.isUnknown ? TEXTS.unknown : taken > 0 && TEXTS.taken(taken, weeksName(...to))}
        </Quiet>
        {plan.isUnknown && (
          <Button size="small" variant="outlined" loading={plan.isRetrying} onClick={plan.retry}>
            {STATE_TEXTS.retry}
          </Button>
        )}
      </Row>
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
              <Quiet component="span">{isPast ? ` ${TEXTS.inThePast}` : plan.isKnown && ` ${outlookOf(chosen)}`}</Quiet>
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

/** From the Monday of the first day to the Sunday of the last. */
const weeksFrom = (days: readonly Day[]): Weeks => [mondayOf(days[0] ?? ''), addDays(mondayOf(days.at(-1) ?? ''), 6)];

/** A week is not copied into itself. */
const stepOver = (weeks: number, step: 1 | -1): number => weeks + step || step;

/** "(26 Angebote, 2 wegen Abwesenheit nicht)" */
function outlookOf(chosen: readonly PlannedCopy[]): string {
  const absent = sum(chosen, (copy) => copy.absent);
  const offers = TEXTS.offers(sum(chosen, (copy) => copy.booked) - absent);
  return `(${[offers, ...(absent > 0 ? [TEXTS.absent(absent)] : [])].join(', ')})`;
}
