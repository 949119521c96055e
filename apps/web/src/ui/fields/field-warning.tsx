import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Row } from '../layout.tsx';
import { TONES } from '../tokens.ts';

/** Stands where the help does: worth a second look, but nothing that keeps a form from being saved. */
export function FieldWarning({ children }: { readonly children: ReactNode }) {
  return (
    <Row component="span" gap={0.5} align="stretch" role="status" sx={{ color: TONES.warning.text, fontWeight: 500 }}>
      <Row component="span" align="stretch" aria-hidden sx={{ flex: 'none', mt: '1px' }}>
        <TriangleAlert size={14} />
      </Row>
      {children}
    </Row>
  );
}
