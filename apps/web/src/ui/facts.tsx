import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { CARD } from './layout.tsx';

interface Fact {
  readonly label: string;
  readonly value: ReactNode;
}

interface FactsProps {
  readonly facts: readonly Fact[];
  /** Without a card of its own, for the inside of another. */
  readonly isBare?: boolean;
  /** In one column on every screen, for long values. */
  readonly isWide?: boolean;
}

/** Labelled values in two columns, in one on phones. */
export function Facts({ facts, isBare = false, isWide = false }: FactsProps) {
  return (
    <Box
      component="dl"
      sx={{ ...(isBare ? {} : CARD), ...GRID, ...(isWide && { gridTemplateColumns: 'minmax(0, 1fr)' }) }}
    >
      {facts.map(({ label, value }) => (
        <Box key={label} sx={{ minWidth: 0 }}>
          <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
            {label}
          </Typography>
          <Typography component="dd" sx={{ m: 0, fontWeight: 500, overflowWrap: 'anywhere' }}>
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

const GRID = { m: 0, display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } } as const;
