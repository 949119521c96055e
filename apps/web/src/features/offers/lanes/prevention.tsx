import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { UserX } from 'lucide-react';
import { formatSince } from '#ui/format/german-since.ts';
import { Row } from '#ui/layout.tsx';
import { TONES } from '#ui/tokens.ts';
import { useCockpit } from '../cockpit.ts';
import { fullName } from '../selection.ts';
import { STEP_TEXTS } from '../steps/step-texts.ts';
import { LANE_TEXTS } from './lane-texts.ts';
import type { Offer } from './offers-query.ts';

/** A booked worker can't come after all: staff decide what becomes of the booking. Withdrawing alone is in the menu of the offer. */
export function Prevention({ offer, now }: { readonly offer: Offer; readonly now: Date }) {
  const { steps, ask, mayBook, mayWithdraw } = useCockpit();
  const name = fullName(offer);
  return (
    <Box sx={BOX}>
      <Row gap={0.75} align="stretch" sx={{ fontWeight: 600 }}>
        <UserX size={14} aria-hidden />
        {LANE_TEXTS.prevented}
        <Box component="span" sx={{ fontWeight: 400 }}>
          {offer.preventedAt && formatSince(offer.preventedAt, now)}
        </Box>
      </Row>
      {offer.preventedNote && <Box sx={{ overflowWrap: 'anywhere' }}>{`„${offer.preventedNote}“`}</Box>}
      {mayWithdraw && (
        <Row gap={0.75} align="stretch" wraps sx={{ mt: 0.75 }}>
          {mayBook ? (
            <Button
              size="small"
              variant="contained"
              aria-label={STEP_TEXTS.of(STEP_TEXTS.seekReplacement, name)}
              onClick={() => ask({ kind: 'seekReplacement', offer })}
              sx={STEP}
            >
              {STEP_TEXTS.seekReplacement}
            </Button>
          ) : (
            <Button
              size="small"
              variant="outlined"
              aria-label={STEP_TEXTS.of(STEP_TEXTS.withdrawBooking, name)}
              onClick={() => ask({ kind: 'withdraw', offers: [offer] })}
              sx={STEP}
            >
              {STEP_TEXTS.withdraw}
            </Button>
          )}
          <Button
            size="small"
            variant="outlined"
            aria-label={STEP_TEXTS.of(STEP_TEXTS.keepBooking, name)}
            loading={steps.isBusy(offer.offerId)}
            onClick={() => void steps.keepBooking(offer)}
            sx={STEP}
          >
            {STEP_TEXTS.keep}
          </Button>
        </Row>
      )}
    </Box>
  );
}

const BOX = {
  flex: '1 0 100%',
  mb: 0.75,
  px: 1,
  py: 0.75,
  borderRadius: '8px',
  bgcolor: TONES.danger.ground,
  color: TONES.danger.text,
  typography: 'caption',
} as const;
const STEP = { minHeight: { sm: 28 }, minWidth: 0, px: 1, py: 0, fontSize: { sm: '0.75rem' } } as const;
