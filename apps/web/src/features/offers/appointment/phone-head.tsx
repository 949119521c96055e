import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useState } from 'react';
import { FillBar, PositionLinks, SeriesMark } from '#features/appointments/index.ts';
import { daysLater, formatClocks, formatWeekday } from '#ui/format/german-shift.ts';
import { Quiet, Row, Stack } from '#ui/layout.tsx';
import { NEUTRAL } from '#ui/tokens.ts';
import { useCockpit } from '../cockpit.ts';
import { PAGE_TEXTS } from '../cockpit-texts.ts';
import type { Offer } from '../lanes/offers-query.ts';
import { AppointmentActions } from './appointment-actions.tsx';
import { FactsStrip } from './facts-strip.tsx';
import { FillChip } from './fill-chip.tsx';

/** The facts that must be known at a glance; the rest opens beneath. */
export function PhoneHead({ offers }: { readonly offers: readonly Offer[] }) {
  const { appointment } = useCockpit();
  const [isOpen, setOpen] = useState(false);
  const { startDateTime: start, endDateTime: end, sectorAttributes } = appointment;
  const later = daysLater(start, end);
  const Chevron = isOpen ? ChevronUp : ChevronDown;
  return (
    <Stack gap={0.5} sx={{ mx: -2, mt: -2, px: 2, py: 1.5, bgcolor: NEUTRAL[0] }}>
      <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
        {appointment.description}
      </Typography>
      <PositionLinks event={appointment.event} page="/appointment/$appointmentId" />
      <Box sx={{ fontWeight: 500 }}>
        {`${formatWeekday(start)}, ${formatClocks(start, end)} `}
        {later > 0 && <Quiet component="span" sx={{ fontWeight: 400 }}>{`+${later} `}</Quiet>}
        <SeriesMark seriesId={appointment.seriesId} size={14} />
      </Box>
      <Quiet>{[...new Set([sectorAttributes.venue, sectorAttributes.customer])].join(' · ')}</Quiet>
      <Row gap={1.5}>
        <FillChip {...appointment} />
        <FillBar {...appointment} />
        <Button
          size="small"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          endIcon={<Chevron size={16} />}
          sx={{ color: 'primary.main', px: 0.5, fontWeight: 500, fontSize: '1rem' }}
        >
          {PAGE_TEXTS.details}
        </Button>
      </Row>
      {isOpen && (
        <Stack gap={1.5}>
          <FactsStrip appointment={appointment} />
          <Row gap={1} align="stretch" wraps>
            <AppointmentActions offers={offers} isPhone />
          </Row>
        </Stack>
      )}
    </Stack>
  );
}
