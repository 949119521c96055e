import Box from '@mui/material/Box';
import { SectionCard } from '#ui/section-card.tsx';
import type { Asked } from '#ui/states/failed-state.tsx';
import { Pending } from '#ui/states/pending.tsx';
import { APPEAR_LATE, Skeleton } from '#ui/states/skeleton.tsx';
import { VISUALLY_HIDDEN } from '#ui/visually-hidden.ts';

interface PendingCardProps {
  readonly title: string;
  readonly texts: { readonly loading: string; readonly failed: string };
  readonly query: Asked;
}

/** A card beside the page that has nothing to show yet, or could not be loaded. */
export function PendingCard({ title, texts, query }: PendingCardProps) {
  return (
    <SectionCard title={title} isFlush>
      <Pending
        isSmall
        query={query}
        texts={texts}
        waiting={
          <Box role="status" sx={{ display: 'grid', gap: 1.25, p: 2, ...APPEAR_LATE }}>
            <Box component="span" sx={VISUALLY_HIDDEN}>
              {texts.loading}
            </Box>
            <Skeleton width="45%" />
            <Skeleton width="80%" />
            <Skeleton width="60%" />
          </Box>
        }
      />
    </SectionCard>
  );
}
