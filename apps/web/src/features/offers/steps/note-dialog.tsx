import { OFFER_LIMITS } from '@gastspiel/domain/offers/offer-limits.ts';
import { useForm } from 'react-hook-form';
import { FormDialog } from '#ui/dialogs/form-dialog.tsx';
import { MultilineField } from '#ui/fields/multiline-field.tsx';
import { useCockpit } from '../cockpit.ts';
import type { Offer } from '../lanes/offers-query.ts';
import { fullName } from '../person.ts';
import { NOTE_TEXTS } from './step-texts.ts';

interface NoteDialogProps {
  readonly offer: Offer;
  readonly onClose: () => void;
}

export function NoteDialog({ offer, onClose }: NoteDialogProps) {
  const { steps } = useCockpit();
  const form = useForm({ defaultValues: { notes: offer.offerNotes ?? '' } });
  return (
    <FormDialog
      title={NOTE_TEXTS.title}
      intro={fullName(offer)}
      submit={NOTE_TEXTS.submit}
      form={form}
      save={({ notes }) => steps.saveNote(offer, notes)}
      onClose={onClose}
    >
      <MultilineField name="notes" label={NOTE_TEXTS.label} help={NOTE_TEXTS.help} maxLength={OFFER_LIMITS.notes} />
    </FormDialog>
  );
}
