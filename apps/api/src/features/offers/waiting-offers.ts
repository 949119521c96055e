import { z } from 'zod';
import { selectWaitingOffers, WaitingOfferFilter } from '#features/offers/waiting-offers.sql.ts';
import { PageInput } from '#platform/graphql/paging.ts';
import { query } from '#platform/graphql/use-case.ts';

/** Over all appointments: who said yes and waits. */
export const listWaitingOffers = query({
  action: 'offers.read',
  input: z.object({ page: PageInput, filter: WaitingOfferFilter.nullish() }),
  run: async ({ db, input }) => selectWaitingOffers(db, input.filter ?? {}, input.page),
});
