import Box from '@mui/material/Box';
import { ThumbsUp } from 'lucide-react';
import { useSteadyRows } from '#platform/attempts/use-steady-rows.ts';
import { linkTo } from '#platform/navigation/paths.ts';
import { useUiState } from '#platform/session/ui-state.ts';
import { useNow } from '#platform/state/use-now.ts';
import { may } from '#platform/viewer/may.ts';
import { useViewer } from '#platform/viewer/viewer.ts';
import { Avatar } from '#ui/avatar.tsx';
import { formatShift, formatWeekday } from '#ui/format/german-shift.ts';
import { formatSince } from '#ui/format/german-since.ts';
import { Page } from '#ui/pages/page.tsx';
import { BlankState } from '#ui/states/blank-state.tsx';
import { FailedState } from '#ui/states/failed-state.tsx';
import type { Column } from '#ui/table/column.ts';
import { DataTable } from '#ui/table/data-table.tsx';
import { Pager } from '#ui/table/pager.tsx';
import { usePageWithin } from '#ui/table/use-page-within.ts';
import { OFFER_TITLES } from '../offers-titles.ts';
import { fullName } from '../person.ts';
import { BookButton } from './book-button.tsx';
import { useWaitingOffers, type WaitingOffer } from './waiting-query.ts';
import { WAITING_TEXTS as TEXTS } from './waiting-texts.ts';

/** Everybody who said yes and is not booked, the next shifts first. */
export function WaitingPage() {
  const [page, setPage] = useUiState('waitingOffers.page', { number: 1, size: 25 });
  const now = useNow();
  const mayBook = may(useViewer(), 'offers.write');
  const { data, error, refetch } = useWaitingOffers(page);
  usePageWithin(data, page, setPage);
  const rows = useSteadyRows(data?.items, ({ offerId }) => offerId, JSON.stringify(page));
  return (
    <Page title={OFFER_TITLES.waiting} isTitleInHeader>
      <DataTable
        label={OFFER_TITLES.waiting}
        columns={columns(now)}
        rows={rows}
        rowKey={({ offerId }) => offerId}
        rowName={fullName}
        rowHref={({ appointment }) => linkTo('/appointment/$appointmentId', { appointmentId: appointment.id })}
        picture={(offer) => <Avatar name={fullName(offer)} />}
        {...(mayBook && { rowEnd: (offer: WaitingOffer) => <BookButton offer={offer} /> })}
        card={(offer) => (
          <Box sx={CARD}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <div>{offer.appointment.description}</div>
              <Box sx={{ color: 'text.secondary' }}>{whenOf(offer)}</Box>
            </Box>
            {mayBook && <BookButton offer={offer} />}
          </Box>
        )}
        blank={blank()}
        foot={data && <Pager page={page} count={data.count} onChange={setPage} />}
      />
    </Page>
  );

  function blank() {
    if (error && !data) return <FailedState title={TEXTS.failed} error={error} onRetry={() => void refetch()} />;
    if (data?.count !== 0) return undefined;
    return (
      <BlankState icon={<ThumbsUp />} title={TEXTS.empty}>
        {TEXTS.emptyHint}
      </BlankState>
    );
  }
}

const whenOf = ({ appointment: { startDateTime, endDateTime } }: WaitingOffer): string =>
  `${formatWeekday(startDateTime)}, ${formatShift(startDateTime, endDateTime)}`;

const CUT = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
const CARD = { display: 'flex', alignItems: 'center', gap: 1.5 } as const;

const columns = (now: Date): readonly Column<WaitingOffer>[] => [
  { key: 'name', label: TEXTS.name, cell: fullName },
  {
    key: 'what',
    label: TEXTS.appointment,
    takesRest: true,
    cell: ({ appointment: { description, customer } }) => (
      <Box sx={CUT}>
        {description}
        <Box component="span" sx={{ color: 'text.secondary' }}>{` · ${customer}`}</Box>
      </Box>
    ),
  },
  { key: 'day', label: TEXTS.day, cell: ({ appointment }) => formatWeekday(appointment.startDateTime) },
  {
    key: 'time',
    label: TEXTS.time,
    priority: 2,
    cell: ({ appointment: { startDateTime, endDateTime } }) => formatShift(startDateTime, endDateTime),
  },
  { key: 'free', label: TEXTS.free, align: 'right', priority: 2, cell: ({ freePlaces }) => freePlaces },
  { key: 'since', label: TEXTS.since, priority: 2, cell: ({ acceptedAt }) => formatSince(acceptedAt, now) },
];
