import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { CalendarOff, CircleQuestionMark, Flag, TriangleAlert } from 'lucide-react';
import { linkTo } from '#platform/navigation/paths.ts';
import { useViewer } from '#platform/viewer/viewer.ts';
import { ContactLinks } from '#ui/contact-links.tsx';
import { formatShift, formatWeekday } from '#ui/format/german-shift.ts';
import { CARD, Quiet, Row } from '#ui/layout.tsx';
import { NoticeCard } from '#ui/notice-card.tsx';
import { SectionCard } from '#ui/section-card.tsx';
import { tint } from '#ui/tokens.ts';
import type { WholeOwnOffer } from '../own-offers-query.ts';
import { CONFIRM_TEXTS, OFFER_TEXTS as TEXTS } from '../own-offers-texts.ts';
import { RecordedWork } from '../recorded-work.tsx';
import { DayCard } from './day-card.tsx';
import { MessagesCard } from './messages-card.tsx';
import { OfferBar } from './offer-bar.tsx';
import { OfferHead } from './offer-head.tsx';
import { PlaceCard } from './place-card.tsx';
import { PreventionNotice } from './prevention-notice.tsx';
import { PreventionStep } from './prevention-step.tsx';

/** The agency's words. */
function WordsCard({ title, words }: { readonly title: string; readonly words: string | null }) {
  if (!words) return null;
  return (
    <Box component="section" sx={CARD}>
      <Typography component="h2" variant="body2" sx={{ color: 'text.secondary' }}>
        {title}
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{words}</Typography>
    </Box>
  );
}

/** Nobody can be at two places: says what else lies in the same time. */
function OverlapNotice({ appointments }: { readonly appointments: WholeOwnOffer['overlapping'] }) {
  if (appointments.length === 0) return null;
  return (
    <NoticeCard icon={<TriangleAlert />} tone="warning" title={TEXTS.overlapping}>
      {appointments.map(({ id, description, startDateTime, endDateTime }) => (
        <Box key={id} component="span" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
          {TEXTS.overlappingOne(description, formatWeekday(startDateTime), formatShift(startDateTime, endDateTime))}
        </Box>
      ))}
      {TEXTS.overlappingHint}
    </NoticeCard>
  );
}

/** Whom to ask. */
function AgencyCard() {
  const { tenant } = useViewer();
  if (!tenant?.contactEmail && !tenant?.contactPhone) return null;
  return (
    <SectionCard title={TEXTS.agency} hint={tenant.name}>
      <ContactLinks email={tenant.contactEmail} phone={tenant.contactPhone} />
    </SectionCard>
  );
}

/** They said themselves that they are away then, and may have forgotten. */
function AbsenceNotice({ offer }: { readonly offer: WholeOwnOffer }) {
  if (!offer.isAbsent || offer.offerState === 'DECLINED') return null;
  return (
    <NoticeCard
      icon={<CalendarOff />}
      tone="warning"
      title={TEXTS.absent}
      footer={<Link href={linkTo('/profile')}>{TEXTS.toProfile}</Link>}
    >
      {TEXTS.absentHint}
    </NoticeCard>
  );
}

export const OfferDetails = ({ offer }: { readonly offer: WholeOwnOffer }) => (
  <Box sx={{ display: 'grid', gap: 1.5, maxWidth: 680, gridTemplateColumns: 'minmax(0, 1fr)' }}>
    <OfferHead offer={offer} />
    <RecordedWork offer={offer} />
    {offer.preventedAt && <PreventionNotice note={offer.preventedNote} />}
    {offer.asksToConfirm && (
      <NoticeCard icon={<CircleQuestionMark />} tone="warning" title={CONFIRM_TEXTS.asked}>
        {CONFIRM_TEXTS.askedHint}
      </NoticeCard>
    )}
    <OverlapNotice appointments={offer.overlapping} />
    <AbsenceNotice offer={offer} />
    <MessagesCard messages={offer.messages} />
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

/** Where to be first, and when: what is looked for on the way. */
function MeetingCard({ appointment }: { readonly appointment: WholeOwnOffer['appointment'] }) {
  const { meetingPlace, meetingTime } = appointment;
  if (!meetingPlace || !meetingTime) return null;
  return (
    <Row gap={1.5} sx={{ ...CARD, bgcolor: tint(6), borderColor: tint(26) }}>
      <Row align="stretch" sx={{ color: 'primary.main' }}>
        <Flag size={20} aria-hidden />
      </Row>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Quiet size="body2">{TEXTS.meeting}</Quiet>
        <Typography variant="subtitle1" component="p">
          {TEXTS.meetingAt(meetingTime, meetingPlace)}
        </Typography>
      </Box>
    </Row>
  );
}
