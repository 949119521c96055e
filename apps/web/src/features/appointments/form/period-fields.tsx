import { DateField } from '#ui/fields/date-field.tsx';
import { TimeField } from '#ui/fields/time-field.tsx';
import { FormRow } from '#ui/form/form-row.tsx';
import { FORM_TEXTS as TEXTS } from './form-texts.ts';
import { PeriodHint } from './period-hint.tsx';
import { useFollowingEnd } from './use-following-end.ts';

/** From when to when, each as day and time, and how it is understood. */
export function PeriodFields() {
  useFollowingEnd();
  return (
    <div>
      <FormRow columns="minmax(0, 3fr) minmax(0, 2fr) minmax(0, 3fr) minmax(0, 2fr)">
        <DateField name="startDay" label={TEXTS.startDay} />
        <TimeField name="startTime" label={TEXTS.startTime} />
        <DateField name="endDay" label={TEXTS.endDay} />
        <TimeField name="endTime" label={TEXTS.endTime} />
      </FormRow>
      <PeriodHint />
    </div>
  );
}
