import { datesFrom } from '@gastspiel/domain/invoices/invoice-dates.ts';
import { isDay } from '@gastspiel/domain/time/vienna-day.ts';
import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import type { RecipientName } from '#features/invoice-recipients/index.ts';
import { DateField } from '#ui/fields/date-field.tsx';
import { useRecheck } from '#ui/form/use-recheck.ts';
import { CARD } from '#ui/layout.tsx';
import { EDIT_TEXTS as TEXTS } from './form-texts.ts';
import type { InvoiceValues } from './invoice-values.ts';
import { RecipientChoice } from './recipient-choice.tsx';

interface HeadCardProps {
  readonly recipient: RecipientName;
  /** The term that the recipient has. */
  readonly days: number;
  readonly isBusy: boolean;
  readonly onPick: (recipient: RecipientName) => void;
}

/** Who pays, and when. */
export function HeadCard({ recipient, isBusy, onPick, days }: HeadCardProps) {
  const { errors } = useFormState<InvoiceValues>();
  useFollowingDates(days);
  return (
    <Box sx={{ ...CARD, containerType: 'inline-size' }}>
      <Box sx={ROW}>
        <RecipientChoice chosen={recipient} error={errors.recipientId?.message} isDisabled={isBusy} onPick={onPick} />
        <DateField completes="nearest" name="issueDate" label={TEXTS.issued} />
        <DateField completes="nearest" name="dueDate" label={TEXTS.due} />
        <DateField completes="nearest" name="dunDate" label={TEXTS.dun} />
      </Box>
    </Box>
  );
}

/** Due day and reminder move with the issue date, as long as nobody has set them otherwise. */
function useFollowingDates(days: number): void {
  const { subscribe, getValues, setValue } = useFormContext<InvoiceValues>();
  useRecheck('dueDate', 'issueDate');
  useRecheck('dunDate', 'dueDate');
  useEffect(() => {
    let before = getValues('issueDate');
    return subscribe({
      formState: { values: true },
      callback: ({ name, values }) => {
        const { issueDate, dueDate, dunDate } = values;
        // A day that is being typed is none for a while.
        if (!issueDate || !isDay(issueDate)) return;
        const old = before && isDay(before) ? datesFrom(before, days) : undefined;
        before = issueDate;
        if (name !== 'issueDate' || !old || old.issueDate === issueDate) return;
        const moved = datesFrom(issueDate, days);
        const options = { shouldDirty: true };
        if (dueDate === old.dueDate) setValue('dueDate', moved.dueDate, options);
        if (dueDate === old.dueDate && dunDate === old.dunDate) setValue('dunDate', moved.dunDate, options);
      },
    });
  }, [subscribe, getValues, setValue, days]);
}

const ROW = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container (min-width: 360px)': {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    '& > :first-of-type': { gridColumn: '1 / -1' },
  },
  '@container (min-width: 560px)': {
    gridTemplateColumns: 'minmax(0, 1.55fr) repeat(3, minmax(0, 1fr))',
    '& > :first-of-type': { gridColumn: 'auto' },
  },
  // A day that can be read is worth more than its calendar, a name more than the way to clear it: somebody has to pay.
  '@container (max-width: 759px)': { '& .MuiInputAdornment-root': { display: 'none' } },
  '& .MuiAutocomplete-clearIndicator': { display: 'none' },
  '& .MuiAutocomplete-root.MuiAutocomplete-hasClearIcon .MuiOutlinedInput-root.MuiOutlinedInput-root': { pr: '30px' },
} as const;
