import { dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import { later } from '../later/later.tsx';
import { FloatingFailed } from '../later/load-failed.tsx';
import { FIELD_TEXTS } from './field-texts.ts';
import { completeDay, formatDay, isDay, type MeantDay, parseDay } from './german-date.ts';
import { ParsedInput } from './parsed-input.tsx';
import { type FieldProps, useField } from './use-field.ts';

/** Most people type a date; the calendar is loaded for who opens it. */
const CalendarPopover = later(async () => (await import('./calendar-popover.tsx')).CalendarPopover, {
  Failed: FloatingFailed,
});
const completing = (meant: MeantDay) => ({
  parse: (text: string) => parseDay(completeDay(text, dayOf(new Date()), meant)),
  format: formatDay,
});
const PARSERS = {
  next: completing('next'),
  nearest: completing('nearest'),
  never: { parse: parseDay, format: formatDay },
} as const;

interface DateFieldProps extends FieldProps {
  /** Which day is meant by "28.11.": plans look ahead, invoices and periods both ways, a birthday has its year. */
  readonly completes?: keyof typeof PARSERS;
}

/** A day, typed or picked. The form's value is YYYY-MM-DD or null; what is no day stays as typed and fails the schema. */
export function DateField({ completes = 'next', ...props }: DateFieldProps) {
  const field = useField<string | null>(props);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const pick = (day: string): void => {
    field.set(day);
    setAnchor(null);
  };
  return (
    <>
      <ParsedInput
        {...props}
        field={field}
        parser={PARSERS[completes]}
        placeholder={FIELD_TEXTS.datePlaceholder}
        end={
          <InputAdornment position="end">
            <IconButton
              size="small"
              edge="end"
              aria-label={`${props.label}: ${FIELD_TEXTS.openCalendar}`}
              disabled={field.isDisabled}
              onClick={({ currentTarget }) => setAnchor(currentTarget)}
            >
              <CalendarDays size={18} aria-hidden />
            </IconButton>
          </InputAdornment>
        }
      />
      {anchor && (
        <CalendarPopover
          anchor={anchor}
          day={isDay(field.value ?? '') ? field.value : null}
          onPick={pick}
          onClose={() => setAnchor(null)}
        />
      )}
    </>
  );
}
