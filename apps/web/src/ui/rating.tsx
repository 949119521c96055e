import Box from '@mui/material/Box';
import { Star } from 'lucide-react';
import { Quiet } from './layout.tsx';

/** 4.6 → "4,6". */
export const formatRating = (rating: number): string =>
  rating.toLocaleString('de-AT', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

const RATING_TEXTS = {
  none: 'ohne Bewertung',
  spoken: (rating: number, count: number): string => {
    const from = count === 1 ? ' aus 1 Beurteilung' : ` aus ${count} Beurteilungen`;
    return `${formatRating(rating)} von 5${count > 0 ? from : ''}`;
  },
} as const;

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
