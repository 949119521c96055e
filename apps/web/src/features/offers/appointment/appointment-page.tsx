import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { LoadingArea } from '#ui/loading-area.tsx';
import { FailedState } from '#ui/states/failed-state.tsx';
import { PAGE_TEXTS } from '../cockpit-texts.ts';
import { AppointmentCockpit } from './appointment-cockpit.tsx';
import { appointmentQuery } from './appointment-query.ts';

/** An appointment with everything that the office does about it. */
export function AppointmentPage() {
  // The router's types know nothing of the features' paths.
  const { appointmentId: id = '' }: { readonly appointmentId?: string } = useParams({ strict: false });
  const { data, error, refetch } = useQuery(appointmentQuery(id));
  if (data) return <AppointmentCockpit key={id} appointment={data} />;
  if (error) return <FailedState title={PAGE_TEXTS.failed} error={error} onRetry={() => void refetch()} />;
  return <LoadingArea text={PAGE_TEXTS.loading} />;
}
