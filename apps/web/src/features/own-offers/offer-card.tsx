import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { ChevronRight, CircleAlert } from 'lucide-react';
import { CARD } from '#ui/card.ts';
import { StateChip } from '#ui/states/state-chip.tsx';
import { AnswerButtons } from './answer-buttons.tsx';
import type { Answer } from './answer-calls.ts';
import { DateTile } from './date-tile.tsx';
import { OfferFacts } from './offer-facts.tsx';
import type { OwnOfferCard } from './own-offers-query.ts';
import { LIST_TEXTS as TEXTS } from './own-offers-texts.ts';
import { ShiftTime } from './shift-time.tsx';

interface OfferCardProps {
  readonly offer: OwnOfferCard;
  readonly busy?: Answer | undefined;
  /** Another one is being answered. */
  readonly isDisabled?: boolean;
  readonly onAnswer?: (answer: Answer) => void;
}

/** An offer in a list: answered without being opened, with everything else one tap away. */
export function OfferCard({ offer, busy, isDisabled = false, onAnswer }: OfferCardProps) {
  const { appointment } = offer;
  return (
    <Box component="article" sx={{ ...CARD, display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start' }}>
        <DateTile instant={appointment.startDateTime} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography component="h2" variant="subtitle1" sx={{ overflowWrap: 'anywhere' }}>
            <Link href={`/offer/${offer.offerId}`} underline="hover" color="inherit">
              {appointment.description}
            </Link>
          </Typography>
          <ShiftTime start={appointment.startDateTime} end={appointment.endDateTime} />
        </Box>
        <ChevronRight size={20} aria-hidden />
      </Box>
      {offer.preventedAt && (
        <div>
          <StateChip tone="orange" icon={CircleAlert} label={TEXTS.prevented} />
        </div>
      )}
      <OfferFacts appointment={appointment} />
      {onAnswer && <AnswerButtons offer={offer} busy={busy} isDisabled={isDisabled} onAnswer={onAnswer} />}
    </Box>
  );
}
