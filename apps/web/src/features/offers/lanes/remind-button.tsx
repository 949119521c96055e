import IconButton from '@mui/material/IconButton';
import { BellRing } from 'lucide-react';
import { useNow } from '#platform/state/use-now.ts';
import { formatMoment } from '#ui/format/german-since.ts';
import { useCockpit } from '../cockpit.ts';
import { LANE_TEXTS } from './lane-texts.ts';
import { lastRemindedAt } from './offer.ts';
import type { Offer } from './offers-query.ts';

/** Asks those again who have not answered; says when that was last done. */
export function RemindButton({ offers }: { readonly offers: readonly Offer[] }) {
  const { steps } = useCockpit();
  const now = useNow();
  const last = lastRemindedAt(offers);
  return (
    <IconButton
      size="small"
      aria-label={LANE_TEXTS.remind.CONTACTED}
      title={last ? LANE_TEXTS.remindedLast(formatMoment(last, now)) : LANE_TEXTS.remind.CONTACTED}
      loading={offers.some(({ offerId }) => steps.isBusy(offerId))}
      onClick={() => void steps.remind(offers, 'CONTACTED')}
      sx={{ width: { sm: 26 }, height: { sm: 26 } }}
    >
      <BellRing size={16} aria-hidden />
    </IconButton>
  );
}
