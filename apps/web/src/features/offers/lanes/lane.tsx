import { OFFER_STATE_LABELS, type OfferState } from '@gastspiel/domain/offers/offer-state.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { List, Row } from '#ui/layout.tsx';
import { NEUTRAL, TONES } from '#ui/tokens.ts';
import { VISUALLY_HIDDEN } from '#ui/visually-hidden.ts';
import { useCockpit } from '../cockpit.ts';
import { STEP_TEXTS } from '../steps/step-texts.ts';
import { LANE_LOOKS } from './lane-looks.ts';
import { LaneMenu } from './lane-menu.tsx';
import { LANE_TEXTS } from './lane-texts.ts';
import { coming } from './offer.ts';
import { OfferRow } from './offer-row.tsx';
import type { Offer } from './offers-query.ts';
import { RemindButton } from './remind-button.tsx';
import { useLaneRows } from './use-lane-rows.ts';

interface LaneProps {
  readonly state: OfferState;
  readonly offers: readonly Offer[];
  readonly now: Date;
  /** No lane has anybody in it: then the room is for the candidates. */
  readonly isHeadOnly: boolean;
}

/** The offers of one state, in a column that scrolls by itself. */
export function Lane({ state, offers, now, isHeadOnly }: LaneProps) {
  const { appointment, mayOffer, mayBook, steps } = useCockpit();
  const titleId = useId();
  const { list, row, toggle } = useLaneRows(state, offers);
  const { tone, icon: Icon } = LANE_LOOKS[state];
  const count = state === 'BOOKED' ? `${coming(offers)}/${appointment.desiredTargetUsers}` : offers.length;
  return (
    <Box component="section" aria-labelledby={titleId} sx={LANE}>
      <Row gap={0.75} sx={{ flex: 'none', height: 42, pl: 1.25, pr: 1, bgcolor: NEUTRAL[0] }}>
        <Box aria-hidden sx={{ ...ICON, bgcolor: TONES[tone].ground, color: TONES[tone].text }}>
          <Icon size={14} />
        </Box>
        <Typography id={titleId} component="h2" sx={TITLE}>
          <Box component="span" sx={WORD}>
            {OFFER_STATE_LABELS[state]}
          </Box>
          <Box component="span" sx={COUNT}>
            {` ${count}`}
          </Box>
        </Typography>
        <Row sx={{ ml: 'auto', flex: 'none' }}>
          {state === 'ACCEPTED' && mayBook && offers.length > 0 && (
            <Button
              size="small"
              variant="soft"
              loading={offers.some(({ offerId }) => steps.isBusy(offerId))}
              onClick={() => void steps.book(offers)}
              sx={{ minHeight: { sm: 26 }, minWidth: 0, px: 1, py: 0, whiteSpace: 'nowrap' }}
            >
              {STEP_TEXTS.bookAll}
            </Button>
          )}
          {state === 'CONTACTED' && mayOffer && offers.length > 0 && <RemindButton offers={offers} />}
          <LaneMenu state={state} offers={offers} />
        </Row>
      </Row>
      {offers.length === 0 && <Box sx={isHeadOnly ? VISUALLY_HIDDEN : EMPTY}>{LANE_TEXTS.empty[state]}</Box>}
      <List aria-labelledby={titleId} {...list} data-lane={state} sx={LIST}>
        {offers.map((offer) => (
          <OfferRow
            key={offer.offerId}
            offer={offer}
            now={now}
            row={row(offer.offerId)}
            onToggle={(range) => toggle(offer.offerId, range)}
          />
        ))}
      </List>
    </Box>
  );
}

const LANE = {
  minWidth: 0,
  // As high as the fullest of its row, and never so high that nobody sees who else could come.
  maxHeight: { sm: 'clamp(150px, 24dvh, 228px)' },
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
  bgcolor: NEUTRAL[25],
  overflow: 'clip',
} as const;
const ICON = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 24,
  height: 24,
  borderRadius: '50%',
} as const;
/** Where there is little room the word gives way, never the number. */
const TITLE = { display: 'flex', alignItems: 'baseline', minWidth: 0, fontWeight: 600 } as const;
const WORD = { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
const COUNT = {
  flex: 'none',
  ml: 0.75,
  whiteSpace: 'pre',
  color: 'text.secondary',
  fontSize: '0.8125rem',
  fontVariantNumeric: 'tabular-nums',
} as const;
const LIST = {
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  '& > li': { bgcolor: NEUTRAL[0] },
  '& > li:last-child': { boxShadow: `0 1px 0 ${NEUTRAL[150]}` },
  '&:focus-visible': { outline: 'none' },
} as const;
const EMPTY = {
  px: 1.5,
  py: 1.5,
  borderTop: `1px solid ${NEUTRAL[150]}`,
  typography: 'body2',
  color: 'text.secondary',
} as const;
