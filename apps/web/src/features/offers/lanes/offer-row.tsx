import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Crown, MessageSquareText, TriangleAlert } from 'lucide-react';
import type { ComponentProps } from 'react';
import { formatSince } from '#ui/format/german-since.ts';
import { NEUTRAL, TONES, tint } from '#ui/tokens.ts';
import { useCockpit } from '../cockpit.ts';
import { SelectMark } from '../select-mark.tsx';
import { fullName } from '../selection.ts';
import { STEP_TEXTS } from '../steps/step-texts.ts';
import { LANE_TEXTS } from './lane-texts.ts';
import { Mark } from './mark.tsx';
import { isFresh, isUnconfirmed, openedText, reminderText, warningText } from './offer.ts';
import { OfferMenu } from './offer-menu.tsx';
import { bookStep } from './offer-steps.ts';
import type { Offer } from './offers-query.ts';
import { Prevention } from './prevention.tsx';

interface OfferRowProps {
  readonly offer: Offer;
  readonly now: Date;
  readonly row: ComponentProps<'li'>;
  readonly onToggle: (range: boolean) => void;
}

/** One offer in its lane. */
export function OfferRow({ offer, now, row, onToggle }: OfferRowProps) {
  const cockpit = useCockpit();
  const { selection, mayWithdraw, steps } = cockpit;
  const { offerId, offerState } = offer;
  const name = fullName(offer);
  const isChosen = selection.has(offerState, offerId);
  const isAnyChosen = selection.group === offerState && selection.chosen.length > 0;
  const since = LANE_TEXTS.since(formatSince(offer.stateChangedAt, now), offer.waveNumber);
  const opened = openedText(offer, now);
  const reminder = reminderText(offer, now);
  const book = offerState === 'ACCEPTED' ? bookStep(cockpit, offer) : undefined;
  return (
    <Box component="li" {...row} data-fresh={isFresh(offer, now)} data-chosen={isChosen} sx={ROW}>
      <SelectMark
        name={name}
        label={LANE_TEXTS.select(name)}
        isChosen={isChosen}
        isShown={isAnyChosen}
        isOff={!mayWithdraw}
        onToggle={onToggle}
      />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box title={name} sx={NAME}>
          {name}
        </Box>
        <Box sx={SINCE}>{since}</Box>
        {opened && <Box sx={SINCE}>{opened}</Box>}
        {reminder && <Box sx={isUnconfirmed(offer) ? { ...SINCE, ...WAITING } : SINCE}>{reminder}</Box>}
      </Box>
      {offer.offerNotes && <Mark icon={MessageSquareText} label={LANE_TEXTS.note(offer.offerNotes)} />}
      {offer.isDeployableAsTeamLeader && <Mark icon={Crown} label={LANE_TEXTS.teamLeader} />}
      {warningText(offer) && <Mark icon={TriangleAlert} tone="warning" label={warningText(offer)} />}
      {book && (
        <Button
          size="small"
          variant="outlined"
          aria-label={STEP_TEXTS.of(book.label, name)}
          loading={steps.isBusy(offerId)}
          onClick={book.take}
          sx={{ minHeight: { sm: 26 }, py: 0 }}
        >
          {book.label}
        </Button>
      )}
      <OfferMenu offer={offer} />
      {offer.preventedAt && <Prevention offer={offer} now={now} />}
    </Box>
  );
}

const ROW = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 0.75,
  minHeight: 42,
  px: 1,
  py: 0.25,
  borderTop: `1px solid ${NEUTRAL[150]}`,
  '&:hover': { bgcolor: NEUTRAL[50] },
  '&[data-fresh=true]': { bgcolor: TONES.info.ground },
  '&[data-chosen=true]': { bgcolor: tint(6) },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
} as const;

const NAME = {
  fontSize: '0.8125rem',
  lineHeight: '16px',
  fontWeight: 500,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;
const SINCE = {
  typography: 'caption',
  color: 'text.secondary',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '[data-fresh=true] > * > &': { color: TONES.info.text },
} as const;
/** Somebody should call them. */
const WAITING = { color: TONES.warning.text, fontWeight: 600 } as const;
