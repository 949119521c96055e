import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { SectionCard } from '#ui/section-card.tsx';

interface SpecimenProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** One building block on show. */
export function Specimen({ title, children }: SpecimenProps) {
  return (
    <SectionCard title={title}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>{children}</Box>
    </SectionCard>
  );
}
