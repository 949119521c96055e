import { useQuery } from '@tanstack/react-query';
import { MessageDialog } from '#ui/dialogs/message-dialog.tsx';
import { appointmentQuery } from '../appointment-query.ts';
import { appointmentValues } from '../form/appointment-values.ts';
import { SaveTemplateDialog } from './save-template-dialog.tsx';
import { TEMPLATE_TEXTS as TEXTS } from './template-texts.ts';

export interface TemplateOfEntryProps {
  readonly appointment: { readonly id: string; readonly description: string };
  readonly onClose: () => void;
}

/** Keeps an appointment as a template that is not open in a form. */
export function TemplateOfEntry({ appointment, onClose }: TemplateOfEntryProps) {
  const { data, error } = useQuery(appointmentQuery(appointment.id));
  if (data) return <SaveTemplateDialog appointment={data} values={appointmentValues(data)} onClose={onClose} />;
  if (!error) return null;
  return (
    <MessageDialog title={TEXTS.saveAs} subject={`„${appointment.description}“`} onClose={onClose}>
      {error.message}
    </MessageDialog>
  );
}
