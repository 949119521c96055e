import Box from '@mui/material/Box';
import { TriangleAlert } from 'lucide-react';
import { formatClocks, formatWeekday } from '#ui/format/german-shift.ts';
import { NoticeCard } from '#ui/notice-card.tsx';
import type { WholeOwnOffer } from '../own-offers-query.ts';
import { OFFER_TEXTS as TEXTS } from '../own-offers-texts.ts';

/** Nobody can be at two places: says what else lies in the same time. */
export function OverlapNotice({ appointments }: { readonly appointments: WholeOwnOffer['overlapping'] }) {
  if (appointments.length === 0) return null;
  return (
    <NoticeCard icon={<TriangleAlert />} tone="warning" title={TEXTS.overlapping}>
      {appointments.map(({ id, description, startDateTime, endDateTime }) => (
        <Box key={id} component="span" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
          {TEXTS.overlappingOne(description, formatWeekday(startDateTime), formatClocks(startDateTime, endDateTime))}
        </Box>
      ))}
      {TEXTS.overlappingHint}
    </NoticeCard>
  );
}
