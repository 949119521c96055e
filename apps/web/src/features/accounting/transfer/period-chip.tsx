import { TransferDays } from '@gastspiel/domain/accounting/transfer.ts';
import type { Day } from '@gastspiel/domain/time/vienna-day.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FormProvider, useForm } from 'react-hook-form';
import { DateField } from '#ui/fields/date-field.tsx';
import { ACTIVE_CHIP, CHIP, FilterChip } from '#ui/filters/filter-chip.tsx';
import { isSamePeriod, lastPeriods, periodName } from './period.ts';
import { PERIOD_TEXTS as TEXTS } from './transfer-texts.ts';

interface PeriodProps {
  readonly period: TransferDays;
  readonly today: Day;
  readonly onChoose: (period: TransferDays) => void;
}

/** Which days; the last months by one press. */
export const PeriodChip = (props: PeriodProps) => (
  <FilterChip
    filter={{
      key: 'period',
      label: TEXTS.period,
      options: [{ value: 'period', label: periodName(props.period) }],
      selected: ['period'],
      panel: (done) => (
        <PeriodPanel
          {...props}
          onChoose={(period) => {
            props.onChoose(period);
            done();
          }}
        />
      ),
      onChange: () => undefined,
    }}
  />
);

const resolver = zodResolver(TransferDays);

function PeriodPanel({ period, today, onChoose }: PeriodProps) {
  const form = useForm({ resolver, defaultValues: period });
  return (
    <FormProvider {...form}>
      <Box component="form" noValidate onSubmit={form.handleSubmit(onChoose)} sx={{ display: 'grid', gap: 2, p: 2 }}>
        <Box role="group" aria-label={TEXTS.period} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {lastPeriods(today).map((known) => {
            const isChosen = isSamePeriod(known, period);
            return (
              <Button
                key={known.from}
                variant="outlined"
                aria-pressed={isChosen}
                onClick={() => onChoose(known)}
                sx={isChosen ? ACTIVE_CHIP : CHIP}
              >
                {periodName(known)}
              </Button>
            );
          })}
        </Box>
        <DateField completes="nearest" name="from" label={TEXTS.from} />
        <DateField completes="nearest" name="until" label={TEXTS.until} />
        <Button type="submit" variant="contained" sx={{ justifySelf: 'end' }}>
          {TEXTS.apply}
        </Button>
      </Box>
    </FormProvider>
  );
}
