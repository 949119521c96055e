import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { CalendarOff, ChevronRight, CircleAlert, CircleQuestionMark } from 'lucide-react';
import { useId } from 'react';
import { linkTo } from '#platform/navigation/paths.ts';
import { formatDaysUntil } from '#ui/format/german-until.ts';
import { CARD, Quiet, Row } from '#ui/layout.tsx';
import { StateChip } from '#ui/states/state-chip.tsx';
import { NEUTRAL, tint } from '#ui/tokens.ts';
import { AnswerButtons } from './answer-buttons.tsx';
import type { Answer } from './answer-calls.ts';
import { DateTile } from './date-tile.tsx';
import { OfferFacts } from './offer-facts.tsx';
import type { OwnOfferCard } from './own-offers-query.ts';
import { CONFIRM_TEXTS, LIST_TEXTS as TEXTS } from './own-offers-texts.ts';
import { RecordedWork } from './recorded-work.tsx';
import { ShiftTime } from './shift-time.tsx';

interface OfferCardProps {
  readonly offer: OwnOfferCard;
  /** The one to think of first. */
  readonly isNext?: boolean;
  /** The other offer for that time, named. */
  readonly overlapping?: string | undefined;
  readonly busy?: Answer | undefined;
  /** Nobody knows whether the last answer arrived. */
  readonly isUnsettled?: boolean;
  readonly onAnswer?: (answer: Answer) => void;
}

/** An offer in a list: answered without being opened, with everything else one tap away. */
export function OfferCard({ offer, isNext = false, overlapping, busy, isUnsettled = false, onAnswer }: OfferCardProps) {
  const { appointment } = offer;
  const titleId = useId();
  return (
    <Box component="article" aria-labelledby={titleId} sx={isNext ? { ...WHOLE, ...NEXT } : WHOLE}>
      <Row gap={1.5} align="flex-start">
        <DateTile instant={appointment.startDateTime} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography id={titleId} component="h2" variant="subtitle1" sx={{ overflowWrap: 'anywhere' }}>
            <Link
              href={linkTo('/offer/$offerId', { offerId: offer.offerId })}
              underline="hover"
              color="inherit"
              sx={OVER_CARD}
            >
              {appointment.description}
            </Link>
          </Typography>
          <ShiftTime start={appointment.startDateTime} end={appointment.endDateTime} />
          {isNext && <Quiet size="body2">{formatDaysUntil(appointment.startDateTime, new Date())}</Quiet>}
        </Box>
        <ChevronRight size={20} color={NEUTRAL[500]} aria-hidden />
      </Row>
      {offer.preventedAt && (
        <div>
          <StateChip tone="orange" icon={CircleAlert} label={TEXTS.prevented} />
        </div>
      )}
      {offer.asksToConfirm && (
        <div>
          <StateChip tone="warning" icon={CircleQuestionMark} label={CONFIRM_TEXTS.mark} />
        </div>
      )}
      {offer.isAbsent && offer.offerState !== 'DECLINED' && (
        <div>
          <StateChip wraps tone="warning" icon={CalendarOff} label={TEXTS.absent} />
        </div>
      )}
      {overlapping && (
        <div>
          <StateChip wraps tone="warning" icon={CalendarOff} label={TEXTS.overlaps(overlapping)} />
        </div>
      )}
      <RecordedWork offer={offer} />
      <OfferFacts appointment={appointment} />
      {onAnswer && (
        <Box sx={{ position: 'relative', '&:empty': { display: 'none' } }}>
          <AnswerButtons
            describedBy={titleId}
            offer={offer}
            busy={busy}
            isUnsettled={isUnsettled}
            onAnswer={onAnswer}
          />
        </Box>
      )}
    </Box>
  );
}

const WHOLE = { ...CARD, position: 'relative', display: 'grid', gap: 1.5 } as const;
const NEXT = { bgcolor: tint(6), borderColor: tint(26) } as const;
/** A thumb hits the card, not its title. */
const OVER_CARD = { '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' } } as const;
