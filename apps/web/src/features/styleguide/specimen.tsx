import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { SectionCard } from '#ui/section-card.tsx';

/** One building block on show. */
export function Specimen({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <SectionCard title={title}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>{children}</Box>
    </SectionCard>
  );
}
