import { OFFER_LIMITS } from '@gastspiel/domain/offers/offer-state.ts';
import { useForm } from 'react-hook-form';
import { useAttempt } from '#platform/attempts/use-attempt.ts';
import { FormDialog } from '#ui/dialogs/form-dialog.tsx';
import { MultilineField } from '#ui/fields/multiline-field.tsx';
import { useNotify } from '#ui/notices/notify.ts';
import { reportPrevention } from '../answer-calls.ts';
import { PREVENTION_TEXTS as TEXTS } from '../own-offers-texts.ts';

export function PreventionDialog({ offerId, onClose }: { readonly offerId: string; readonly onClose: () => void }) {
  const report = useAttempt(reportPrevention);
  const notify = useNotify();
  const form = useForm({ defaultValues: { note: '' } });
  const save = async ({ note }: { readonly note: string }): Promise<void> => {
    await report.send({ offerId, note });
    notify({ text: TEXTS.done });
    // The button was at the end of the page; its top says now how things stand.
    window.scrollTo({ top: 0 });
  };
  return (
    <FormDialog title={TEXTS.title} intro={TEXTS.intro} submit={TEXTS.submit} form={form} save={save} onClose={onClose}>
      <MultilineField name="note" label={TEXTS.note} help={TEXTS.noteHelp} maxLength={OFFER_LIMITS.preventedNote} />
    </FormDialog>
  );
}
