import { useEffect } from 'react';
import { type FieldPath, useFormContext } from 'react-hook-form';
import type { RecipientValues } from './recipient-form.ts';

type Field = FieldPath<RecipientValues>;

/** An error that hangs on another field is looked at again when that one changes. */
export function useRecheck(field: Field, cause: Field): void {
  const { subscribe, trigger, getFieldState } = useFormContext<RecipientValues>();
  useEffect(
    () =>
      subscribe({
        name: cause,
        formState: { values: true },
        callback: ({ name }) => {
          if (name === cause && getFieldState(field).error) void trigger(field);
        },
      }),
    [subscribe, trigger, getFieldState, field, cause],
  );
}
