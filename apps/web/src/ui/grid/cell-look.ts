import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import { NEUTRAL, TONES } from '../tokens.ts';

export const WRONG = { borderColor: TONES.danger.text, boxShadow: `inset 0 0 0 1px ${TONES.danger.text}` } as const;

export const FOCUSED: SystemStyleObject<Theme> = {
  borderColor: 'primary.main',
  boxShadow: ({ palette }: Theme) => `inset 0 0 0 1px ${palette.primary.main}`,
};

/** The small box around what is typed in a grid. */
export const CELL: SystemStyleObject<Theme> = {
  display: 'inline-flex',
  alignItems: 'center',
  boxSizing: 'border-box',
  width: '100%',
  border: `1px solid ${NEUTRAL[400]}`,
  borderRadius: '8px',
  bgcolor: NEUTRAL[0],
  cursor: 'text',
  '&:hover': { borderColor: NEUTRAL[600] },
};

/** The browser's own element without its looks: the box around it has them. */
export const BARE_INPUT: SystemStyleObject<Theme> = {
  minWidth: 0,
  m: 0,
  p: 0,
  border: 0,
  outline: 'none',
  bgcolor: 'transparent',
  font: 'inherit',
  color: NEUTRAL[900],
};

/** Words without a box: they look like text until somebody goes there. */
export const WORDS_INPUT: SystemStyleObject<Theme> = {
  borderRadius: '8px',
  textOverflow: 'ellipsis',
  '&::placeholder': { color: NEUTRAL[500], opacity: 1 },
};
