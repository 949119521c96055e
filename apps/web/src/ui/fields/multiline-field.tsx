import { TextInput } from './text-input.tsx';
import { type FieldProps, useField } from './use-field.ts';

interface MultilineFieldProps extends FieldProps {
  readonly rows?: number;
  readonly placeholder?: string;
  readonly maxLength?: number;
}

/** Several lines of text, growing with what is typed. The form's value is a string. */
export function MultilineField({ rows = 3, placeholder, maxLength, ...props }: MultilineFieldProps) {
  const field = useField<string | null>(props);
  return (
    <TextInput
      {...props}
      field={field}
      text={field.value ?? ''}
      onText={field.set}
      input={{ multiline: true, minRows: rows, maxRows: 12, ...(placeholder && { placeholder }) }}
      limit={maxLength}
    />
  );
}
