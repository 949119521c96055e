import { useQuery } from '@tanstack/react-query';
import { CalendarX2, Send } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { Consequences } from '#ui/dialogs/consequences.tsx';
import { FormDialog } from '#ui/dialogs/form-dialog.tsx';
import { CheckboxField } from '#ui/fields/on-off-field.tsx';
import { availabilityQuery } from '../candidates/candidates-query.ts';
import { fullName } from '../person.ts';
import { OFFER_ALL_TEXTS, REPLACEMENT_TEXTS } from './step-texts.ts';

interface ReplacementDialogProps {
  readonly appointmentId: string;
  /** Whose booking goes. */
  readonly worker: { readonly firstName: string; readonly lastName: string };
  readonly seek: (includePartially: boolean) => Promise<void>;
  readonly onClose: () => void;
}

/** Says in numbers what one step will do: the booking goes, and so many are asked. */
export function ReplacementDialog({ appointmentId, worker, seek, onClose }: ReplacementDialogProps) {
  const { data: { available, partially } = { available: 0, partially: 0 } } = useQuery(
    availabilityQuery(appointmentId),
  );
  const form = useForm({ defaultValues: { includePartially: false } });
  const count = available + (form.watch('includePartially') ? partially : 0);
  const name = fullName(worker);
  return (
    <FormDialog
      title={REPLACEMENT_TEXTS.title(name)}
      submit={REPLACEMENT_TEXTS.submit(count)}
      form={form}
      save={({ includePartially }) => seek(includePartially)}
      onClose={onClose}
    >
      <Consequences
        items={[
          { icon: <CalendarX2 />, text: REPLACEMENT_TEXTS.withdrawn(name) },
          { icon: <Send />, text: REPLACEMENT_TEXTS.asked(count) },
        ]}
      />
      {partially > 0 && (
        <CheckboxField
          name="includePartially"
          label={OFFER_ALL_TEXTS.include(partially)}
          help={OFFER_ALL_TEXTS.includeHelp}
        />
      )}
    </FormDialog>
  );
}
