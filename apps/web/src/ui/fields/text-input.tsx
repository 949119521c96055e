import type { OutlinedInputProps } from '@mui/material/OutlinedInput';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { ReactNode, Ref } from 'react';
import { FieldFrame } from './field-frame.tsx';
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
  readonly html?: Pick<React.ComponentProps<'input'>, 'inputMode' | 'maxLength' | 'autoCapitalize'>;
  readonly start?: ReactNode;
  readonly end?: ReactNode;
}

/** The box that all typed fields have in common. */
export function TextInput({ field, text, onText, onBlur, input, html, start, end, ...frame }: TextInputProps) {
  return (
    <FieldFrame {...frame} id={field.id} error={field.error}>
      <OutlinedInput
        {...input}
        fullWidth
        id={field.id}
        name={frame.name}
        value={text}
        error={field.error !== undefined}
        disabled={field.isDisabled}
        inputRef={field.ref}
        startAdornment={start}
        endAdornment={end}
        onChange={({ target }) => onText(target.value)}
        onBlur={() => {
          onBlur?.();
          field.onBlur();
        }}
        slotProps={{ input: { ...html, ...field.aria } }}
      />
    </FieldFrame>
  );
}
