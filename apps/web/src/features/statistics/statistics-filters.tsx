import { DaySpan, STATISTICS_RULES } from '@gastspiel/domain/statistics/statistics-filter.ts';
import type { Day } from '@gastspiel/domain/time/vienna-day.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FormProvider, useForm } from 'react-hook-form';
import { z } from 'zod';
import { recipientsFilter } from '#features/invoice-recipients/index.ts';
import { DateField } from '#ui/fields/date-field.tsx';
import type { Filter, FilterOption } from '#ui/filters/filter.ts';
import { ACTIVE_CHIP, CHIP } from '#ui/filters/filter-chip.tsx';
import { rangeText } from '#ui/filters/range-text.ts';
import { type Chosen, type Period, periods, spanOf } from './chosen.ts';
import { PERIOD_TEXTS as TEXTS } from './statistics-texts.ts';

const SPAN = 'span';

interface StatisticsFilters {
  readonly chosen: Chosen;
  readonly today: Day;
  readonly types: readonly FilterOption[];
  /** There what is filtered by can be taken away by a tap, which a period that is always there can not. */
  readonly isPhone: boolean;
  readonly narrow: (changed: Partial<Chosen>) => void;
}

export function statisticsFilters({ chosen, today, types, isPhone, narrow }: StatisticsFilters): readonly Filter[] {
  const span = spanOf(chosen, today);
  return [
    {
      key: SPAN,
      label: TEXTS.period,
      options: [{ value: SPAN, label: rangeText(span) }],
      selected: chosen.span || !isPhone ? [SPAN] : [],
      panel: (done) => (
        <PeriodPanel
          span={span}
          today={today}
          onChoose={(next) => {
            narrow({ span: next });
            done();
          }}
        />
      ),
      onChange: () => narrow({ span: null }),
    },
    recipientsFilter(chosen.recipients, (recipients) => narrow({ recipients })),
    {
      key: 'types',
      label: TEXTS.type,
      options: types,
      selected: chosen.types,
      isMultiple: true,
      onChange: (ids) => narrow({ types: ids }),
    },
  ];
}

const day = z.string(STATISTICS_RULES.day);
const resolver = zodResolver(z.object({ from: day, to: day }).pipe(DaySpan));

interface PeriodPanelProps {
  readonly span: DaySpan;
  readonly today: Day;
  readonly onChoose: (span: DaySpan | null) => void;
}

/** The usual periods by one press, and any other days. */
function PeriodPanel({ span, today, onChoose }: PeriodPanelProps) {
  const form = useForm({ resolver, defaultValues: span });
  const known = periods(today);
  return (
    <FormProvider {...form}>
      <Box component="form" noValidate onSubmit={form.handleSubmit(onChoose)} sx={{ display: 'grid', gap: 2, p: 2 }}>
        <Box role="group" aria-label={TEXTS.period} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {(Object.keys(known) as Period[]).map((period) => {
            const { from, to } = known[period];
            const isChosen = from === span.from && to === span.to;
            return (
              <Button
                key={period}
                variant="outlined"
                aria-pressed={isChosen}
                // The last twelve months move on with the time.
                onClick={() => onChoose(period === 'TWELVE_MONTHS' ? null : known[period])}
                sx={isChosen ? ACTIVE_CHIP : CHIP}
              >
                {TEXTS.known[period]}
              </Button>
            );
          })}
        </Box>
        <DateField completes="nearest" name="from" label={TEXTS.from} />
        <DateField completes="nearest" name="to" label={TEXTS.to} />
        <Button type="submit" variant="contained" sx={{ justifySelf: 'end' }}>
          {TEXTS.apply}
        </Button>
      </Box>
    </FormProvider>
  );
}
