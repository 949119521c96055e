import type { OfferState } from '@gastspiel/domain/offers/offer-state.ts';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { ArrowLeft, CalendarCheck, CircleX, Inbox, ThumbsUp } from 'lucide-react';
import { usePagePlace } from '#platform/navigation/page-place.ts';
import { linkTo } from '#platform/navigation/paths.ts';
import { formatWeekday } from '#ui/format/german-shift.ts';
import { formatDaysUntil } from '#ui/format/german-until.ts';
import { Quiet, Row } from '#ui/layout.tsx';
import { StateChip } from '#ui/states/state-chip.tsx';
import type { WholeOwnOffer } from '../own-offers-query.ts';
import { ANSWER_TEXTS, CONFIRM_TEXTS } from '../own-offers-texts.ts';
import { OWN_OFFER_TITLES as TITLES } from '../own-offers-titles.ts';
import { ShiftTime } from '../shift-time.tsx';

/** How each state looks, and which list it stands in. */
const LOOKS = {
  CONTACTED: { tone: 'neutral', icon: Inbox, title: TITLES.offer, list: 'open', within: '/' },
  ACCEPTED: { tone: 'info', icon: ThumbsUp, title: TITLES.acceptedOffer, list: 'accepted', within: '/offers/accepted' },
  BOOKED: { tone: 'success', icon: CalendarCheck, title: TITLES.bookedOffer, list: 'booked', within: '/offers/booked' },
  DECLINED: { tone: 'rust', icon: CircleX, title: TITLES.declinedOffer, list: 'declined', within: '/offers/declined' },
} as const satisfies Record<OfferState, unknown>;

export function OfferHead({ offer }: { readonly offer: WholeOwnOffer }) {
  const { appointment, offerState } = offer;
  const { tone, icon, title, list, within } = LOOKS[offerState];
  usePagePlace({ title, within });
  return (
    <div>
      <Link href={linkTo(within)} underline="hover" sx={BACK}>
        <ArrowLeft size={16} aria-hidden />
        {TITLES[list]}
      </Link>
      <Row gap={1}>
        <StateChip large tone={tone} icon={icon} label={TITLES.short[list]} />
        <Quiet size="body2">{formatDaysUntil(appointment.startDateTime, new Date())}</Quiet>
      </Row>
      <Typography variant="h1" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
        {appointment.description}
      </Typography>
      <Typography>
        {`${formatWeekday(appointment.startDateTime)}, `}
        <ShiftTime start={appointment.startDateTime} end={appointment.endDateTime} />
      </Typography>
      {offer.confirmedAt && <Quiet size="body1">{CONFIRM_TEXTS.confirmed}</Quiet>}
      {!offer.canAnswer && <Quiet size="body1">{ANSWER_TEXTS.begun}</Quiet>}
    </div>
  );
}

const BACK = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.75,
  minHeight: { xs: 44, sm: 32 },
  mt: { xs: -1.5, sm: -1 },
  typography: 'body2',
} as const;
