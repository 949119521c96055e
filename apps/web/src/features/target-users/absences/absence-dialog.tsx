import { ABSENCE_LIMITS } from '@gastspiel/domain/absences/absence-rules.ts';
import { useForm } from 'react-hook-form';
import { useAttempt } from '#platform/attempts/use-attempt.ts';
import { FormDialog } from '#ui/dialogs/form-dialog.tsx';
import { useQuestion } from '#ui/dialogs/use-question.ts';
import { DateField } from '#ui/fields/date-field.tsx';
import { DateTimeRangeField } from '#ui/fields/date-time-range-field.tsx';
import { SwitchField } from '#ui/fields/on-off-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { FormRow } from '#ui/form/form-section.tsx';
import { NotSaved } from '#ui/form/use-saving.ts';
import { useNotify } from '#ui/notices/notify.ts';
import { absenceResolver, NEW_ABSENCE } from './absence-form.ts';
import { ABSENCE_TEXTS as TEXTS } from './absence-texts.ts';
import { type BookingWithin, loadBookingsWithin } from './absences-query.ts';
import { BookedMeanwhile } from './booked-meanwhile.tsx';
import { createAbsence } from './save-absence.ts';

interface AbsenceDialogProps {
  readonly workerId: string | undefined;
  readonly onClose: () => void;
}

const RANGE = { day: 'day', start: 'start', end: 'end' } as const;

/** Whole days, or from one time to another. */
export function AbsenceDialog({ workerId, onClose }: AbsenceDialogProps) {
  const form = useForm({ resolver: absenceResolver, defaultValues: NEW_ABSENCE });
  const isWholeDays = form.watch('isWholeDays');
  const create = useAttempt(createAbsence);
  const { open, ask } = useQuestion<readonly BookingWithin[]>();
  const notify = useNotify();
  return (
    <FormDialog
      title={TEXTS.add}
      submit={TEXTS.submit}
      form={form}
      save={async (entered) => {
        const input = { ...entered, ...(workerId && { targetUserId: workerId }) };
        const booked = await loadBookingsWithin(input);
        if (booked.length > 0 && !(await ask(booked))) throw new NotSaved();
        await create.send({ input });
        notify({ text: TEXTS.saved });
      }}
      onClose={onClose}
    >
      <SwitchField name="isWholeDays" label={TEXTS.isWholeDays} />
      {isWholeDays ? (
        <FormRow>
          <DateField name="fromDay" label={TEXTS.from} />
          <DateField name="toDay" label={TEXTS.to} />
        </FormRow>
      ) : (
        <DateTimeRangeField names={RANGE} labels={{ day: TEXTS.day, start: TEXTS.start, end: TEXTS.end }} />
      )}
      <TextField
        name="note"
        label={TEXTS.note}
        isOptional
        placeholder={TEXTS.noteExample}
        maxLength={ABSENCE_LIMITS.note}
      />
      {open && <BookedMeanwhile bookings={open.subject} onAnswer={open.answer} />}
    </FormDialog>
  );
}
