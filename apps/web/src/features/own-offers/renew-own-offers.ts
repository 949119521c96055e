import { renewTopics } from '#platform/graphql/query-client.ts';
import { OWN_OFFERS } from '#platform/live/topics.ts';

export const renewOwnOffers = (): Promise<unknown> => renewTopics(OWN_OFFERS);
