import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import { FormRow } from '../form/form-section.tsx';
import { DateField } from './date-field.tsx';
import { FIELD_TEXTS } from './field-texts.ts';
import { TimeField } from './time-field.tsx';
import { timeSpan } from './time-span.ts';

interface DateTimeRangeFieldProps {
  /** The paths of the three values: YYYY-MM-DD, HH:MM and HH:MM. */
  readonly names: { readonly day: string; readonly start: string; readonly end: string };
  readonly labels: { readonly day: string; readonly start: string; readonly end: string };
}

/** A day with beginning and end. An end that is not after the beginning belongs to the next day, and the field says so. */
export function DateTimeRangeField({ names, labels }: DateTimeRangeFieldProps) {
  const [day, start, end] = useWatch({ name: [names.day, names.start, names.end] });
  const span = timeSpan(day ?? null, start ?? null, end ?? null);
  const hours = span?.hours.toLocaleString('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return (
    <FormRow>
      <DateField name={names.day} label={labels.day} />
      <TimeField name={names.start} label={labels.start} />
      <TimeField
        name={names.end}
        label={labels.end}
        help={span && `${span.endDay} · ${hours} h`}
        mark={
          span?.endsNextDay && (
            <Box component="span" role="img" aria-label={FIELD_TEXTS.nextDay} sx={{ typography: 'caption' }}>
              +1
            </Box>
          )
        }
      />
    </FormRow>
  );
}
