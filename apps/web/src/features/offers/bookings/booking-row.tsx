import { OFFER_STATE_LABELS, type OfferState } from '@gastspiel/domain/offers/offer-state.ts';
import Box from '@mui/material/Box';
import { Timer, UserX } from 'lucide-react';
import { linkTo } from '#platform/navigation/paths.ts';
import { daysLater, formatClocks, formatHours, formatWeekday, hoursOf } from '#ui/format/german-shift.ts';
import { Quiet, Row } from '#ui/layout.tsx';
import { StateChip } from '#ui/states/state-chip.tsx';
import { RowLink } from '#ui/table/row-link.tsx';
import { NEUTRAL } from '#ui/tokens.ts';
import { LANE_LOOKS } from '../lanes/lane-looks.ts';
import { BOOKING_TEXTS } from './booking-texts.ts';
import type { Booking } from './bookings-query.ts';

/** A shift of the worker; the whole row leads to it. */
export function BookingRow({
  booking: { offerState, preventedAt, recordedWork, appointment },
}: {
  readonly booking: Booking;
}) {
  const { startDateTime: start, endDateTime: end } = appointment;
  const later = daysLater(start, end);
  return (
    <Box component="li" sx={ROW}>
      <Box sx={{ color: NEUTRAL[600] }}>{formatWeekday(start)}</Box>
      <Box sx={{ color: NEUTRAL[600] }}>
        {formatClocks(start, end)}
        {later > 0 && ` +${later}`}
      </Box>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <RowLink href={linkTo('/appointment/$appointmentId', { appointmentId: appointment.id })}>
          {appointment.description}
        </RowLink>
        <Quiet component="span" size="body2" sx={{ ml: 1 }}>
          {appointment.customer}
        </Quiet>
      </Box>
      <Row gap={0.5} align="stretch" wraps>
        {preventedAt && <StateChip tone="danger" icon={UserX} label={BOOKING_TEXTS.prevented} />}
        {recordedWork?.didNotCome && <StateChip tone="danger" icon={UserX} label={BOOKING_TEXTS.didNotCome} />}
        {recordedWork && !recordedWork.didNotCome && (
          <StateChip
            tone="success"
            icon={Timer}
            label={BOOKING_TEXTS.recorded(formatHours(recordedWork.workMinutes / 60))}
          />
        )}
        <OfferStateChip state={offerState} />
      </Row>
      <Box sx={{ textAlign: 'right' }}>{formatHours(hoursOf(start, end))}</Box>
    </Box>
  );
}

const ROW = {
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  gridTemplateColumns: { xs: '1fr auto', md: '8rem 8rem minmax(0, 1fr) max-content 4.5rem' },
  '& > :nth-of-type(3)': { gridColumn: { xs: '1 / -1', md: 'auto' } },
  columnGap: 2,
  rowGap: 0.5,
  minHeight: 44,
  px: 2,
  py: 1,
  fontVariantNumeric: 'tabular-nums',
  '&:hover': { bgcolor: NEUTRAL[50] },
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;

const OfferStateChip = ({ state }: { readonly state: OfferState }) => (
  <StateChip {...LANE_LOOKS[state]} label={OFFER_STATE_LABELS[state]} />
);
