import type { ReactNode } from 'react';
import { Row } from '#ui/layout.tsx';
import { SectionCard } from '#ui/section-card.tsx';

/** One building block on show. */
export function Specimen({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <SectionCard title={title}>
      <Row gap={1.5} wraps>
        {children}
      </Row>
    </SectionCard>
  );
}
