import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDayOf } from '#ui/format/german-instant.ts';
import { Quiet, Row } from '#ui/layout.tsx';
import { ENTRY_TEXTS } from './judgement-texts.ts';

/** The rows of a card that run from edge to edge; the card's head draws the first line. */
export const ENTRY_LIST = { m: 0, p: 0, listStyle: 'none', '& > li:first-of-type': { borderTop: 0 } } as const;
/** One entry, from edge to edge of its card. */
export const ENTRY_ROW = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 1,
  px: 2,
  py: 1.25,
  borderTop: 1,
  borderColor: 'divider',
  // Buttons at the end stand on the height of its first line.
  '& > button': { my: -0.75 },
} as const;
export const NOTHING = { p: 2, color: 'text.secondary' } as const;

interface EntryRowProps {
  /** In front of day and author: stars or a chip. */
  readonly mark: ReactNode;
  readonly at: string;
  readonly by: string;
  readonly notes: string | null;
  /** The entry in words, for people who hear only the buttons. */
  readonly what: string;
  /** Left out for who may only read. */
  readonly onEdit?: (() => void) | undefined;
  readonly onDelete?: (() => void) | undefined;
}

/** A judgement with its author, and how to correct it. */
export function EntryRow({ mark, at, by, notes, what, onEdit, onDelete }: EntryRowProps) {
  const told = ENTRY_TEXTS.by(formatDayOf(at), by);
  const which = `${what}, ${told}`;
  return (
    <Box component="li" sx={{ ...ENTRY_ROW, gap: 0.5 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Row wraps sx={{ columnGap: 1, typography: 'caption' }}>
          {mark}
          <Quiet component="span">{told}</Quiet>
        </Row>
        {notes && <Box sx={{ typography: 'body2', mt: 0.5, overflowWrap: 'anywhere' }}>{notes}</Box>}
      </Box>
      {onEdit && (
        <IconButton size="small" aria-label={ENTRY_TEXTS.edit(which)} onClick={onEdit}>
          <Pencil size={15} aria-hidden />
        </IconButton>
      )}
      {onDelete && (
        <IconButton size="small" aria-label={ENTRY_TEXTS.delete(which)} onClick={onDelete}>
          <Trash2 size={15} aria-hidden />
        </IconButton>
      )}
    </Box>
  );
}

/** In the head of a card. */
export const AddButton = ({ label, onClick }: { readonly label: string; readonly onClick: () => void }) => (
  <IconButton size="small" aria-label={label} title={label} onClick={onClick}>
    <Plus size={18} aria-hidden />
  </IconButton>
);
