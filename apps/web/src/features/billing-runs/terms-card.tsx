import { isRunning, lastDayOfMonthBefore } from '@gastspiel/domain/billing-runs/billing-run.ts';
import { dueHint } from '@gastspiel/domain/invoices/sending-hints.ts';
import { type Day, dayOf, daysBetween, isDay } from '@gastspiel/domain/time/vienna-day.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { CircleAlert, CircleCheck, LoaderCircle } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';
import { outcomeOf, RUN_TEXTS, type Run } from '#features/invoices/index.ts';
import { useNow } from '#platform/state/use-now.ts';
import { DateField } from '#ui/fields/date-field.tsx';
import { FieldWarning } from '#ui/fields/field-warning.tsx';
import { MoneyField } from '#ui/fields/number-field.tsx';
import { useRecheck } from '#ui/form/use-recheck.ts';
import { formatClock } from '#ui/format/german-instant.ts';
import { CARD, Row } from '#ui/layout.tsx';
import { Note } from '#ui/note.tsx';
import { Toggle } from '#ui/toggle.tsx';
import { TONES } from '#ui/tokens.ts';
import { PAGE_TEXTS as TEXTS } from './billing-run-texts.ts';
import type { TermsValues } from './terms.ts';

interface TermsCardProps {
  readonly hasSurcharges: boolean | undefined;
  readonly proposesSurcharges: boolean;
  readonly onSurcharges: (isOn: boolean) => void;
  /** The last one of today. */
  readonly run: Run | undefined;
  /** Whether recorded ways are billed to somebody: then they need a price. */
  readonly billsTravel: boolean;
}

/** Up to which day, with which dates; and what came of it last. */
export function TermsCard({ hasSurcharges, proposesSurcharges, onSurcharges, run, billsTravel }: TermsCardProps) {
  useRecheck('dueDate', 'issueDate');
  const { setValue } = useFormContext<TermsValues>();
  const [until, issueDate, dueDate] = useWatch<TermsValues, ['until', 'issueDate', 'dueDate']>({
    name: ['until', 'issueDate', 'dueDate'],
  });
  const today = dayOf(useNow());
  const isPast = [issueDate, dueDate].some((day) => day !== null && isDay(day) && day < today);
  const moveToToday = (): void => {
    setValue('issueDate', today, { shouldValidate: true, shouldDirty: true });
    setValue('dueDate', null, { shouldValidate: true, shouldDirty: true });
  };
  const choices = [
    { value: lastDayOfMonthBefore(today), label: monthName(lastDayOfMonthBefore(today)) },
    { value: today, label: TEXTS.untilToday },
  ];
  return (
    <Box sx={{ ...CARD, ...ROW }}>
      <DateField completes="nearest" name="until" label={TEXTS.until} />
      <Row className="wide" sx={{ mt: { sm: 3 }, minHeight: 36 }}>
        <Toggle
          label={TEXTS.quick}
          choices={choices}
          value={choices.find(({ value }) => value === until)?.value ?? ''}
          onChange={(day) => setValue('until', day, { shouldValidate: true, shouldDirty: true })}
        />
      </Row>
      <DateField completes="nearest" name="issueDate" label={TEXTS.issued} />
      <DateField
        completes="nearest"
        name="dueDate"
        label={TEXTS.due}
        help={dueWarning(issueDate, dueDate, today) ?? TEXTS.dueByTerms}
      />
      {isPast && (
        <Note tone="warning" role="note" action={<Button onClick={moveToToday}>{TEXTS.moveToToday}</Button>}>
          {TEXTS.datesPast}
        </Note>
      )}
      {billsTravel && <MoneyField name="travelPrice" label={TEXTS.travelPrice} />}
      <FormControlLabel
        className="wide"
        label={TEXTS.surcharges}
        title={hasSurcharges === false ? TEXTS.noSurcharges : undefined}
        disabled={!hasSurcharges}
        control={<Checkbox checked={proposesSurcharges} onChange={(_, isOn) => onSurcharges(isOn)} />}
        sx={{ minHeight: { xs: 44, sm: 36 }, mt: { sm: 3 }, mr: 0, whiteSpace: 'nowrap' }}
      />
      {run && (
        <Row className="wide" role="status" sx={RESULT}>
          <LastRun run={run} />
        </Row>
      )}
    </Box>
  );
}

/** Drafts are mostly sent on the day on which they are made: what is due sooner than the usual term is told before. */
function dueWarning(issueDate: string | null, dueDate: string | null, today: Day) {
  if (!issueDate || !dueDate || !isDay(issueDate) || !isDay(dueDate)) return undefined;
  const [hint] = dueHint({ issueDate, dueDate }, today);
  if (!hint) return undefined;
  return (
    <FieldWarning>{hint.kind === 'DUE_PAST' ? TEXTS.duePast : TEXTS.dueNear(daysBetween(today, dueDate))}</FieldWarning>
  );
}

const monthName = (day: Day): string =>
  new Intl.DateTimeFormat('de-AT', { month: 'long', timeZone: 'UTC' }).format(new Date(day));

function LastRun({ run }: { readonly run: Run }) {
  const [tone, Icon] = isRunning(run)
    ? ([TONES.info, LoaderCircle] as const)
    : run.failedCount > 0 && run.doneCount === 0
      ? ([TONES.danger, CircleAlert] as const)
      : ([TONES.success, CircleCheck] as const);
  const [first, ...rest] = isRunning(run) ? [RUN_TEXTS.running[run.kind]] : outcomeOf(run).split(', ');
  const progress = RUN_TEXTS.progress(run.count - run.waitingCount, run.count);
  const tail = isRunning(run) ? `: ${progress}` : ` · ${formatClock(run.settledAt ?? run.orderedAt)}`;
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, color: tone.text }}>
      <Icon size={18} aria-hidden />
      <span>
        <b>{first}</b>
        {rest.map((part) => `, ${part}`).join('')}
        {tail}
      </span>
    </Box>
  );
}

/** Fields of one width; on phones as many beside each other as can be read. */
const ROW = {
  display: { xs: 'grid', sm: 'flex' },
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 150px), 1fr))',
  flexWrap: 'wrap',
  alignItems: 'start',
  columnGap: 2,
  rowGap: { xs: 1.5, sm: 1 },
  '& > div:not(.wide)': { flex: '0 1 160px', minWidth: { sm: 150 } },
  '& > .wide': { gridColumn: '1 / -1' },
  // A label of two lines would push its field beneath the others; what stands beside has none.
  '& label': { whiteSpace: 'nowrap' },
} as const;
const RESULT = {
  ml: { sm: 'auto' },
  mt: { sm: 3 },
  minHeight: { sm: 36 },
  typography: 'body2',
  '& svg': { flex: 'none' },
} as const;
