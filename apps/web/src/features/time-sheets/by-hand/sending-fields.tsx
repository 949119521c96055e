import { DateField } from '#ui/fields/date-field.tsx';
import { MultilineField } from '#ui/fields/multiline-field.tsx';
import { TimeField } from '#ui/fields/time-field.tsx';
import { FormRow } from '#ui/form/form-section.tsx';
import { BY_HAND_TEXTS as TEXTS } from '../time-sheet-texts.ts';

/** When a time sheet went its way without us, and to whom. */
export const SendingFields = () => (
  <>
    <FormRow>
      <DateField completes="nearest" name="day" label={TEXTS.day} />
      <TimeField name="time" label={TEXTS.time} />
    </FormRow>
    <MultilineField name="recipients" label={TEXTS.recipients} help={TEXTS.recipientsHelp} rows={2} />
  </>
);
