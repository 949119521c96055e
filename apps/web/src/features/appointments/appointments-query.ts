import { type Day, startOfDay } from '@gastspiel/domain/time/vienna-day.ts';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { execute } from '#platform/graphql/execute.ts';
import { graphql, type ResultOf, type VariablesOf } from '#platform/graphql/graphql.ts';
import { APPOINTMENTS } from '#platform/live/topics.ts';
import type { PageChoice } from '#ui/table/page-range.ts';

const Appointments = graphql(`
  query Appointments($page: PageInput, $filter: AppointmentFilter, $sort: AppointmentSort) {
    appointments(page: $page, filter: $filter, sort: $sort) {
      count
      items {
        id version seriesId description startDateTime endDateTime meantStartTime meantEndTime
        desiredTargetUsers bookedTargetUsers preventedTargetUsers unconfirmedTargetUsers
        acceptedTargetUsers typeId targetUserPoolId
        sectorAttributes { customer venue }
        event { id number count type }
      }
    }
  }
`);

export type AppointmentSummary = ResultOf<typeof Appointments>['appointments']['items'][number];
export type AppointmentFilter = NonNullable<VariablesOf<typeof Appointments>['filter']>;
export type AppointmentSort = NonNullable<VariablesOf<typeof Appointments>['sort']>;

const load = async (
  filter: AppointmentFilter,
  page: { number: number; size: number },
  signal: AbortSignal,
  sort?: AppointmentSort,
) => (await execute(Appointments, { filter, page, ...(sort && { sort }) }, { signal })).appointments;

/** The most that the server gives at once. */
const LARGEST_PAGE = 100;

/** However many there are: the first page tells, the others are fetched side by side. */
async function loadAll(filter: AppointmentFilter, signal: AbortSignal): Promise<readonly AppointmentSummary[]> {
  const pageAt = (number: number) => load(filter, { number, size: LARGEST_PAGE }, signal);
  const { items, count } = await pageAt(0);
  const others = Array.from({ length: Math.max(0, Math.ceil(count / LARGEST_PAGE) - 1) }, (_, index) =>
    pageAt(index + 1),
  );
  const all = [...items, ...(await Promise.all(others)).flatMap((page) => page.items)];
  // An appointment that is changed between two pages may be on both.
  return [...new Map(all.map((appointment) => [appointment.id, appointment])).values()];
}

export const WEEKS = [APPOINTMENTS, 'week'] as const;

/** Everything that overlaps a week. */
export const weekQuery = (monday: Day, nextMonday: Day, filter: AppointmentFilter) =>
  queryOptions({
    queryKey: [...WEEKS, monday, filter] as const,
    queryFn: ({ signal }) => {
      const [from, to] = [monday, nextMonday].map((day) => startOfDay(day).toISOString());
      return loadAll({ ...filter, ...(from && { from }), ...(to && { to }) }, signal);
    },
    // The board stays while another filter is being asked for; another week is not this one.
    placeholderData: (previous, query) => (query?.queryKey[2] === monday ? previous : undefined),
  });

export function useAppointments({ number, size }: PageChoice, filter: AppointmentFilter, sort: AppointmentSort) {
  const page = { number: number - 1, size };
  return useQuery({
    queryKey: [APPOINTMENTS, 'list', page, filter, sort],
    queryFn: ({ signal }) => load(filter, page, signal, sort),
    // The rows stay while the next ones are on their way.
    placeholderData: keepPreviousData,
  });
}
