import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Quiet } from '#ui/layout.tsx';
import { TONES } from '#ui/tokens.ts';

interface EntryFactsProps {
  readonly title: string;
  readonly facts: readonly {
    readonly key: string;
    readonly label: string;
    readonly value: ReactNode;
    /** Does not agree with the other side. */
    readonly isMarked?: boolean;
  }[];
}

/** One of the two sides: the bank's entry, or what is proposed for it. */
export const EntryFacts = ({ title, facts }: EntryFactsProps) => (
  <div>
    <Quiet size="caption" sx={{ display: { md: 'none' }, fontWeight: 600 }}>
      {title}
    </Quiet>
    <Box component="dl" aria-label={title} sx={FACTS}>
      {facts.map(({ key, label, value, isMarked = false }) => (
        <Box key={key} sx={{ display: 'contents' }}>
          <Quiet component="dt">{label}</Quiet>
          <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
            {isMarked ? (
              <Box component="mark" sx={MARK}>
                {value}
              </Box>
            ) : (
              value
            )}
          </Box>
        </Box>
      ))}
    </Box>
  </div>
);

/** Payer, entry, proposal and decision; one below the other on phones. */
export const CHECK_ROW = {
  display: 'grid',
  gap: { xs: 1.5, md: 2 },
  px: 2,
  py: 1.25,
  alignItems: 'center',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'minmax(0, 1fr) minmax(0, 1fr)',
    md: 'minmax(0, 5fr) minmax(0, 7fr) minmax(0, 7fr) minmax(12rem, 6fr)',
  },
  '& > :first-of-type, & > :last-of-type': { gridColumn: { sm: '1 / -1', md: 'auto' } },
} as const;

const FACTS = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  columnGap: 1.5,
  rowGap: 0.25,
  typography: 'body2',
} as const;
const MARK = {
  px: 0.75,
  mx: -0.75,
  borderRadius: '4px',
  bgcolor: TONES.warning.ground,
  color: TONES.warning.text,
  fontWeight: 600,
} as const;
