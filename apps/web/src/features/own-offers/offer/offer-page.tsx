import { OFFER_FAILURES } from '@gastspiel/domain/offers/offer-failures.ts';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { CalendarX } from 'lucide-react';
import { isFailure, isOutOfReach } from '#platform/graphql/api-error.ts';
import { useLastError } from '#platform/graphql/use-last-error.ts';
import { usePathParams } from '#platform/navigation/paths.ts';
import { PageMessage } from '#ui/page-message.tsx';
import { Pending } from '#ui/states/pending.tsx';
import { KeptShiftList } from '../offline/kept-shift-list.tsx';
import { readKeptShifts } from '../offline/shifts-to-keep.ts';
import { ownOfferQuery } from '../own-offers-query.ts';
import { OFFER_TEXTS as TEXTS } from '../own-offers-texts.ts';
import { useMarkOpened } from '../use-first-sight.ts';
import { OfferDetails } from './offer-details.tsx';

export function OfferPage() {
  const { offerId } = usePathParams('/offer/$offerId');
  return <WholeOffer id={offerId} />;
}

/** An offer with everything that is needed on the day. */
export function WholeOffer({ id }: { readonly id: string }) {
  const query = useQuery(ownOfferQuery(id));
  const lastError = useLastError(query.error);
  useMarkOpened(query.data ? [query.data] : []);
  // Withdrawn while it was looked at: what was loaded before is not true any more.
  if (isFailure(query.error, OFFER_FAILURES.gone)) {
    return (
      <PageMessage
        icon={<CalendarX />}
        title={TEXTS.gone}
        actions={
          <Button variant="contained" href="/">
            {TEXTS.toOpen}
          </Button>
        }
      >
        {TEXTS.goneHint}
      </PageMessage>
    );
  }
  if (query.data) return <OfferDetails offer={query.data} />;
  if (isOutOfReach(lastError)) {
    const kept = readKeptShifts(new Date())?.shifts.filter((shift) => shift.offerId === id) ?? [];
    if (kept.length > 0) return <KeptShiftList shifts={kept} />;
  }
  return <Pending query={query} texts={TEXTS} />;
}
