import Button from '@mui/material/Button';
import { BookmarkPlus } from 'lucide-react';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Appointment } from '../appointment-query.ts';
import type { AppointmentValues } from '../form/appointment-form.ts';
import type { AppointmentInput } from '../save-appointment.ts';
import { SaveTemplateDialog } from './save-template-dialog.tsx';
import { TEMPLATE_TEXTS as TEXTS } from './template-texts.ts';

interface SaveAsTemplateProps {
  readonly appointment: Pick<Appointment, 'id' | 'event'>;
  readonly form: UseFormReturn<AppointmentValues, unknown, AppointmentInput>;
}

/** Keeps what stands in the form as a template. */
export function SaveAsTemplate({ appointment, form }: SaveAsTemplateProps) {
  const [isOpen, setOpen] = useState(false);
  // An incomplete appointment is no template either; the fields say what is missing.
  const begin = async (): Promise<void> => setOpen(await form.trigger(undefined, { shouldFocus: true }));
  return (
    <>
      <Button variant="outlined" startIcon={<BookmarkPlus size={16} />} onClick={() => void begin()}>
        {TEXTS.saveAs}
      </Button>
      {isOpen && (
        <SaveTemplateDialog appointment={appointment} values={form.getValues()} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
