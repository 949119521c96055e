import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Flag } from 'lucide-react';
import { CARD } from '#ui/card.ts';
import { Row } from '#ui/layout.tsx';
import { Quiet } from '#ui/quiet.tsx';
import { tint } from '#ui/tint.ts';
import type { WholeOwnOffer } from '../own-offers-query.ts';
import { OFFER_TEXTS as TEXTS } from '../own-offers-texts.ts';

/** Where to be first, and when: what is looked for on the way. */
export function MeetingCard({ appointment }: { readonly appointment: WholeOwnOffer['appointment'] }) {
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
