import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { type ReactNode, use } from 'react';
import { tint } from '#ui/tokens.ts';
import { FocusedField } from './use-focused-field.ts';

interface PaperPartProps {
  /** The fields that it is written from. */
  readonly fields: readonly string[];
  readonly sx?: SxProps<Theme>;
  readonly children: ReactNode;
}

/** A part of the paper, tinted while one of its fields is edited. */
export function PaperPart({ fields, sx, children }: PaperPartProps) {
  const isEdited = fields.includes(use(FocusedField));
  return (
    <Box data-edited={isEdited} sx={[isEdited && TINTED, ...(Array.isArray(sx) ? sx : [sx])]}>
      {children}
    </Box>
  );
}

/** Larger than the part, without moving anything. */
const TINTED = {
  bgcolor: tint(12),
  borderRadius: '0.4cqw',
  boxShadow: (theme: Theme) => `0 0 0 0.8cqw ${tint(12)(theme)}`,
} as const;
