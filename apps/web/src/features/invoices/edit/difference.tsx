import Button from '@mui/material/Button';
import { Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Row } from '#ui/layout.tsx';
import { TONES } from '#ui/tokens.ts';
import { LINE_TEXTS as TEXTS } from './form-texts.ts';

interface DifferenceProps {
  readonly children: ReactNode;
  /** Says whose hours are taken. */
  readonly label: string;
  readonly onTake: false | (() => void);
}

/** Beneath the words of a line whose hours are not those that were recorded or proposed. */
export const Difference = ({ children, label, onTake }: DifferenceProps) => (
  <Row wraps sx={{ columnGap: 1, typography: 'caption', fontWeight: 500, color: TONES.warning.text }}>
    {children}
    {onTake && (
      <Button
        size="small"
        startIcon={<Undo2 size={14} />}
        aria-label={label}
        onClick={onTake}
        sx={{ minHeight: { xs: 44, sm: 24 }, px: 0.5, py: 0 }}
      >
        {TEXTS.take}
      </Button>
    )}
  </Row>
);
