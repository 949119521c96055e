import { TextInput } from './text-input.tsx';
import { type FieldProps, useField } from './use-field.ts';

interface TextFieldProps extends FieldProps {
  readonly type?: 'text' | 'email' | 'url';
  readonly placeholder?: string;
  readonly autoComplete?: string;
  readonly maxLength?: number;
}

/** One line of text. The form's value is a string. */
export function TextField({ type = 'text', placeholder, autoComplete = 'off', maxLength, ...props }: TextFieldProps) {
  const field = useField<string | null>(props);
  return (
    <TextInput
      {...props}
      field={field}
      text={field.value ?? ''}
      onText={field.set}
      input={{ type, autoComplete, ...(placeholder && { placeholder }) }}
      html={maxLength === undefined ? {} : { maxLength }}
    />
  );
}
