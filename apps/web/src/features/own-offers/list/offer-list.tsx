import Button from '@mui/material/Button';
import { useQueries } from '@tanstack/react-query';
import { CalendarCheck, CircleX, Inbox, ThumbsUp } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useSteadyRows } from '#platform/attempts/use-steady-rows.ts';
import { isOutOfReach } from '#platform/graphql/api-error.ts';
import { useIsStale } from '#platform/graphql/use-is-stale.ts';
import { useLastError } from '#platform/graphql/use-last-error.ts';
import { BlankState } from '#ui/states/blank-state.tsx';
import { FailedState } from '#ui/states/failed-state.tsx';
import { KeptShiftList, OfflineHint } from '../offline/kept-shift-list.tsx';
import { readKeptShifts } from '../offline/shifts-to-keep.ts';
import { type OwnOfferCard, type OwnOffersChoice, ownOffersQuery } from '../own-offers-query.ts';
import { LIST_TEXTS as TEXTS } from '../own-offers-texts.ts';
import { SkeletonCards } from './skeleton-cards.tsx';

type Kind = keyof typeof TEXTS.blank;
const ICONS = { open: Inbox, booked: CalendarCheck, past: CalendarCheck, accepted: ThumbsUp, declined: CircleX };

interface OfferListProps {
  readonly kind: Kind;
  readonly choice: Omit<OwnOffersChoice, 'page'>;
  readonly children: (offers: readonly OwnOfferCard[], count: number) => ReactNode;
  /** Stands beneath the words that there are none. */
  readonly afterBlank?: ReactNode;
}

/** Some offers of the worker, more of them on demand; says when there are none and when they can't be had. */
export function OfferList({ kind, choice, children, afterBlank }: OfferListProps) {
  const isStale = useIsStale();
  const [pages, setPages] = useState(1);
  const results = useQueries({
    queries: Array.from({ length: pages }, (_, page) => ownOffersQuery({ ...choice, page })),
  });
  const [first] = results;
  const offers = useSteadyRows(
    results.flatMap(({ data }) => data?.items ?? []),
    ({ offerId }) => offerId,
    kind,
  );
  const failed = results.find(({ errorUpdateCount, data }) => errorUpdateCount > 0 && !data);
  const lastError = useLastError(failed?.error);
  if (failed) {
    const kept = kind === 'booked' && isOutOfReach(lastError) && readKeptShifts(new Date());
    if (kept) return <KeptShiftList shifts={kept.shifts} />;
    if (failed.error) return <FailedState title={TEXTS.failed} query={failed} />;
  }
  if (!first?.data) return <SkeletonCards />;
  const { count } = first.data;
  if (count === 0 && offers.length === 0) {
    const Icon = ICONS[kind];
    return (
      <>
        <BlankState icon={<Icon />} title={TEXTS.blank[kind].title}>
          {TEXTS.blank[kind].text}
        </BlankState>
        {afterBlank}
      </>
    );
  }
  return (
    <>
      {children(offers, count)}
      {isStale && <OfflineHint />}
      {offers.length < count && (
        <Button
          variant="outlined"
          sx={{ justifySelf: 'center', minHeight: 44 }}
          loading={results.some(({ isFetching, data }) => isFetching && !data)}
          onClick={() => setPages(pages + 1)}
        >
          {TEXTS.more}
        </Button>
      )}
    </>
  );
}
