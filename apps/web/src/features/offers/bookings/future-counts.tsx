import { OFFER_STATE_LABELS, OFFER_STATES } from '@gastspiel/domain/offers/offer-state.ts';
import Box from '@mui/material/Box';
import { BOOKING_TEXTS } from './booking-texts.ts';
import { useFutureOffers } from './bookings-query.ts';

const FIELDS = { CONTACTED: 'contacted', ACCEPTED: 'accepted', BOOKED: 'booked', DECLINED: 'declined' } as const;

/** How many offers of each state lie ahead. */
export function FutureCounts({ workerId }: { readonly workerId: string }) {
  const { data } = useFutureOffers(workerId);
  if (!data) return null;
  return (
    <Box sx={{ ml: 'auto', typography: 'body2', color: 'text.secondary', py: 1 }}>
      {`${BOOKING_TEXTS.future}: `}
      {OFFER_STATES.map((state) => `${data[FIELDS[state]]} ${OFFER_STATE_LABELS[state].toLowerCase()}`).join(' · ')}
    </Box>
  );
}
