import { OFFER_LIMITS } from '@gastspiel/domain/offers/offer-state.ts';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { FormDialog } from '#ui/dialogs/form-dialog.tsx';
import { MultilineField } from '#ui/fields/multiline-field.tsx';
import { useCockpit } from '../cockpit.ts';
import type { Offer } from '../lanes/offers-query.ts';
import { fullName } from '../selection.ts';
import { RECORD_PREVENTION_TEXTS as TEXTS } from './dialog-texts.ts';

/** Somebody phones that they can not come; who comes instead is asked next. */
export function RecordPreventionDialog({ offer, onClose }: { readonly offer: Offer; readonly onClose: () => void }) {
  const { steps, ask } = useCockpit();
  const form = useForm({ defaultValues: { note: '' } });
  const next = useRef(onClose);
  const save = async ({ note }: { readonly note: string }): Promise<void> => {
    await steps.recordPrevention(offer, note);
    next.current = () => ask({ kind: 'seekReplacement', offer });
  };
  return (
    <FormDialog
      title={TEXTS.title(fullName(offer))}
      intro={TEXTS.intro}
      submit={TEXTS.submit}
      form={form}
      save={save}
      onClose={() => next.current()}
    >
      <MultilineField name="note" label={TEXTS.note} help={TEXTS.noteHelp} maxLength={OFFER_LIMITS.preventedNote} />
    </FormDialog>
  );
}
