import { settleWithdrawn } from '#features/offers/settle-withdrawn.ts';
import { deleteFutureOffers } from '#features/offers/withdrawals.sql.ts';
import type { MutationScope } from '#platform/graphql/use-case.ts';

/** Nothing stays offered to somebody who may not work. Their bookings stay until staff decide. */
export const withdrawOpenOffers = async (scope: MutationScope, workerId: string): Promise<number> =>
  settleWithdrawn(scope, await deleteFutureOffers(scope.db, workerId, ['CONTACTED', 'ACCEPTED', 'DECLINED']));
