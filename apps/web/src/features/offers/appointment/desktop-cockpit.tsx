import { dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { weekNumber } from '@gastspiel/domain/time/week-number.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { OVERVIEW, PositionLinks, SeriesMark, SHOWN_DAY } from '#features/appointments/index.ts';
import { uiState } from '#platform/session/ui-state.ts';
import { formatWeekday } from '#ui/format/german-shift.ts';
import { Row, Stack } from '#ui/layout.tsx';
import { type Crumb, Crumbs } from '#ui/pages/crumbs.tsx';
import { LARGE } from '#ui/table/column.ts';
import { Candidates } from '../candidates/candidates.tsx';
import { useCockpit } from '../cockpit.ts';
import { PAGE_TEXTS } from '../cockpit-texts.ts';
import { Lanes } from '../lanes/lanes.tsx';
import type { Offer } from '../lanes/offers-query.ts';
import { WavesCard } from '../waves/waves-card.tsx';
import { AppointmentActions } from './appointment-actions.tsx';
import { phaseOf } from './appointment-query.ts';
import { BegunNotice } from './begun-notice.tsx';
import { FactsStrip } from './facts-strip.tsx';
import { FillChip } from './fill-chip.tsx';
import { LiveMark } from './live-mark.tsx';

/** The way back, to the week that the appointment lies in. */
function useCrumbs(startDateTime: string): readonly Crumb[] {
  const day = dayOf(new Date(startDateTime));
  useEffect(() => uiState.write(SHOWN_DAY, day), [day]);
  return [
    { label: PAGE_TEXTS.appointments, href: OVERVIEW },
    { label: PAGE_TEXTS.week(weekNumber(day).week), href: OVERVIEW },
    { label: formatWeekday(startDateTime) },
  ];
}

/** The waves stand beside the candidates where there is room for both, else above them. */
const BESIDE = {
  display: 'grid',
  gap: 1.5,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [LARGE]: { gridTemplateColumns: 'minmax(0, 1fr) 332px', '& > :first-of-type': { order: 1 } },
} as const;

/** Everything on one screen. */
export function DesktopCockpit({ offers, now }: { readonly offers: readonly Offer[]; readonly now: Date }) {
  const { appointment } = useCockpit();
  const crumbs = useCrumbs(appointment.startDateTime);
  const phase = phaseOf(appointment, now);
  return (
    <>
      <Stack gap={0.25} sx={{ mt: -1 }}>
        <Row gap={1} justify="space-between" wraps>
          <Crumbs crumbs={crumbs} />
          <PositionLinks event={appointment.event} page="/appointment/$appointmentId" />
          <LiveMark />
        </Row>
        <Row gap={1.5} wraps>
          <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
            {appointment.description}
          </Typography>
          <SeriesMark seriesId={appointment.seriesId} />
          <FillChip {...appointment} />
          <Row gap={1.5} align="stretch" wraps sx={{ ml: 'auto' }}>
            <AppointmentActions offers={offers} />
          </Row>
        </Row>
      </Stack>
      <BegunNotice />
      <FactsStrip appointment={appointment} />
      <Lanes offers={offers} now={now} />
      {phase === 'AHEAD' && (
        <Box sx={BESIDE}>
          <WavesCard />
          <Candidates />
        </Box>
      )}
      {phase === 'RUNNING' && <Candidates />}
    </>
  );
}
