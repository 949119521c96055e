import { OFFER_STATE_LABELS, OFFER_STATES, type OfferState } from '@gastspiel/domain/offers/offer-state.ts';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { usePathParams } from '#platform/navigation/paths.ts';
import { useUiState } from '#platform/session/use-ui-state.ts';
import { FilterChip } from '#ui/filters/filter-chip.tsx';
import { List, Quiet, Row } from '#ui/layout.tsx';
import { SectionCard } from '#ui/section-card.tsx';
import { Pending } from '#ui/states/pending.tsx';
import { Pager } from '#ui/table/pager.tsx';
import { BookingRow } from './booking-row.tsx';
import { BOOKING_TEXTS, BOOKING_TEXTS as TEXTS } from './booking-texts.ts';
import { useBookings, useFutureOffers } from './bookings-query.ts';
import { defaultPeriod, type Period } from './period.ts';
import { PeriodForm } from './period-form.tsx';

const FIELDS = { CONTACTED: 'contacted', ACCEPTED: 'accepted', BOOKED: 'booked', DECLINED: 'declined' } as const;

/** How many offers of each state lie ahead. */
function FutureCounts({ workerId }: { readonly workerId: string }) {
  const { data } = useFutureOffers(workerId);
  if (!data) return null;
  return (
    <Quiet size="body2" sx={{ ml: 'auto', py: 1 }}>
      {`${BOOKING_TEXTS.future}: `}
      {OFFER_STATES.map((state) => `${data[FIELDS[state]]} ${OFFER_STATE_LABELS[state].toLowerCase()}`).join(' · ')}
    </Quiet>
  );
}

const STATES = OFFER_STATES.map((state) => ({ value: state, label: OFFER_STATE_LABELS[state] }));
const BOOKED: readonly OfferState[] = ['BOOKED'];

/** The bookings and offers of a worker, by the days of the shifts. */
export function BookingsSection() {
  const { targetUserId: id } = usePathParams('/target_user/$targetUserId');
  const [period, setPeriod] = useUiState<Period>('bookings.period', defaultPeriod(new Date()));
  const [states, setStates] = useUiState<readonly OfferState[]>('bookings.states', BOOKED);
  const [page, setPage] = useState({ number: 1, size: 10 });
  const query = useBookings(id, page, { ...period, states });
  const { data } = query;
  const fromStart = (): void => setPage({ ...page, number: 1 });
  return (
    <Box sx={{ mt: 2 }}>
      <SectionCard title={TEXTS.title} hint={data && TEXTS.entries(data.count)} isFlush>
        <Row gap={1.5} align="flex-end" wraps sx={{ px: 2, py: 1.5, borderBottom: 1, borderColor: 'divider' }}>
          <PeriodForm
            period={period}
            onChange={(next) => {
              setPeriod(next);
              fromStart();
            }}
          />
          <FilterChip
            filter={{
              key: 'states',
              label: TEXTS.state,
              options: STATES,
              selected: states,
              isMultiple: true,
              onChange: (chosen) => {
                setStates(chosen as OfferState[]);
                fromStart();
              },
            }}
          />
          <FutureCounts workerId={id} />
        </Row>
        {!data && (
          <Pending isSmall query={query} texts={TEXTS} waiting={<Quiet sx={{ p: 2 }}>{TEXTS.loading}</Quiet>} />
        )}
        {data?.count === 0 && (
          <Quiet role="status" sx={{ p: 2 }}>
            {`${TEXTS.none} ${TEXTS.noneHint}`}
          </Quiet>
        )}
        <List>
          {data?.items.map((booking) => (
            <BookingRow key={booking.offerId} booking={booking} />
          ))}
        </List>
        {data && data.count > page.size && <Pager isStill page={page} count={data.count} onChange={setPage} />}
      </SectionCard>
    </Box>
  );
}
