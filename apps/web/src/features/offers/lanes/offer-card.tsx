import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Crown, MessageSquareText, TriangleAlert } from 'lucide-react';
import type { ComponentProps } from 'react';
import { formatSince } from '#ui/format/german-since.ts';
import { CARD, Quiet } from '#ui/layout.tsx';
import { CRAMPED } from '#ui/page-frame.ts';
import { Rating } from '#ui/rating.tsx';
import { StateChip } from '#ui/states/state-chip.tsx';
import { TONES, tint } from '#ui/tokens.ts';
import { useCockpit } from '../cockpit.ts';
import { SelectMark } from '../select-mark.tsx';
import { fullName } from '../selection.ts';
import { STEP_TEXTS } from '../steps/step-texts.ts';
import { WAVE_TEXTS } from '../waves/waves-texts.ts';
import { LANE_TEXTS } from './lane-texts.ts';
import { Mark } from './mark.tsx';
import { isFresh, isUnconfirmed, openedText, reminderText, warningText } from './offer.ts';
import { OfferMenu } from './offer-menu.tsx';
import { bookStep } from './offer-steps.ts';
import type { Offer } from './offers-query.ts';
import { Prevention } from './prevention.tsx';

interface OfferCardProps {
  readonly offer: Offer;
  readonly now: Date;
  readonly row: ComponentProps<'li'>;
  readonly onToggle: (range: boolean) => void;
}

/** One offer on phones. */
export function OfferCard({ offer, now, row, onToggle }: OfferCardProps) {
  const cockpit = useCockpit();
  const name = fullName(offer);
  const isChosen = cockpit.selection.has(offer.offerState, offer.offerId);
  const opened = openedText(offer, now);
  const reminder = reminderText(offer, now);
  const book = offer.offerState === 'ACCEPTED' ? bookStep(cockpit, offer) : undefined;
  return (
    <Box component="li" {...row} data-fresh={isFresh(offer, now)} data-chosen={isChosen} sx={ITEM}>
      <SelectMark
        name={name}
        label={LANE_TEXTS.select(name)}
        isChosen={isChosen}
        isShown={cockpit.selection.chosen.length > 0}
        isOff={!cockpit.mayWithdraw}
        onToggle={onToggle}
      />
      <Box sx={WORDS}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5, fontWeight: 600 }}>
          {name}
          {offer.isDeployableAsTeamLeader && <Mark icon={Crown} label={LANE_TEXTS.teamLeader} />}
          {offer.offerNotes && <Mark icon={MessageSquareText} label={LANE_TEXTS.note(offer.offerNotes)} />}
        </Box>
        <Quiet size="body2" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
          <Rating rating={offer.effectiveRating} count={0} />
          {offer.waveNumber && <span>{WAVE_TEXTS.tag(offer.waveNumber)}</span>}
          {formatSince(offer.stateChangedAt, now)}
          {opened && <span>{opened}</span>}
          {reminder && <Box sx={isUnconfirmed(offer) ? WAITING : {}}>{reminder}</Box>}
        </Quiet>
        {warningText(offer) && <StateChip wraps tone="warning" icon={TriangleAlert} label={warningText(offer)} />}
      </Box>
      {book && (
        <Button
          variant="outlined"
          aria-label={STEP_TEXTS.of(book.label, name)}
          loading={cockpit.steps.isBusy(offer.offerId)}
          onClick={book.take}
          sx={{ color: 'primary.main' }}
        >
          {book.label}
        </Button>
      )}
      <OfferMenu offer={offer} />
      {offer.preventedAt && <Prevention offer={offer} now={now} />}
    </Box>
  );
}

/** No wider than there is room, whatever stands in it. */
const WORDS = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  flex: 1,
  // The buttons come beneath.
  [CRAMPED]: { flexBasis: '8rem' },
  minWidth: 0,
  gap: 0.25,
  justifyItems: 'start',
  overflowWrap: 'anywhere',
} as const;

const ITEM = {
  ...CARD,
  p: 1.5,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  '&[data-fresh=true]': { bgcolor: TONES.info.ground, borderColor: '#BBD3F4' },
  '&[data-chosen=true]': { bgcolor: tint(6) },
} as const;
/** Somebody should call them. */
const WAITING = { color: TONES.warning.text, fontWeight: 600 } as const;
