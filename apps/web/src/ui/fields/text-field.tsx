import type { ReactNode } from 'react';
import { TextInput } from './text-input.tsx';
import { type FieldProps, useField } from './use-field.ts';

interface TextFieldProps extends FieldProps {
  readonly type?: 'text' | 'email' | 'url';
  readonly placeholder?: string;
  readonly autoComplete?: string;
  readonly maxLength?: number;
  /** For the keyboard on phones. */
  readonly inputMode?: 'numeric';
  /** A mark at the end of the box. */
  readonly end?: ReactNode;
}

/** One line of text. The form's value is a string. */
export function TextField(fieldProps: TextFieldProps) {
  const { type = 'text', placeholder, autoComplete = 'off', maxLength, inputMode, end, ...props } = fieldProps;
  const field = useField<string | null>(props);
  return (
    <TextInput
      {...props}
      field={field}
      text={field.value ?? ''}
      onText={field.set}
      input={{ type, autoComplete, ...(placeholder && { placeholder }) }}
      html={inputMode ? { inputMode } : {}}
      limit={maxLength}
      end={end}
    />
  );
}
