import { isDay } from '@gastspiel/domain/time/vienna-day.ts';
import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { DateField } from '#ui/fields/date-field.tsx';
import { BOOKING_TEXTS as TEXTS } from './booking-texts.ts';
import type { Period } from './period.ts';

interface PeriodFormProps {
  readonly period: Period;
  readonly onChange: (period: Period) => void;
}

/** From–to; counts as soon as both are days in their order. */
export function PeriodForm({ period, onChange }: PeriodFormProps) {
  const form = useForm({ defaultValues: period });
  const { from = '', to = '' } = useWatch({ control: form.control });
  useEffect(() => {
    const problems = {
      from: isDay(from ?? '') ? undefined : TEXTS.badDay,
      to: isDay(to ?? '') ? (isDay(from ?? '') && to < from ? TEXTS.badRange : undefined) : TEXTS.badDay,
    };
    for (const name of ['from', 'to'] as const) {
      if (problems[name]) form.setError(name, { message: problems[name] });
      else form.clearErrors(name);
    }
    const isNew = from !== period.from || to !== period.to;
    if (!problems.from && !problems.to && isNew) onChange({ from, to });
  }, [form, from, to, period, onChange]);
  return (
    <FormProvider {...form}>
      <Box sx={FIELDS}>
        <DateField completes="nearest" name="from" label={TEXTS.from} />
        <DateField completes="nearest" name="to" label={TEXTS.to} />
      </Box>
    </FormProvider>
  );
}

const FIELDS = {
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  gap: 1.5,
  width: { xs: '100%', sm: 'auto' },
  '& > *': { width: { sm: 150 } },
} as const;
