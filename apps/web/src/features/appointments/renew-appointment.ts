import { queryClient } from '#platform/graphql/query-client.ts';
import { APPOINTMENT, APPOINTMENT_OFFERS, APPOINTMENTS, HOME } from '#platform/live/topics.ts';

/** Everything on the screens that shows it. */
export const renewAppointment = (id: string) =>
  Promise.all(
    [[APPOINTMENTS], [APPOINTMENT, id], [APPOINTMENT_OFFERS, id], [HOME]].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  );
