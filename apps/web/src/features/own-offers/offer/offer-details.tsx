import Box from '@mui/material/Box';
import type { WholeOwnOffer } from '../own-offers-query.ts';
import { OFFER_TEXTS as TEXTS } from '../own-offers-texts.ts';
import { AbsenceNotice } from './absence-notice.tsx';
import { AgencyCard } from './agency-card.tsx';
import { DayCard } from './day-card.tsx';
import { MeetingCard } from './meeting-card.tsx';
import { OfferBar } from './offer-bar.tsx';
import { OfferHead } from './offer-head.tsx';
import { OverlapNotice } from './overlap-notice.tsx';
import { PlaceCard } from './place-card.tsx';
import { PreventionNotice } from './prevention-notice.tsx';
import { PreventionStep } from './prevention-step.tsx';
import { WordsCard } from './words-card.tsx';

export const OfferDetails = ({ offer }: { readonly offer: WholeOwnOffer }) => (
  <Box sx={{ display: 'grid', gap: 1.5, maxWidth: 680, gridTemplateColumns: 'minmax(0, 1fr)' }}>
    <OfferHead offer={offer} />
    {offer.preventedAt && <PreventionNotice note={offer.preventedNote} />}
    <OverlapNotice appointments={offer.overlapping} />
    <AbsenceNotice offer={offer} />
    <WordsCard title={TEXTS.offerNotes} words={offer.offerNotes} />
    <MeetingCard appointment={offer.appointment} />
    <PlaceCard appointment={offer.appointment} />
    <DayCard offer={offer} />
    <WordsCard title={TEXTS.notes} words={offer.appointment.notes} />
    <AgencyCard />
    <PreventionStep offer={offer} />
    <OfferBar offer={offer} />
  </Box>
);
