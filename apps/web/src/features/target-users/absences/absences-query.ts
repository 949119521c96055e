import { useQuery } from '@tanstack/react-query';
import { ask } from '#platform/graphql/ask.ts';
import { execute } from '#platform/graphql/execute.ts';
import { graphql, type ResultOf, type VariablesOf } from '#platform/graphql/graphql.ts';
import { TARGET_USERS } from '../target-users-keys.ts';

const Absences = graphql(`
  query Absences($id: String) {
    absences(targetUserId: $id) { id startsAt endsAt isWholeDays fromDay toDay note createdBy }
  }
`);

export type Absence = ResultOf<typeof Absences>['absences'][number];

/** A worker's absences; the viewer's where no worker is named. */
export const useAbsences = (workerId: string | undefined) =>
  useQuery(ask(Absences, { id: workerId ?? null }, [TARGET_USERS]));

const BookingsWithinAbsence = graphql(`
  query BookingsWithinAbsence($input: AbsenceInput!) {
    bookingsWithinAbsence(input: $input) { appointmentId description startsAt endsAt }
  }
`);

export type BookingWithin = ResultOf<typeof BookingsWithinAbsence>['bookingsWithinAbsence'][number];

/** The bookings within an absence that is about to be entered. */
export const loadBookingsWithin = async (
  input: VariablesOf<typeof BookingsWithinAbsence>['input'],
): Promise<readonly BookingWithin[]> => (await execute(BookingsWithinAbsence, { input })).bookingsWithinAbsence;
