import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Check } from 'lucide-react';
import { TONES } from '#ui/tokens.ts';
import type { Assigned } from './decisions.ts';
import { DOUBTFUL_TEXTS as TEXTS } from './import-texts.ts';

interface DecidedProps {
  readonly name: string;
  readonly assigned: Assigned;
  readonly onChange: () => void;
}

/** Whom somebody was found to be, until it is taken over. */
export const Decided = ({ name, assigned, onChange }: DecidedProps) => (
  <Box sx={STEPS}>
    <Box component="span" sx={DONE}>
      <Check size={16} aria-hidden />
      {assigned.name === name ? TEXTS.assigned : TEXTS.assignedTo(assigned.name)}
    </Box>
    <Button size="small" aria-label={TEXTS.changeName(name)} onClick={onChange} sx={{ color: 'primary.main' }}>
      {TEXTS.change}
    </Button>
  </Box>
);

/** Buttons at the end of a row; beneath it on phones. */
export const STEPS = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: { xs: 'flex-start', md: 'flex-end' },
  gap: { xs: 0.5, sm: 1 },
} as const;
const DONE = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.75,
  color: TONES.success.text,
  typography: 'body2',
  fontWeight: 600,
} as const;
