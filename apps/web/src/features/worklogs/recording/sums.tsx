import { inHours } from '@gastspiel/domain/time/minutes.ts';
import { sumUp } from '@gastspiel/domain/worklogs/worklog.ts';
import Box from '@mui/material/Box';
import { formatHours } from '#ui/format/german-shift.ts';
import { Quiet } from '#ui/layout.tsx';
import { RECORDING_TEXTS as TEXTS } from '../worklog-texts.ts';
import type { Row } from './recording.ts';

/** The sums of all lines, as they are typed. */
export function Sums({ rows }: { readonly rows: readonly Row[] }) {
  const sums = sumUp(rows.flatMap(({ read }) => read.entries));
  const travel = sums.travelToMinutes + sums.travelFromMinutes;
  return (
    <>
      <Box component="span" sx={{ mr: 'auto', fontWeight: { md: 500 } }}>
        {TEXTS.people(rows.length)}
      </Box>
      <Quiet component="span" sx={{ display: { xs: travel > 0 ? 'inline' : 'none', md: 'inline' } }}>
        {TEXTS.travel(formatHours(inHours(travel)))}
      </Quiet>
      <Box component="b" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
        {TEXTS.work(formatHours(inHours(sums.workMinutes)))}
      </Box>
    </>
  );
}
