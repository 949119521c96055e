import Box from '@mui/material/Box';
import { CalendarCheck, ThumbsUp } from 'lucide-react';
import { useListState } from '#parts/lists/use-list-state.ts';
import { useSteadyRows } from '#platform/attempts/use-steady-rows.ts';
import { linkTo } from '#platform/navigation/paths.ts';
import { useNow } from '#platform/state/use-now.ts';
import { useSettled } from '#platform/state/use-settled.ts';
import { may, useViewer } from '#platform/viewer/viewer.ts';
import { Avatar } from '#ui/avatar.tsx';
import { FilterBar } from '#ui/filters/filter-bar.tsx';
import { formatShift, formatWeekday } from '#ui/format/german-shift.ts';
import { formatSince } from '#ui/format/german-since.ts';
import { Cut, Quiet, Row } from '#ui/layout.tsx';
import { Page } from '#ui/pages/page.tsx';
import { SelectionBar } from '#ui/selection-bar.tsx';
import type { Column } from '#ui/table/column.ts';
import { ListTable } from '#ui/table/list-table.tsx';
import { useSelectedRows } from '#ui/table/use-selected-rows.ts';
import { OFFER_TITLES } from '../offers-titles.ts';
import { fullName } from '../selection.ts';
import { BookButton } from './book-button.tsx';
import { BookingCard } from './booking-card.tsx';
import { useBookingRun } from './booking-run.ts';
import { useWaitingOffers, type WaitingFilter, type WaitingOffer } from './waiting-query.ts';
import { WAITING_TEXTS as TEXTS } from './waiting-texts.ts';

const NO_FILTER: WaitingFilter = { search: '', hasFreePlaces: false };

/** Everybody who said yes and is not booked, the next shifts first. */
export function WaitingPage() {
  const list = useListState('waitingOffers', NO_FILTER);
  const { chosen: filter, narrow, clear, page } = list;
  const settled = { ...filter, search: useSettled(filter.search) };
  const now = useNow();
  const mayBook = may(useViewer(), 'offers.write');
  const query = useWaitingOffers(page, settled);
  const { data } = query;
  const rows = useSteadyRows(data?.items, ({ offerId }) => offerId, JSON.stringify([page, settled]));
  const {
    selection,
    chosen,
    keep,
    clear: unselect,
  } = useSelectedRows(rows?.map((row) => ({ ...row, id: row.offerId })));
  const { book, isRunning } = useBookingRun();
  const bookChosen = async (): Promise<void> => keep(await book(chosen));
  return (
    <Page title={OFFER_TITLES.waiting} isTitleInHeader>
      <FilterBar
        search={{ value: filter.search, onChange: (search) => narrow({ search }), label: TEXTS.search }}
        filters={[
          {
            key: 'free',
            label: TEXTS.onlyFree,
            options: [{ value: 'on', label: TEXTS.onlyFree }],
            selected: filter.hasFreePlaces ? ['on'] : [],
            isSwitch: true,
            onChange: (on) => narrow({ hasFreePlaces: on.length > 0 }),
          },
        ]}
        count={
          data && (
            <>
              <b>{data.count}</b>
              {` ${TEXTS.count(data.count)}`}
            </>
          )
        }
        isCountAtEnd
        onClear={clear}
      />
      <ListTable
        label={OFFER_TITLES.waiting}
        columns={columns(now)}
        list={list}
        query={query}
        rows={rows}
        rowKey={({ offerId }) => offerId}
        rowName={fullName}
        rowHref={({ appointment }) => linkTo('/appointment/$appointmentId', { appointmentId: appointment.id })}
        picture={(offer) => <Avatar name={fullName(offer)} />}
        {...(mayBook && { selection })}
        {...(mayBook && { rowEnd: (offer: WaitingOffer) => <BookButton offer={offer} /> })}
        card={(offer) => (
          <Row gap={1.5}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <div>{offer.appointment.description}</div>
              <Quiet>{whenOf(offer)}</Quiet>
            </Box>
            {mayBook && <BookButton offer={offer} />}
          </Row>
        )}
        failed={TEXTS.failed}
        noMatch={(filter.search || filter.hasFreePlaces) && TEXTS.noMatch}
        empty={{ icon: <ThumbsUp />, title: TEXTS.empty, hint: TEXTS.emptyHint }}
      />
      {chosen.length > 0 && (
        <SelectionBar
          label={TEXTS.chosen(chosen.length)}
          steps={[
            {
              label: TEXTS.book(chosen.length),
              icon: CalendarCheck,
              isBusy: isRunning,
              take: () => void bookChosen(),
            },
          ]}
          clear={TEXTS.clear}
          onClear={unselect}
        />
      )}
      <BookingCard isAboveBar={chosen.length > 0} />
    </Page>
  );
}

const whenOf = ({ appointment: { startDateTime, endDateTime } }: WaitingOffer): string =>
  `${formatWeekday(startDateTime)}, ${formatShift(startDateTime, endDateTime)}`;

const columns = (now: Date): readonly Column<WaitingOffer>[] => [
  { key: 'name', label: TEXTS.name, takesRest: true, cell: (offer) => <Cut>{fullName(offer)}</Cut> },
  {
    key: 'what',
    label: TEXTS.appointment,
    takesRest: true,
    cell: ({ appointment: { description, customer } }) => (
      <Box sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
        {description}
        <Quiet component="span">{` · ${customer}`}</Quiet>
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
  { key: 'free', label: TEXTS.free, align: 'right', priority: 2, cell: ({ freePlaces }) => freePlaces || TEXTS.full },
  { key: 'since', label: TEXTS.since, priority: 2, cell: ({ acceptedAt }) => formatSince(acceptedAt, now) },
];
