import { OFFER_FAILURES } from '@gastspiel/domain/offers/offer-failures.ts';
import { OFFER_LIMITS } from '@gastspiel/domain/offers/offer-state.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useVersioned } from '#parts/editing/use-versioned-form.tsx';
import { FormDialog } from '#ui/dialogs/form-dialog.tsx';
import { MultilineField } from '#ui/fields/multiline-field.tsx';
import { useCockpit } from '../cockpit.ts';
import { type Offer, offersQuery } from '../lanes/offers-query.ts';
import { fullName } from '../selection.ts';
import { NOTE_TEXTS } from './dialog-texts.ts';

/** Writes what the worker reads. Of two who write to the same person the slower one is asked. */
export function NoteDialog({ offer, onClose }: { readonly offer: Offer; readonly onClose: () => void }) {
  const { appointment, steps } = useCockpit();
  const form = useForm({ defaultValues: { notes: offer.offerNotes ?? '' } });
  const client = useQueryClient();
  const { edited, saving, staleDialog } = useVersioned({
    newest: offer,
    load: async () => {
      const offers = await client.fetchQuery({ ...offersQuery(appointment.id), staleTime: 0 });
      const newest = offers.find(({ offerId }) => offerId === offer.offerId);
      if (!newest) throw new Error(OFFER_FAILURES.gone.message);
      return newest;
    },
    reset: ({ offerNotes }) => form.reset({ notes: offerNotes ?? '' }),
  });
  return (
    <>
      <FormDialog
        title={NOTE_TEXTS.title}
        intro={fullName(offer)}
        submit={NOTE_TEXTS.submit}
        form={form}
        save={({ notes }) => saving(steps.saveNote(edited, notes))}
        onClose={onClose}
      >
        <MultilineField name="notes" label={NOTE_TEXTS.label} help={NOTE_TEXTS.help} maxLength={OFFER_LIMITS.notes} />
      </FormDialog>
      {staleDialog}
    </>
  );
}
