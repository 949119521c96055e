import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import type { ReactNode, Ref } from 'react';
import { FieldFrame } from './field-frame.tsx';
import { FIELD_TEXTS } from './field-texts.ts';
import type { FieldProps, useField } from './use-field.ts';

export interface TextInputProps extends FieldProps {
  readonly field: Omit<ReturnType<typeof useField>, 'value' | 'set' | 'ref'> & { readonly ref: Ref<unknown> };
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onBlur?: () => void;
  readonly input?: Pick<
    OutlinedInputProps,
    'type' | 'placeholder' | 'autoComplete' | 'multiline' | 'minRows' | 'maxRows'
  >;
  readonly html?: Pick<React.ComponentProps<'input'>, 'inputMode' | 'autoCapitalize'>;
  /** So many characters are allowed. More can be typed: what is pasted is never cut off behind somebody's back. */
  readonly limit?: number | undefined;
  readonly start?: ReactNode;
  readonly end?: ReactNode;
}

/** From here on the limit is told. */
const NEAR = 0.9;
const tooLong = (id: string) => ({ 'aria-invalid': true, 'aria-describedby': `${id}-hint` });

/** The box that all typed fields have in common. */
export function TextInput({ field, text, onText, onBlur, input, html, limit, start, end, ...frame }: TextInputProps) {
  const length = text.trim().length;
  const isTooLong = limit !== undefined && length > limit;
  const error = isTooLong ? FIELD_TEXTS.tooLong(limit, length) : field.error;
  const isNearLimit = limit !== undefined && length > limit * NEAR;
  const help = isNearLimit ? FIELD_TEXTS.length(limit, length) : frame.help;
  return (
    <FieldFrame {...frame} id={field.id} help={help} error={error}>
      <OutlinedInput
        {...input}
        fullWidth
        id={field.id}
        name={frame.name}
        value={text}
        error={error !== undefined}
        disabled={field.isDisabled}
        inputRef={field.ref}
        startAdornment={start}
        endAdornment={end}
        onChange={({ target }) => onText(target.value)}
        onBlur={() => {
          onBlur?.();
          field.onBlur();
        }}
        slotProps={{ input: { ...html, ...field.aria, ...(isTooLong && tooLong(field.id)) } }}
      />
    </FieldFrame>
  );
}
