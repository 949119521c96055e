import { type ReactNode, useId } from 'react';
import { useController } from 'react-hook-form';

/** The props of every field of a form. */
export interface FieldProps {
  /** The path in the form's values: `contact.email`, `pools.0.name`. */
  readonly name: string;
  readonly label: string;
  readonly isOptional?: boolean;
  /** Where a rule surprises. */
  readonly help?: ReactNode;
  readonly isDisabled?: boolean;
}

/** Ties a field to the form around it: its value, its error, and what tells assistive technology of both. */
export function useField<Value>({ name, help, isDisabled = false }: FieldProps) {
  const id = useId();
  const { field, fieldState } = useController({ name });
  const error = fieldState.error?.message;
  return {
    id,
    error,
    value: field.value as Value,
    set: field.onChange as (value: Value) => void,
    onBlur: field.onBlur,
    ref: field.ref,
    isDisabled,
    aria: {
      'aria-invalid': error !== undefined,
      ...((error !== undefined || help !== undefined) && { 'aria-describedby': `${id}-hint` }),
    },
  };
}
