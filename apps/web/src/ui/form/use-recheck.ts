import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';

/** An error that hangs on another field is looked at again when that one changes. */
export function useRecheck(field: string, cause: string): void {
  const { subscribe, trigger, getFieldState } = useFormContext();
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
