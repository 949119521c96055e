import { isDay } from '@gastspiel/domain/time/vienna-day.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FormProvider, useForm } from 'react-hook-form';
import { z } from 'zod';
import { DateField } from '#ui/fields/date-field.tsx';
import { OVERVIEW_TEXTS as TEXTS } from '../overview/overview-texts.ts';
import type { DayRange } from '../overview-filter.ts';

interface RangePanelProps {
  readonly range: DayRange | null;
  readonly onChoose: (range: DayRange | null) => void;
}

const day = z.string().refine(isDay, TEXTS.rangeDay).nullable();
const Range = z
  .object({ from: day, to: day })
  .refine(({ from, to }) => !from || !to || from <= to, { message: TEXTS.rangeOrder, path: ['to'] });
const resolver = zodResolver(Range);

/** Two days, either of them open. */
export function RangePanel({ range, onChoose }: RangePanelProps) {
  const form = useForm({ resolver, defaultValues: range ?? { from: null, to: null } });
  return (
    <FormProvider {...form}>
      <Box component="form" noValidate onSubmit={form.handleSubmit(onChoose)} sx={{ display: 'grid', gap: 2, p: 2 }}>
        <DateField name="from" label={TEXTS.rangeFrom} isOptional />
        <DateField name="to" label={TEXTS.rangeTo} isOptional />
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1 }}>
          <Button onClick={() => onChoose(null)}>{TEXTS.rangeToday}</Button>
          <Button type="submit" variant="contained">
            {TEXTS.rangeApply}
          </Button>
        </Box>
      </Box>
    </FormProvider>
  );
}
