import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';
import { Star } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { FieldFrame } from '#ui/fields/field-frame.tsx';
import { type FieldProps, useField } from '#ui/fields/use-field.ts';
import { STAR } from '#ui/rating.tsx';
import { NEUTRAL } from '#ui/tokens.ts';
import { ASSESSMENT_TEXTS } from './judgement-texts.ts';

/** One to five stars. The form's value is their number, or null. */
export function RatingField(props: FieldProps) {
  const { id, value, set, onBlur, error, ref, aria } = useField<number | null>(props);
  const group = useRef<HTMLElement>(null);
  // The form puts the focus on what is wrong: of five stars on the first one.
  useEffect(() => ref({ focus: () => group.current?.querySelector('input')?.focus() }), [ref]);
  return (
    <FieldFrame {...props} id={id} error={error}>
      <Box ref={group} role="radiogroup" aria-labelledby={`${id}-label`} {...aria}>
        <Rating
          name={props.name}
          value={value}
          onChange={(_, stars) => set(stars)}
          onBlur={onBlur}
          getLabelText={ASSESSMENT_TEXTS.stars}
          emptyLabelText={ASSESSMENT_TEXTS.noStars}
          icon={<Star size={30} color={STAR} fill={STAR} />}
          emptyIcon={<Star size={30} color={NEUTRAL[400]} />}
        />
      </Box>
    </FieldFrame>
  );
}
