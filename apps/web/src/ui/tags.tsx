import Box from '@mui/material/Box';
import { Tag } from './tag.tsx';
import { NEUTRAL } from './tokens.ts';
import { VISUALLY_HIDDEN } from './visually-hidden.ts';

interface TagsProps {
  readonly labels: readonly string[];
  /** How many are shown before the rest becomes a number. */
  readonly max?: number;
  /** In a table, whose rows are all of one height. */
  readonly isOneLine?: boolean;
}

export function Tags({ labels, max = 2, isOneLine = false }: TagsProps) {
  const rest = labels.slice(max);
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: isOneLine ? 'nowrap' : 'wrap', gap: 0.5 }}>
      {labels.slice(0, max).map((label) => (
        <Tag key={label} label={label} />
      ))}
      {rest.length > 0 && (
        <Box component="span" title={rest.join(', ')} sx={REST}>
          <span aria-hidden>{`+${rest.length}`}</span>
          <Box component="span" sx={VISUALLY_HIDDEN}>
            {rest.join(', ')}
          </Box>
        </Box>
      )}
    </Box>
  );
}

const REST = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  height: 22,
  px: 0.875,
  borderRadius: '6px',
  bgcolor: NEUTRAL[100],
  color: NEUTRAL[700],
  fontSize: '0.75rem',
  fontWeight: 600,
} as const;
