import { type Day, dayOf, isDay } from '@gastspiel/domain/time/vienna-day.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { FormDialog } from '#ui/dialogs/form-dialog.tsx';
import { DateField } from '#ui/fields/date-field.tsx';
import { periodOf, whenOf } from '../appointment-times.ts';
import type { AppointmentSummary } from '../appointments-query.ts';
import { MOVE_TEXTS as TEXTS } from './board-texts.ts';

interface MoveDialogProps {
  readonly appointment: AppointmentSummary;
  readonly onMove: (day: Day) => void;
  readonly onClose: () => void;
}

const resolver = zodResolver(z.object({ day: z.string(TEXTS.noDay).refine(isDay, TEXTS.noDay) }));

/** Moving without dragging: for keyboards, for fingers, and for weeks that are not in sight. */
export function MoveDialog({ appointment, onMove, onClose }: MoveDialogProps) {
  const form = useForm({ resolver, defaultValues: { day: dayOf(periodOf(appointment).start) } });
  return (
    <FormDialog
      title={TEXTS.title}
      intro={TEXTS.intro(appointment.description, whenOf(appointment))}
      submit={TEXTS.submit}
      form={form}
      save={async ({ day }) => onMove(day)}
      onClose={onClose}
    >
      <DateField name="day" label={TEXTS.day} />
    </FormDialog>
  );
}
