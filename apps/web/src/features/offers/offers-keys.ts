import { queryClient } from '#platform/graphql/query-client.ts';

/** The first words of query keys; what the server tells live renews by them. */
export const APPOINTMENTS = 'appointments';
export const APPOINTMENT = 'appointment';
export const APPOINTMENT_OFFERS = 'appointment-offers';

/** As plain text: the router's types know nothing of the features' paths. */
export const OVERVIEW: string = '/appointments';

/** What a step with an offer may show in: the cockpit, the appointment's counts, and every list of appointments. */
export async function renewOffers(appointmentId: string): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: [APPOINTMENT_OFFERS, appointmentId] }),
    queryClient.invalidateQueries({ queryKey: [APPOINTMENT, appointmentId] }),
    queryClient.invalidateQueries({ queryKey: [APPOINTMENTS] }),
  ]);
}
