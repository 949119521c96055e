import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';
import { Star } from 'lucide-react';
import { FieldFrame } from '#ui/fields/field-frame.tsx';
import { type FieldProps, useField } from '#ui/fields/use-field.ts';
import { STAR } from '#ui/rating.tsx';
import { NEUTRAL } from '#ui/tokens.ts';
import { ASSESSMENT_TEXTS } from './judgement-texts.ts';

/** One to five stars. The form's value is their number, or null. */
export function RatingField(props: FieldProps) {
  const { id, value, set, onBlur, error } = useField<number | null>(props);
  return (
    <FieldFrame {...props} id={id} error={error}>
      <Box role="group" aria-labelledby={`${id}-label`}>
        <Rating
          name={props.name}
          value={value}
          onChange={(_, stars) => set(stars)}
          onBlur={onBlur}
          getLabelText={ASSESSMENT_TEXTS.stars}
          icon={<Star size={30} color={STAR} fill={STAR} />}
          emptyIcon={<Star size={30} color={NEUTRAL[400]} />}
        />
      </Box>
    </FieldFrame>
  );
}
