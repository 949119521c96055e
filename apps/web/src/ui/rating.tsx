import Box from '@mui/material/Box';
import { Star } from 'lucide-react';
import { Quiet } from './layout.tsx';
import { formatRating, RATING_TEXTS } from './rating-texts.ts';

interface RatingProps {
  readonly rating: number | null;
  /** How many assessments it comes from; none where staff set it by hand. */
  readonly count: number;
}

/** A star with the effective rating: ★ 4,4 (9). */
export function Rating({ rating, count }: RatingProps) {
  if (rating === null) {
    return (
      <Quiet component="span" size="body2">
        {RATING_TEXTS.none}
      </Quiet>
    );
  }
  return (
    <Box component="span" sx={RATING} role="img" aria-label={RATING_TEXTS.spoken(rating, count)}>
      <Star size={13} color={STAR} fill={STAR} aria-hidden />
      <b>{formatRating(rating)}</b>
      {count > 0 && <Quiet component="span" sx={{ fontWeight: 400 }}>{`(${count})`}</Quiet>}
    </Box>
  );
}

export const STAR = '#C28300';

const RATING = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.75,
  fontVariantNumeric: 'tabular-nums',
  '& b': { fontWeight: 600 },
} as const;
