import { calendarFile } from '@gastspiel/domain/calendar/ics.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { CalendarPlus } from 'lucide-react';
import { serverOrigin } from '#platform/native/server-address.ts';
import { currentPlatform } from '#platform/session/platform.ts';
import { ABOVE_BAR, pageFoot } from '#ui/page-frame.ts';
import { AnswerButtons } from '../answer-buttons.tsx';
import type { WholeOwnOffer } from '../own-offers-query.ts';
import { OFFER_TEXTS as TEXTS } from '../own-offers-texts.ts';
import { useAnswering } from '../use-answering.ts';
import { ConfirmStep } from './confirm-step.tsx';
import { shiftEntry } from './shift-entry.ts';

const FILE = 'einsatz.ics';

/** Hands the shift to the phone's calendar, which opens such files by itself. */
function saveShift(offer: WholeOwnOffer): void {
  const entry = shiftEntry(offer, serverOrigin(), new Date());
  const file = new Blob([calendarFile(entry.summary, [entry])], { type: 'text/calendar' });
  const link = Object.assign(document.createElement('a'), { href: URL.createObjectURL(file), download: FILE });
  link.click();
  URL.revokeObjectURL(link.href);
}

/** The next step, stuck to the bottom, where the thumb is. */
export function OfferBar({ offer }: { readonly offer: WholeOwnOffer }) {
  const { answer, busy } = useAnswering();
  return (
    <Box ref={pageFoot} sx={BAR}>
      <ConfirmStep offer={offer} />
      <AnswerButtons offer={offer} busy={busy(offer.offerId)} onAnswer={(given) => void answer(offer, given)} />
      {/* The app on phones can hand no file over; there is the calendar link in the profile. */}
      {offer.offerState === 'BOOKED' && offer.canAnswer && currentPlatform() === 'web-app' && (
        <Button
          variant={offer.asksToConfirm ? 'outlined' : 'contained'}
          fullWidth
          sx={{ minHeight: 48 }}
          startIcon={<CalendarPlus size={18} />}
          onClick={() => saveShift(offer)}
        >
          {TEXTS.toCalendar}
        </Button>
      )}
    </Box>
  );
}

/** Reaches to the edges of a phone, over the page's padding. */
const BAR = {
  position: 'sticky',
  bottom: ABOVE_BAR,
  zIndex: 3,
  mx: { xs: -2, sm: 0 },
  mb: { xs: -2, sm: 0 },
  px: { xs: 2, sm: 0 },
  py: 1.5,
  bgcolor: 'background.paper',
  borderTop: 1,
  borderColor: 'divider',
  '&:empty': { display: 'none' },
} as const;
