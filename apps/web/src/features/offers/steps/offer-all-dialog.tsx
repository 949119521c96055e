import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { FormDialog } from '#ui/dialogs/form-dialog.tsx';
import { CheckboxField } from '#ui/fields/on-off-field.tsx';
import { availabilityQuery } from '../candidates/candidates-query.ts';
import { useCockpit } from '../cockpit.ts';
import { OFFER_ALL_TEXTS } from './dialog-texts.ts';

/** Says how many people will be asked. */
export function OfferAllDialog({ onClose }: { readonly onClose: () => void }) {
  const { appointment, steps } = useCockpit();
  const { data: { available, partially } = { available: 0, partially: 0 } } = useQuery(
    availabilityQuery(appointment.id),
  );
  const form = useForm({ defaultValues: { includePartially: false } });
  const count = available + (form.watch('includePartially') ? partially : 0);
  return (
    <FormDialog
      title={OFFER_ALL_TEXTS.title}
      intro={OFFER_ALL_TEXTS.intro(count)}
      submit={OFFER_ALL_TEXTS.submit(count)}
      form={form}
      save={({ includePartially }) => steps.offerAll(includePartially)}
      onClose={onClose}
    >
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
