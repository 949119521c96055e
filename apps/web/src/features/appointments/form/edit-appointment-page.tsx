import { useQuery } from '@tanstack/react-query';
import { usePathParams } from '#platform/navigation/paths.ts';
import { Pending } from '#ui/states/pending.tsx';
import { choicesQuery } from '../agency-choices.ts';
import { appointmentQuery } from '../appointment-query.ts';
import { EditAppointmentForm } from './edit-appointment-form.tsx';
import { FORM_TEXTS as TEXTS } from './form-texts.ts';

export function EditAppointmentPage() {
  const { appointmentId: id } = usePathParams('/appointment/edit/$appointmentId');
  const appointment = useQuery(appointmentQuery(id));
  const choices = useQuery(choicesQuery);
  if (!appointment.data || !appointment.isFetchedAfterMount) return <Pending query={appointment} texts={TEXTS} />;
  if (!choices.data) return <Pending query={choices} texts={TEXTS} />;
  return <EditAppointmentForm key={id} newest={appointment.data} choices={choices.data} />;
}
