import { OFFER_STATE_LABELS } from '@gastspiel/domain/offers/offer-state.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CalendarCheck, CircleX, Inbox, ThumbsUp } from 'lucide-react';
import { formatWeekday } from '#ui/format/german-shift.ts';
import { StateChip } from '#ui/states/state-chip.tsx';
import type { WholeOwnOffer } from '../own-offers-query.ts';
import { ANSWER_TEXTS } from '../own-offers-texts.ts';
import { ShiftTime } from '../shift-time.tsx';
import { DayCard } from './day-card.tsx';
import { MeetingCard } from './meeting-card.tsx';
import { OfferFooter } from './offer-footer.tsx';
import { OverlapNotice } from './overlap-notice.tsx';
import { PlaceCard } from './place-card.tsx';
import { PreventionNotice } from './prevention-notice.tsx';
import { WordsCard } from './words-card.tsx';

const LOOKS = {
  CONTACTED: { tone: 'neutral', icon: Inbox },
  ACCEPTED: { tone: 'info', icon: ThumbsUp },
  BOOKED: { tone: 'success', icon: CalendarCheck },
  DECLINED: { tone: 'rust', icon: CircleX },
} as const;

export function OfferDetails({ offer }: { readonly offer: WholeOwnOffer }) {
  const { appointment, offerState } = offer;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, maxWidth: 680, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <div>
        <StateChip {...LOOKS[offerState]} label={OFFER_STATE_LABELS[offerState]} />
        <Typography variant="h1" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          {appointment.description}
        </Typography>
        <Typography>
          {`${formatWeekday(appointment.startDateTime)}, `}
          <ShiftTime start={appointment.startDateTime} end={appointment.endDateTime} />
        </Typography>
        {!offer.canAnswer && <Typography sx={{ color: 'text.secondary' }}>{ANSWER_TEXTS.begun}</Typography>}
      </div>
      {offer.preventedAt && <PreventionNotice note={offer.preventedNote} />}
      <OverlapNotice appointments={offer.overlapping} />
      <WordsCard offer={offer} />
      <MeetingCard appointment={appointment} />
      <PlaceCard appointment={appointment} />
      <DayCard offer={offer} />
      <OfferFooter offer={offer} />
    </Box>
  );
}
