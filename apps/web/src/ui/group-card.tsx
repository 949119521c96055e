import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { CARD, Row } from './layout.tsx';
import { TONES, type Tone } from './tokens.ts';

interface GroupCardProps {
  readonly icon: ReactNode;
  readonly tone: Tone;
  readonly title: string;
  readonly count: number;
  readonly hint: string;
  readonly action?: ReactNode;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

/** One group of a list that is decided about; it can be put away. */
export function GroupCard({ icon, tone, title, count, hint, action, isOpen, onToggle, children }: GroupCardProps) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ ...CARD, p: 0, overflow: 'clip' }}>
      <Box sx={{ ...HEAD, ...(isOpen && { borderBottom: 1, borderColor: 'divider' }) }}>
        <Box aria-hidden sx={{ ...ICON, color: TONES[tone].text, bgcolor: TONES[tone].ground }}>
          {icon}
        </Box>
        <Typography id={id} variant="h2">
          {title}{' '}
          <Box component="span" sx={COUNT}>
            {count}
          </Box>
        </Typography>
        <Box sx={HINT}>{hint}</Box>
        <Row gap={1} sx={{ ml: 'auto' }}>
          {action}
          <IconButton size="small" aria-label={title} aria-expanded={isOpen} onClick={onToggle}>
            {isOpen ? <ChevronUp size={18} aria-hidden /> : <ChevronDown size={18} aria-hidden />}
          </IconButton>
        </Row>
      </Box>
      {isOpen && children}
    </Box>
  );
}

const HEAD = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: 0.5,
  px: 2,
  py: 1,
  minHeight: 48,
} as const;
const ICON = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 28,
  height: 28,
  borderRadius: '8px',
  '& svg': { width: 16, height: 16 },
} as const;
const COUNT = { ml: 0.5, fontWeight: 600, color: 'text.secondary', fontVariantNumeric: 'tabular-nums' } as const;
const HINT = {
  typography: 'body2',
  color: 'text.secondary',
  order: { xs: 1, md: 0 },
  flexBasis: { xs: '100%', md: 'auto' },
} as const;
