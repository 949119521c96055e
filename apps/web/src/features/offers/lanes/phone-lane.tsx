import { comingTo, tooManyFor } from '@gastspiel/domain/appointments/fill-state.ts';
import { OFFER_STATE_LABELS, type OfferState } from '@gastspiel/domain/offers/offer-state.ts';
import Box from '@mui/material/Box';
import { List, Row } from '#ui/layout.tsx';
import { CRAMPED } from '#ui/page-frame.ts';
import type { Appointment } from '../appointment/appointment-query.ts';
import { LiveMark } from '../appointment/live-mark.tsx';
import { useCockpit } from '../cockpit.ts';
import { PAGE_TEXTS } from '../cockpit-texts.ts';
import { LaneMenu } from './lane-menu.tsx';
import { LANE_TEXTS } from './lane-texts.ts';
import { OfferCard } from './offer-card.tsx';
import type { Offer } from './offers-query.ts';
import { useLaneRows } from './use-lane-rows.ts';

interface PhoneLaneProps {
  readonly state: OfferState;
  readonly offers: readonly Offer[];
  readonly now: Date;
}

/** How many are still wanted, or one too many. */
function placesOf(appointment: Appointment): string {
  const tooMany = tooManyFor(appointment);
  if (tooMany > 0) return PAGE_TEXTS.over(tooMany);
  const free = appointment.desiredTargetUsers - comingTo(appointment);
  return free > 0 ? PAGE_TEXTS.freePlaces(free) : PAGE_TEXTS.allTaken;
}

/** The offers of one state on phones. */
export function PhoneLane({ state, offers, now }: PhoneLaneProps) {
  const { appointment } = useCockpit();
  const { list, row, toggle } = useLaneRows(state, offers);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
      <Row sx={{ color: 'text.secondary', minHeight: 44, [CRAMPED]: { flexWrap: 'wrap' } }}>
        {offers.length === 0 ? LANE_TEXTS.empty[state] : placesOf(appointment)}
        <Row gap={1} sx={{ ml: 'auto' }}>
          <LiveMark isShort />
          <LaneMenu state={state} offers={offers} />
        </Row>
      </Row>
      <List aria-label={OFFER_STATE_LABELS[state]} {...list} sx={LIST}>
        {offers.map((offer) => (
          <OfferCard
            key={offer.offerId}
            offer={offer}
            now={now}
            row={row(offer.offerId)}
            onToggle={(range) => toggle(offer.offerId, range)}
          />
        ))}
      </List>
    </Box>
  );
}

const LIST = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 1.5,
  '&:focus': { outline: 'none' },
} as const;
