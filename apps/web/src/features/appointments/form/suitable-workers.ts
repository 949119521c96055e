import { understandPeriod } from '@gastspiel/domain/appointments/planned-period.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useWatch } from 'react-hook-form';
import { execute } from '#platform/graphql/execute.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { APPOINTMENT_OFFERS } from '#platform/live/topics.ts';
import type { AppointmentValues } from './appointment-form.ts';
import { useEnteredPeriod } from './use-following-end.ts';

const SuitableWorkers = graphql(`
  query SuitableWorkers($plan: AppointmentPlan!) {
    countAvailableTargetUsers(plan: $plan) { available }
  }
`);

/** How many could come, as soon as the form says enough; what could not be asked is not told. */
export function useSuitableWorkers(): number | undefined {
  const period = understandPeriod(useEnteredPeriod());
  const [typeId, targetUserPoolId, invoiceRecipientId, tenths] = useWatch<
    AppointmentValues,
    ['typeId', 'targetUserPoolId', 'invoiceRecipientId', 'internalAttributes.minimumTargetUserRating']
  >({ name: ['typeId', 'targetUserPoolId', 'invoiceRecipientId', 'internalAttributes.minimumTargetUserRating'] });
  const plan =
    period && typeId && targetUserPoolId
      ? {
          startDateTime: period.start.toISOString(),
          endDateTime: period.end.toISOString(),
          typeId,
          targetUserPoolId,
          invoiceRecipientId,
          minimumTargetUserRating: tenths ? tenths / 10 : null,
        }
      : null;
  const { data } = useQuery({
    queryKey: [APPOINTMENT_OFFERS, 'suitable', useDeferredValue(JSON.stringify(plan))],
    queryFn: ({ signal }) => (plan ? execute(SuitableWorkers, { plan }, { signal }) : null),
    enabled: plan !== null,
    placeholderData: keepPreviousData,
  });
  return plan ? data?.countAvailableTargetUsers.available : undefined;
}
