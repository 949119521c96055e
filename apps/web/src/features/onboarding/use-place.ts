import { useEffect, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { firstError, type Step } from './step.ts';

interface Place {
  readonly index: number;
  /** The field that wants the focus. */
  readonly field?: string;
}

/** The step one is on. An error that was found stays only until it is mended. */
export function usePlace<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  steps: readonly Step[],
  firstStep: number,
) {
  const [place, setPlace] = useState<Place>({ index: Math.min(Math.max(firstStep, 0), steps.length - 1) });
  useEffect(() => {
    if (place.field !== undefined) form.setFocus(place.field as Path<Values>);
  }, [form, place]);
  useEffect(() => {
    const fields = steps.flatMap((step) => step.fields) as Path<Values>[];
    return form.subscribe({
      formState: { values: true },
      callback: () => {
        const wrong = fields.filter((name) => form.getFieldState(name).error);
        if (wrong.length > 0) void form.trigger(wrong);
      },
    });
  }, [form, steps]);
  return {
    place,
    goTo: (index: number) => setPlace({ index }),
    goToError: () =>
      setPlace((current) => firstError(steps, (name) => !!form.getFieldState(name as Path<Values>).error) ?? current),
  };
}
