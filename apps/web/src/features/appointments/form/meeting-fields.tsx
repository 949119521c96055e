import { APPOINTMENT_LIMITS as LIMITS } from '@gastspiel/domain/appointments/appointment-rules.ts';
import { MultilineField } from '#ui/fields/multiline-field.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { TimeField } from '#ui/fields/time-field.tsx';
import { FormRow, FormSection } from '#ui/form/form-section.tsx';
import { type Choices, optionsOf } from '../agency-choices.ts';
import { fieldOf } from './appointment-form.ts';
import { FORM_TEXTS as TEXTS } from './form-texts.ts';

/** The facts that workers need beside time and place. */
export function MeetingFields({ choices: { outfits } }: { readonly choices: Choices }) {
  return (
    <FormSection title={TEXTS.meeting}>
      <FormRow columns="10rem 1fr">
        <TimeField {...fieldOf('meetingTime')} isOptional />
        <TextField
          {...fieldOf('meetingPlace')}
          isOptional
          placeholder={TEXTS.meetingExample}
          maxLength={LIMITS.meetingPlace}
        />
      </FormRow>
      <SelectField {...fieldOf('outfit')} isOptional options={optionsOf(outfits)} />
      <MultilineField {...fieldOf('notes')} isOptional help={TEXTS.notesHelp} maxLength={LIMITS.notes} />
    </FormSection>
  );
}
