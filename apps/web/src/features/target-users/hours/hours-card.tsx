import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { UserX } from 'lucide-react';
import { linkTo } from '#platform/navigation/paths.ts';
import { formatHours, formatWeekday } from '#ui/format/german-shift.ts';
import { Quiet, Stack } from '#ui/layout.tsx';
import { SectionCard } from '#ui/section-card.tsx';
import { StateChip } from '#ui/states/state-chip.tsx';
import { PendingCard } from '../pending-card.tsx';
import { HOURS_TEXTS as TEXTS } from './hours-texts.ts';
import { useWorkSummary } from './work-summary-query.ts';

/** The worker's recorded hours, and the shifts that they did not come to. */
export function HoursCard({ workerId }: { readonly workerId: string }) {
  const query = useWorkSummary(workerId);
  const { data } = query;
  if (!data) return <PendingCard title={TEXTS.title} texts={TEXTS} query={query} />;
  return (
    <SectionCard title={TEXTS.title}>
      <Box component="dl" sx={FIGURES}>
        <Figure label={TEXTS.month} value={formatHours(data.minutesThisMonth / 60)} />
        <Figure label={TEXTS.year} value={formatHours(data.minutesThisYear / 60)} />
        <Figure label={TEXTS.shifts} value={String(data.shiftsThisYear)} />
      </Box>
      {data.missedCount > 0 && (
        <Stack gap={1} sx={{ mt: 2 }}>
          <div>
            <StateChip tone="danger" icon={UserX} label={TEXTS.missed(data.missedCount)} />
          </div>
          <Stack component="ul" gap={1} sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {data.missed.map(({ appointmentId, description, startDateTime, note }) => (
              <Box component="li" key={appointmentId} sx={{ typography: 'body2', overflowWrap: 'anywhere' }}>
                {`${formatWeekday(startDateTime)}: `}
                <Link href={linkTo('/appointment/$appointmentId', { appointmentId })}>{description}</Link>
                {note && <Quiet>{`„${note}“`}</Quiet>}
              </Box>
            ))}
          </Stack>
        </Stack>
      )}
    </SectionCard>
  );
}

const Figure = ({ label, value }: { readonly label: string; readonly value: string }) => (
  <div>
    <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
      {label}
    </Typography>
    <Box component="dd" sx={{ m: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
      {value}
    </Box>
  </div>
);

const FIGURES = {
  m: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(3, auto)',
  justifyContent: 'start',
} as const;
