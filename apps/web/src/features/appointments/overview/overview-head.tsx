import type { ReactNode } from 'react';
import { Row } from '#ui/layout.tsx';

interface OverviewHeadProps {
  readonly actions: ReactNode;
  /** The way through the weeks. */
  readonly children?: ReactNode;
}

/** Above the filters; what both views have stays where it is. */
export function OverviewHead({ actions, children }: OverviewHeadProps) {
  return (
    <Row gap={{ xs: 0.5, sm: 1.5 }} wraps sx={{ mb: { xs: 1, sm: 0 } }}>
      {children}
      <Row gap={1} sx={{ ml: 'auto' }}>
        {actions}
      </Row>
    </Row>
  );
}
