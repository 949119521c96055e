import { DateField } from '#ui/fields/date-field.tsx';
import { DateTimeRangeField } from '#ui/fields/date-time-range-field.tsx';
import { MultilineField } from '#ui/fields/multiline-field.tsx';
import { MoneyField, NumberField, PercentField } from '#ui/fields/number-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { TimeField } from '#ui/fields/time-field.tsx';
import { FormRow, FormSection } from '#ui/form/form-section.tsx';

export function TypedFields() {
  return (
    <FormSection title="Getippt" hint="Felder für Text, Zahlen und Zeiten">
      <TextField name="name" label="Beschreibung" maxLength={256} />
      <DateTimeRangeField
        names={{ day: 'day', start: 'start', end: 'end' }}
        labels={{ day: 'Datum', start: 'Beginn', end: 'Ende' }}
      />
      <FormRow columns="1fr 1fr">
        <DateField completes="never" name="birthday" label="Geburtsdatum" />
        <TimeField name="meetingTime" label="Treffzeit" isOptional />
      </FormRow>
      <FormRow>
        <NumberField name="people" label="Gewünschte Anzahl" unit="Personen" help="23 geeignet und verfügbar" />
        <MoneyField name="rate" label="Stundensatz" />
        <PercentField name="tax" label="Umsatzsteuer" />
      </FormRow>
      <MultilineField name="note" label="Interne Notiz" isOptional placeholder="Nur für das Büro sichtbar" />
      <TextField name="number" label="Nur zu lesen" isDisabled />
    </FormSection>
  );
}
