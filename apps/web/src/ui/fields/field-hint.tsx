import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Row } from '../layout.tsx';

interface FieldHintProps {
  readonly id: string;
  readonly help: ReactNode;
  readonly error: string | undefined;
}

/** An error takes the place of the help. */
export function FieldHint({ id, help, error }: FieldHintProps) {
  if (!error && !help) return null;
  return (
    <Row
      id={id}
      gap={0.5}
      align="stretch"
      sx={{ typography: 'caption', color: error ? 'error.main' : 'text.secondary' }}
    >
      {error && (
        <Row align="stretch" aria-hidden sx={{ flex: 'none', mt: '1px' }}>
          <CircleAlert size={14} />
        </Row>
      )}
      <span>{error ?? help}</span>
    </Row>
  );
}
