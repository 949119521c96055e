import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { log } from '#platform/log/log.ts';
import { useUnsavedInput } from '#ui/unsaved/use-unsaved-input.ts';
import { keepDraft } from './draft.ts';

/** So long a form must rest before it is kept. */
const QUIET_MS = 1_000;

export type DraftState = 'untouched' | 'keeping' | 'kept' | 'failed';

/**
 * Keeps what is filled in on the server: when typing rests, at each step, and when the form goes out of sight. `forget`
 * is for a form that was sent: nothing counts as unsaved any more.
 */
export function useKeptDraft<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  code: string,
  step: number,
): { readonly state: DraftState; readonly forget: () => void } {
  const [state, setState] = useState<DraftState>('untouched');
  const forget = useUnsavedInput(state === 'keeping' || state === 'failed');
  const shown = useRef(step);

  useEffect(() => {
    let timer: number | undefined;
    let isUnkept = false;
    const keep = (): void => {
      window.clearTimeout(timer);
      timer = undefined;
      keepDraft(code, () => ({ step, values: form.getValues() })).then(
        () => {
          isUnkept = false;
          setState(timer === undefined ? 'kept' : 'keeping');
        },
        (cause) => {
          isUnkept = true;
          log.warn('The form could not be kept', cause);
          setState('failed');
        },
      );
    };
    const whenHidden = (): void => {
      if (document.visibilityState === 'hidden' && timer !== undefined) keep();
    };
    const whenOnline = (): void => {
      if (isUnkept) keep();
    };
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => {
        setState('keeping');
        window.clearTimeout(timer);
        timer = window.setTimeout(keep, QUIET_MS);
      },
    });
    document.addEventListener('visibilitychange', whenHidden);
    window.addEventListener('online', whenOnline);
    if (shown.current !== step) keep();
    shown.current = step;
    return () => {
      if (timer !== undefined) keep();
      document.removeEventListener('visibilitychange', whenHidden);
      window.removeEventListener('online', whenOnline);
      stop();
    };
  }, [form, code, step]);
  return { state, forget };
}
