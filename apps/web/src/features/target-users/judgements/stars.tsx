import Box from '@mui/material/Box';
import { Star } from 'lucide-react';
import { Row } from '#ui/layout.tsx';
import { STAR } from '#ui/rating.tsx';
import { NEUTRAL } from '#ui/tokens.ts';
import { ASSESSMENT_TEXTS } from './judgement-texts.ts';

const FIVE = [1, 2, 3, 4, 5] as const;

/** Five stars, as many of them full as the rating says; a part of a star is cut. */
export function Stars({ rating, size = 13 }: { readonly rating: number; readonly size?: number }) {
  return (
    <Box
      component="span"
      role="img"
      aria-label={ASSESSMENT_TEXTS.stars(rating)}
      sx={{ display: 'inline-flex', gap: '2px' }}
    >
      {FIVE.map((star) => (
        <Box key={star} component="span" sx={{ position: 'relative', display: 'inline-flex' }}>
          <Star size={size} color={NEUTRAL[200]} fill={NEUTRAL[200]} aria-hidden />
          <Row
            component="span"
            align="stretch"
            sx={{ position: 'absolute', inset: 0, overflow: 'hidden', width: `${fill(rating, star)}%` }}
          >
            <Star size={size} color={STAR} fill={STAR} aria-hidden style={{ flex: 'none' }} />
          </Row>
        </Box>
      ))}
    </Box>
  );
}

const fill = (rating: number, star: number): number => Math.round(Math.min(1, Math.max(0, rating - star + 1)) * 100);
