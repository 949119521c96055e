import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { CircleAlert, CircleCheck, LoaderCircle } from 'lucide-react';
import { CARD } from '#ui/card.ts';
import { DateField } from '#ui/fields/date-field.tsx';
import { useRecheck } from '#ui/form/use-recheck.ts';
import { formatClock } from '#ui/format/german-instant.ts';
import { TONES } from '#ui/tokens.ts';
import { RUN_TEXTS, PAGE_TEXTS as TEXTS } from './billing-run-texts.ts';
import { outcomeOf } from './run-card.tsx';
import { isRunning, type Run } from './runs.ts';

interface TermsCardProps {
  readonly hasSurcharges: boolean | undefined;
  readonly proposesSurcharges: boolean;
  readonly onSurcharges: (isOn: boolean) => void;
  /** The last one of today. */
  readonly run: Run | undefined;
}

/** Up to which day, with which dates; and what came of it last. */
export function TermsCard({ hasSurcharges, proposesSurcharges, onSurcharges, run }: TermsCardProps) {
  useRecheck('dueDate', 'issueDate');
  return (
    <Box sx={{ ...CARD, ...ROW }}>
      <DateField name="until" label={TEXTS.until} />
      <DateField name="issueDate" label={TEXTS.issued} />
      <DateField name="dueDate" label={TEXTS.due} />
      <FormControlLabel
        className="wide"
        label={TEXTS.surcharges}
        title={hasSurcharges === false ? TEXTS.noSurcharges : undefined}
        disabled={!hasSurcharges}
        control={<Checkbox checked={proposesSurcharges} onChange={(_, isOn) => onSurcharges(isOn)} />}
        sx={{ minHeight: { xs: 44, sm: 36 }, mt: { sm: 3 }, mr: 0 }}
      />
      {run && (
        <Box className="wide" role="status" sx={RESULT}>
          <LastRun run={run} />
        </Box>
      )}
    </Box>
  );
}

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

/** Fields of one width; on phones both dates of the invoice share a line. */
const ROW = {
  display: 'grid',
  alignItems: 'start',
  columnGap: 2,
  rowGap: 1.5,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(3, minmax(0, 180px))' },
  '& > :first-of-type': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
  '& > .wide': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
} as const;
const RESULT = { typography: 'body2', '& svg': { flex: 'none' } } as const;
