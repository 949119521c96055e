import Button from '@mui/material/Button';
import { FunnelX } from 'lucide-react';
import type { ReactNode } from 'react';
import { BlankState } from './blank-state.tsx';
import { STATE_TEXTS } from './state-texts.ts';

interface NoMatchStateProps {
  /** How many there are without filters, and what hides them. */
  readonly children: ReactNode;
  readonly onClear: () => void;
}

/** There are entries, but the filters hide them all. */
export function NoMatchState({ children, onClear }: NoMatchStateProps) {
  return (
    <BlankState
      icon={<FunnelX />}
      title={STATE_TEXTS.noMatch}
      actions={
        <Button variant="contained" onClick={onClear}>
          {STATE_TEXTS.clearFilters}
        </Button>
      }
    >
      {children}
    </BlankState>
  );
}
