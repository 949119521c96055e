import { type SubmitEvent, useRef, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { useUnsavedInput } from '../unsaved/use-unsaved-input.ts';
import { failureOf } from './form-errors.ts';
import { FORM_TEXTS } from './form-texts.ts';

/** Thrown by `save` when somebody was asked and said no: nothing failed, and the input stays. */
export class NotSaved extends Error {
  override readonly name = 'NotSaved';
}

interface Saving<Values extends FieldValues, Output, Saved> {
  readonly form: UseFormReturn<Values, unknown, Output>;
  /** `step` is the name of the button that was used. */
  readonly save: (values: Output, step: string) => Promise<Saved>;
  readonly onSaved: (saved: Saved, step: string) => void;
}

/** Saves once the rules are kept; what the server refuses goes back to its fields, the first one gets the focus. */
export function useSaving<Values extends FieldValues, Output, Saved>({
  form,
  save,
  onSaved,
}: Saving<Values, Output, Saved>) {
  const [failure, setFailure] = useState<string>();
  // A second press can come before the button shows the first one.
  const isUnderWay = useRef(false);
  const markSaved = useUnsavedInput(form.formState.isDirty);

  const refuse = (error: unknown, element: HTMLFormElement): void => {
    const { message, fields, requestId } = failureOf(error, FORM_TEXTS.failed);
    const entries = Object.entries(fields);
    const here = entries.filter(([path]) => element.elements.namedItem(path) !== null);
    here.forEach(([path, sentence], index) => {
      form.setError(path as Path<Values>, { type: 'server', message: sentence }, { shouldFocus: index === 0 });
    });
    // Faults without a field on the screen must be told all the same.
    const elsewhere = entries.filter((entry) => !here.includes(entry)).map(([, sentence]) => sentence);
    if (here.length > 0 && elsewhere.length === 0) return;
    setFailure([message, ...elsewhere, ...(requestId ? [FORM_TEXTS.requestId(requestId)] : [])].join(' '));
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    const element = event.currentTarget;
    const step = event.nativeEvent.submitter?.getAttribute('value') ?? '';
    setFailure(undefined);
    let outcome: { readonly saved: Saved } | undefined;
    let sent = form.getValues();
    const send = form.handleSubmit(async (values) => {
      sent = structuredClone(form.getValues());
      try {
        outcome = { saved: await save(values, step) };
      } catch (error) {
        if (!(error instanceof NotSaved)) refuse(error, element);
      }
    });
    await send(event).finally(() => {
      isUnderWay.current = false;
    });
    if (!outcome) return;
    markSaved();
    // Copies: to fill the form anew changes the values in it in place.
    const late = changesSince(sent, structuredClone(form.getValues()));
    // Further changes are measured from the saved values, if the page stays; then its fields are still the same. Only now,
    // because the library marks the form as submitted at the end, and would judge what is typed next at each letter.
    form.reset(sent, { keepFieldsRef: true });
    onSaved(outcome.saved, step);
    // People go on typing while a slow network saves: that is not saved yet, and must not be lost either.
    for (const [name, value] of late) form.setValue(name, value, { shouldDirty: true });
  };
  // A form that was filled anew was not refused: the sentence would stand beside what it is not about.
  return { submit, failure: form.formState.submitCount > 0 ? failure : undefined };
}

/** The fields that hold something else than before, with what they hold. */
function changesSince<Values extends FieldValues>(before: Values, now: Values) {
  const changed = Object.entries(now).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]));
  return changed as [Path<Values>, PathValue<Values, Path<Values>>][];
}
