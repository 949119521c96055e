import { offerRefusal } from '@gastspiel/domain/offers/offer-state.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Check, X } from 'lucide-react';
import type { Answer } from './answer-calls.ts';
import type { OwnOfferCard } from './own-offers-query.ts';
import { ANSWER_TEXTS as TEXTS } from './own-offers-texts.ts';

interface AnswerButtonsProps {
  readonly offer: Pick<OwnOfferCard, 'offerState' | 'canAnswer'>;
  /** Which answer is under way. */
  readonly busy: Answer | undefined;
  readonly isDisabled?: boolean;
  readonly onAnswer: (answer: Answer) => void;
}

/** What can still be answered: both at first, later the other one. Large enough for a thumb. */
export function AnswerButtons({ offer, busy, isDisabled = false, onAnswer }: AnswerButtonsProps) {
  if (!offer.canAnswer) return null;
  const isFirst = offer.offerState === 'CONTACTED';
  const can = (answer: Answer): boolean => !offerRefusal(answer, offer.offerState);
  const label = (answer: Answer): string => (isFirst ? TEXTS[answer].label : TEXTS[answer].again);
  if (!can('accept') && !can('decline')) return null;
  return (
    <Box sx={{ display: 'flex', gap: 1.5 }}>
      {can('decline') && (
        <Button
          variant="outlined"
          fullWidth
          sx={TALL}
          startIcon={<X size={18} />}
          loading={busy === 'decline'}
          disabled={isDisabled || busy !== undefined}
          onClick={() => onAnswer('decline')}
        >
          {label('decline')}
        </Button>
      )}
      {can('accept') && (
        <Button
          variant="contained"
          fullWidth
          sx={TALL}
          startIcon={<Check size={18} />}
          loading={busy === 'accept'}
          disabled={isDisabled || busy !== undefined}
          onClick={() => onAnswer('accept')}
        >
          {label('accept')}
        </Button>
      )}
    </Box>
  );
}

const TALL = { minHeight: 48 } as const;
