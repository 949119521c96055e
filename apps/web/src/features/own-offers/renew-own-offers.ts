import { queryClient } from '#platform/graphql/query-client.ts';
import { OWN_OFFERS } from '#platform/live/topics.ts';

export const renewOwnOffers = (): Promise<void> => queryClient.invalidateQueries({ queryKey: [OWN_OFFERS] });
