import Button from '@mui/material/Button';
import { useQueries } from '@tanstack/react-query';
import { CalendarCheck, CircleX, Inbox, ThumbsUp } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { BlankState } from '#ui/states/blank-state.tsx';
import { FailedState } from '#ui/states/failed-state.tsx';
import { type OwnOfferCard, type OwnOffersChoice, ownOffersQuery } from '../own-offers-query.ts';
import { LIST_TEXTS as TEXTS } from '../own-offers-texts.ts';
import { SkeletonCards } from './skeleton-cards.tsx';

type Kind = keyof typeof TEXTS.blank;
const ICONS = { open: Inbox, booked: CalendarCheck, past: CalendarCheck, accepted: ThumbsUp, declined: CircleX };

interface OfferListProps {
  readonly kind: Kind;
  readonly choice: Omit<OwnOffersChoice, 'page'>;
  readonly children: (offers: readonly OwnOfferCard[], count: number) => ReactNode;
}

/** Some offers of the worker, more of them on demand; says when there are none and when they can't be had. */
export function OfferList({ kind, choice, children }: OfferListProps) {
  const [pages, setPages] = useState(1);
  const results = useQueries({
    queries: Array.from({ length: pages }, (_, page) => ownOffersQuery({ ...choice, page })),
  });
  const [first] = results;
  const offers = results.flatMap(({ data }) => data?.items ?? []);
  const failed = results.find(({ error, data }) => error && !data);
  if (failed) {
    return <FailedState title={TEXTS.failed} error={failed.error} onRetry={() => void failed.refetch()} />;
  }
  if (!first?.data) return <SkeletonCards />;
  const { count } = first.data;
  if (count === 0) {
    const Icon = ICONS[kind];
    return (
      <BlankState icon={<Icon />} title={TEXTS.blank[kind].title}>
        {TEXTS.blank[kind].text}
      </BlankState>
    );
  }
  return (
    <>
      {children(offers, count)}
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
