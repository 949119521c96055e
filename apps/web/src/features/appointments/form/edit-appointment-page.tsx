import { useQuery } from '@tanstack/react-query';
import { usePathParams } from '#platform/navigation/paths.ts';
import { LoadingArea } from '#ui/loading-area.tsx';
import { FailedState } from '#ui/states/failed-state.tsx';
import { choicesQuery } from '../agency-choices.ts';
import { appointmentQuery } from '../appointment-query.ts';
import { EditAppointmentForm } from './edit-appointment-form.tsx';
import { FORM_TEXTS as TEXTS } from './form-texts.ts';

export function EditAppointmentPage() {
  // The router's types know nothing of the features' paths.
  const { appointmentId: id } = usePathParams('/appointment/edit/$appointmentId');
  const { data, error, refetch, isFetchedAfterMount } = useQuery(appointmentQuery(id));
  const choices = useQuery(choicesQuery);
  const failure = (!data && error) || (!choices.data && choices.error);
  const retry = () => void Promise.all([refetch(), choices.refetch()]);
  if (failure) return <FailedState title={TEXTS.failed} error={failure} onRetry={retry} />;
  // Whoever began with an older version would be refused at the end.
  if (!data || !choices.data || !isFetchedAfterMount) return <LoadingArea text={TEXTS.loading} />;
  return <EditAppointmentForm key={id} newest={data} choices={choices.data} />;
}
