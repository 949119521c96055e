import { queryClient } from '#platform/graphql/query-client.ts';

/** Everything of the worker's offers begins so, and is fetched again when one of them changes. */
export const OWN_OFFERS = 'own-offers';

export const renewOwnOffers = (): Promise<void> => queryClient.invalidateQueries({ queryKey: [OWN_OFFERS] });
