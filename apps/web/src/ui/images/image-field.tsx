import { useState } from 'react';
import { FieldFrame } from '../fields/field-frame.tsx';
import { type FieldProps, useField } from '../fields/use-field.ts';
import { ImageDrop } from './image-drop.tsx';
import type { ImageRules } from './image-rules.ts';
import { IMAGE_TEXTS } from './image-texts.ts';
import { readImage } from './read-image.ts';

interface ImageFieldProps extends FieldProps {
  readonly rules: ImageRules;
  /** The proportions of the preview. */
  readonly shape?: 'square' | 'wide';
}

/** An image, chosen or dropped, with preview. The form's value is a data URI, or null. */
export function ImageField({ rules, shape = 'square', ...props }: ImageFieldProps) {
  const { id, value, set, ref, error, isDisabled } = useField<string | null>(props);
  const [problem, setProblem] = useState<string>();
  const take = async (file: Blob): Promise<void> => {
    const image = await readImage(file, rules);
    if ('dataUri' in image) set(image.dataUri);
    setProblem('problem' in image ? image.problem : undefined);
  };
  const remove = (): void => {
    set(null);
    setProblem(undefined);
  };
  const shown = problem ?? error;
  return (
    <FieldFrame
      {...props}
      help={props.help ?? IMAGE_TEXTS.rules(rules.minPixels, rules.maxBytes)}
      id={id}
      error={shown}
    >
      <ImageDrop
        id={id}
        name={props.name}
        label={props.label}
        value={value ?? null}
        accept={rules.types.join(',')}
        shape={shape}
        hasError={shown !== undefined}
        isDisabled={isDisabled}
        buttonRef={ref}
        aria={{ 'aria-invalid': shown !== undefined, 'aria-describedby': `${id}-hint` }}
        onFile={take}
        onRemove={remove}
      />
    </FieldFrame>
  );
}
