import { isDay } from '@gastspiel/domain/time/vienna-day.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FormProvider, useForm } from 'react-hook-form';
import { z } from 'zod';
import { DateField } from '../fields/date-field.tsx';
import type { DayRange } from './day-range.ts';
import { RANGE_TEXTS as TEXTS } from './filter-texts.ts';

interface RangePanelProps {
  readonly range: DayRange | null;
  /** The button that takes the choice away. */
  readonly reset: string;
  readonly onChoose: (range: DayRange | null) => void;
}

const day = z.string().refine(isDay, TEXTS.day).nullable();
const Range = z
  .object({ from: day, to: day })
  .refine(({ from, to }) => !from || !to || from <= to, { message: TEXTS.order, path: ['to'] });
const resolver = zodResolver(Range);

/** Two days, either of them open. */
export function RangePanel({ range, reset, onChoose }: RangePanelProps) {
  const form = useForm({ resolver, defaultValues: range ?? { from: null, to: null } });
  return (
    <FormProvider {...form}>
      <Box component="form" noValidate onSubmit={form.handleSubmit(onChoose)} sx={{ display: 'grid', gap: 2, p: 2 }}>
        <DateField completes="nearest" name="from" label={TEXTS.from} isOptional />
        <DateField completes="nearest" name="to" label={TEXTS.to} isOptional />
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1 }}>
          <Button onClick={() => onChoose(null)}>{reset}</Button>
          <Button type="submit" variant="contained">
            {TEXTS.apply}
          </Button>
        </Box>
      </Box>
    </FormProvider>
  );
}
