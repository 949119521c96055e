import { canTake } from '@gastspiel/domain/offers/offer-state.ts';
import Button from '@mui/material/Button';
import { Check, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Quiet, Row } from '#ui/layout.tsx';
import type { Answer } from './answer-calls.ts';
import type { OwnOfferCard } from './own-offers-query.ts';
import { ANSWER_TEXTS as TEXTS } from './own-offers-texts.ts';

interface AnswerButtonsProps {
  readonly offer: Pick<OwnOfferCard, 'offerState' | 'canAnswer'>;
  /** Which answer is under way. */
  readonly busy: Answer | undefined;
  /** Nobody knows whether the last answer arrived. */
  readonly isUnsettled?: boolean;
  /** Which offer it is, for who hears the buttons of many. */
  readonly describedBy?: string;
  readonly onAnswer: (answer: Answer) => void;
}

/** The answers that can still be given: both at first, later the other one. Large enough for a thumb. */
export function AnswerButtons({ offer, busy, isUnsettled = false, describedBy, onAnswer }: AnswerButtonsProps) {
  const isFirst = offer.offerState === 'CONTACTED';
  const can = (answer: Answer): boolean => canTake(answer, offer.offerState);
  const label = (answer: Answer): string => (isFirst ? TEXTS[answer].label : TEXTS[answer].again);
  const isSlow = useIsSlow(busy !== undefined);
  if (!offer.canAnswer || (!can('accept') && !can('decline'))) return null;
  return (
    <Row gap={1.5} align="stretch" wraps>
      {can('decline') && (
        <Button
          variant="outlined"
          aria-describedby={describedBy}
          sx={TALL}
          startIcon={<X size={18} />}
          loading={busy === 'decline'}
          disabled={busy !== undefined}
          onClick={() => onAnswer('decline')}
        >
          {label('decline')}
        </Button>
      )}
      {can('accept') && (
        <Button
          variant="contained"
          aria-describedby={describedBy}
          sx={TALL}
          startIcon={<Check size={18} />}
          loading={busy === 'accept'}
          disabled={busy !== undefined}
          onClick={() => onAnswer('accept')}
        >
          {label('accept')}
        </Button>
      )}
      <Quiet role="status" sx={{ flexBasis: '100%', '&:empty': { display: 'none' } }}>
        {isSlow && TEXTS.slow}
        {isUnsettled && busy === undefined && TEXTS.unsettled}
      </Quiet>
    </Row>
  );
}

const SLOW_AFTER_MS = 4_000;

/** Whether something takes so long that people begin to wonder. */
function useIsSlow(isBusy: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isBusy) return;
    const timer = window.setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => {
      window.clearTimeout(timer);
      setSlow(false);
    };
  }, [isBusy]);
  return isSlow;
}

/** One below the other where the words do not fit side by side. */
const TALL = { flex: 1, minWidth: 'min-content', minHeight: 48 } as const;
