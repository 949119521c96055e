import Box from '@mui/material/Box';
import { Quiet, Row, Stack } from '#ui/layout.tsx';
import { STAR } from '#ui/rating.tsx';
import { formatRating } from '#ui/rating-texts.ts';
import { NEUTRAL } from '#ui/tokens.ts';
import type { AverageAssessment } from './assessments-query.ts';
import { ASSESSMENT_TEXTS } from './judgement-texts.ts';
import { Stars } from './stars.tsx';

/** The rating that counts, and how often each number of stars was given. */
export function RatingSummary({ average }: { readonly average: AverageAssessment }) {
  const { effectiveRating, count, distribution } = average;
  if (effectiveRating === null) return <Quiet>{ASSESSMENT_TEXTS.none}</Quiet>;
  return (
    <Row gap={2.5}>
      <Stack gap={0.5} sx={{ justifyItems: 'center' }}>
        <Box sx={{ fontSize: '1.75rem', lineHeight: '2.125rem', fontWeight: 650 }}>{formatRating(effectiveRating)}</Box>
        <Stars rating={effectiveRating} />
        <Quiet size="caption">{count > 0 ? ASSESSMENT_TEXTS.total(count) : ASSESSMENT_TEXTS.byHand}</Quiet>
      </Stack>
      <Stack component="ul" gap={0.25} sx={BARS}>
        {distribution.map((entry) => (
          <Box
            key={entry.rating}
            component="li"
            aria-label={ASSESSMENT_TEXTS.spokenCount(ASSESSMENT_TEXTS.stars(entry.rating), entry.count)}
          >
            <span aria-hidden>{entry.rating}</span>
            <Box aria-hidden sx={{ height: 6, borderRadius: 999, bgcolor: NEUTRAL[150], overflow: 'hidden' }}>
              <Box sx={{ ...BAR, width: `${(entry.count / Math.max(count, 1)) * 100}%` }} />
            </Box>
            <Box component="span" aria-hidden sx={{ textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}>
              {entry.count}
            </Box>
          </Box>
        ))}
      </Stack>
    </Row>
  );
}

const BARS = {
  flex: 1,
  m: 0,
  p: 0,
  listStyle: 'none',
  typography: 'caption',
  color: NEUTRAL[600],
  '& li': { display: 'grid', gridTemplateColumns: '0.75rem 1fr 1.5rem', alignItems: 'center', gap: 1 },
} as const;
const BAR = { height: '100%', bgcolor: STAR } as const;
