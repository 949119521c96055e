import { OFFER_STATE_LABELS, type OfferState } from '@gastspiel/domain/offers/offer-state.ts';
import type { ShiftPhase } from '@gastspiel/domain/offers/shift-phase.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { CheckCheck } from 'lucide-react';
import { useUiState } from '#platform/session/use-ui-state.ts';
import { ABOVE_BAR } from '#ui/page-frame.ts';
import { NEUTRAL } from '#ui/tokens.ts';
import { CANDIDATE_TEXTS } from '../candidates/candidate-texts.ts';
import { Candidates } from '../candidates/candidates.tsx';
import { availabilityQuery } from '../candidates/candidates-query.ts';
import { useCockpit } from '../cockpit.ts';
import { LANES } from '../lanes/lane-looks.ts';
import { coming, inLane } from '../lanes/offer.ts';
import type { Offer } from '../lanes/offers-query.ts';
import { PhoneLane } from '../lanes/phone-lane.tsx';
import { STEP_TEXTS } from '../steps/step-texts.ts';
import { WavesCard } from '../waves/waves-card.tsx';
import { OfferAllButton } from './appointment-actions.tsx';
import { type Appointment, phaseOf } from './appointment-query.ts';
import { BegunNotice } from './begun-notice.tsx';
import { LaneTabs } from './lane-tabs.tsx';
import { PhoneHead } from './phone-head.tsx';

type Tab = 'CANDIDATES' | OfferState;

/** Where something is to be done. By the appointment's own counts: its offers may still be on their way. */
function firstTab(appointment: Appointment, phase: ShiftPhase): Tab {
  if (phase !== 'AHEAD' || appointment.preventedTargetUsers > 0) return 'BOOKED';
  return appointment.acceptedTargetUsers > 0 ? 'ACCEPTED' : 'CANDIDATES';
}

/** One list at a time, and one large step at the bottom. */
export function PhoneCockpit({ offers, now }: { readonly offers: readonly Offer[]; readonly now: Date }) {
  const { appointment, mayOffer, mayBook, steps, selection } = useCockpit();
  const phase = phaseOf(appointment, now);
  const isPast = phase === 'OVER';
  const [stored, setTab] = useUiState<Tab>(`offers.tab.${appointment.id}`, firstTab(appointment, phase));
  const tab: Tab = isPast && stored === 'CANDIDATES' ? 'BOOKED' : stored;
  const { data } = useQuery({ ...availabilityQuery(appointment.id), enabled: !isPast });
  const accepted = inLane(offers, 'ACCEPTED');
  const tabs = [
    ...(isPast
      ? []
      : [{ key: 'CANDIDATES', label: CANDIDATE_TEXTS.short, count: data ? data.available + data.partially : 0 }]),
    ...LANES.map((state) => ({
      key: state,
      label: OFFER_STATE_LABELS[state],
      count: state === 'BOOKED' ? coming(inLane(offers, state)) : inLane(offers, state).length,
    })),
  ] as const;
  return (
    <>
      <PhoneHead offers={offers} />
      <BegunNotice />
      <LaneTabs tabs={tabs} value={tab} onChange={(key) => setTab(key as Tab)} />
      <Box role="tabpanel" id="offer-panel" aria-labelledby={`offer-tab-${tab}`}>
        {tab === 'CANDIDATES' ? (
          <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
            {phase === 'AHEAD' && <WavesCard />}
            <Candidates />
          </Box>
        ) : (
          <PhoneLane state={tab} offers={inLane(offers, tab)} now={now} />
        )}
      </Box>
      {selection.chosen.length === 0 &&
        ((mayOffer && tab === 'CANDIDATES') || (mayBook && tab === 'ACCEPTED' && accepted.length > 0)) && (
          <Box sx={STEP}>
            {tab === 'CANDIDATES' ? (
              <OfferAllButton />
            ) : (
              <Button
                variant="contained"
                size="large"
                startIcon={<CheckCheck size={18} />}
                loading={accepted.some(({ offerId }) => steps.isBusy(offerId))}
                onClick={() => void steps.book(accepted)}
              >
                {STEP_TEXTS.bookAllOf(accepted.length)}
              </Button>
            )}
          </Box>
        )}
    </>
  );
}

const STEP = {
  position: 'sticky',
  bottom: ABOVE_BAR,
  zIndex: 3,
  display: 'grid',
  mx: -2,
  px: 2,
  py: 1.25,
  bgcolor: NEUTRAL[0],
  borderTop: 1,
  borderColor: 'divider',
} as const;
