import { TextInput, type TextInputProps } from './text-input.tsx';
import type { useField } from './use-field.ts';
import { type Parser, useParsedText } from './use-parsed-text.ts';

interface ParsedInputProps<Value>
  extends Omit<TextInputProps, 'field' | 'text' | 'onText' | 'onBlur' | 'input' | 'html'> {
  readonly field: ReturnType<typeof useField<Value | null>>;
  readonly parser: Parser<Value | null>;
  readonly placeholder?: string;
  readonly inputMode?: 'decimal' | 'numeric';
}

/** A box whose text means a value: a date, a time, a number. */
export function ParsedInput<Value>(props: ParsedInputProps<Value>) {
  const { field, parser, placeholder = '', inputMode = 'decimal', ...rest } = props;
  const parsed = useParsedText(field.value ?? null, field.set, parser);
  return (
    <TextInput {...rest} {...parsed} field={field} input={{ placeholder, autoComplete: 'off' }} html={{ inputMode }} />
  );
}
