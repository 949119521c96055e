import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { Check, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { TONES } from '../tokens.ts';
import { type Column, type Selection, shownFrom, toggled } from './column.ts';
import { RowLink } from './row-link.tsx';
import { TABLE_TEXTS } from './table-texts.ts';

interface TableRowProps<Row> {
  readonly row: Row;
  readonly id: string;
  readonly name: string | undefined;
  readonly columns: readonly Column<Row>[];
  readonly href: string | undefined;
  readonly picture: ReactNode;
  readonly end: ReactNode;
  readonly selection: Selection | undefined;
}

export function TableRow<Row>({ row, id, name, columns, href, picture, end, selection }: TableRowProps<Row>) {
  const isSelected = selection?.selected.has(id) ?? false;
  const rest = restOf(columns);
  return (
    <Box component="tr" {...(selection && { 'aria-selected': isSelected })} sx={{ '&:hover .chevron': { opacity: 1 } }}>
      {selection && (
        <Box component="td" sx={{ pr: '0 !important' }}>
          <RowCheckbox id={id} name={name} selection={selection} />
        </Box>
      )}
      {columns.map(({ key, cell, align, priority, takesRest }, index) => (
        <Box key={key} component="td" sx={{ ...shownFrom(priority), ...(align && NUMBERS), ...(takesRest && rest) }}>
          {index === 0 ? <FirstCell href={href} picture={picture} content={cell(row)} /> : cell(row)}
        </Box>
      ))}
      {end !== undefined && (
        <Box component="td" sx={{ pl: '0 !important', pr: '8px !important' }}>
          {end}
        </Box>
      )}
      {href !== undefined && end === undefined && (
        <Box component="td" className="chevron" sx={{ opacity: 0, pl: '0 !important' }}>
          <Box aria-hidden sx={{ display: 'flex', justifyContent: 'flex-end' }}>
            <ChevronRight size={18} />
          </Box>
        </Box>
      )}
    </Box>
  );
}

interface RowCheckboxProps {
  readonly id: string;
  readonly name: string | undefined;
  readonly selection: Selection;
}

/** Above the link that covers the row. */
export function RowCheckbox({ id, name, selection }: RowCheckboxProps) {
  const locked = selection.locked?.get(id);
  if (locked === 'done') {
    return (
      <Box role="img" aria-label={TABLE_TEXTS.done} sx={DONE}>
        <Check size={16} aria-hidden />
      </Box>
    );
  }
  return (
    <Checkbox
      size="small"
      checked={selection.selected.has(id)}
      disabled={locked !== undefined}
      onChange={(_, isOn) => selection.onChange(toggled(selection.selected, [id], isOn))}
      slotProps={{ input: { 'aria-label': TABLE_TEXTS.select(name) } }}
      sx={{ ml: -1, zIndex: 1 }}
    />
  );
}

interface FirstCellProps {
  readonly href: string | undefined;
  readonly picture: ReactNode;
  readonly content: ReactNode;
}

function FirstCell({ href, picture, content }: FirstCellProps) {
  const linked = href === undefined ? content : <RowLink href={href}>{content}</RowLink>;
  if (!picture) return linked;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, '& > :last-child': { minWidth: 0 } }}>
      {picture}
      {linked}
    </Box>
  );
}

/** In the place of the box. */
const DONE = {
  display: 'grid',
  width: { xs: 36, sm: 18 },
  minHeight: { xs: 44, sm: 0 },
  placeItems: 'center',
  color: TONES.success.text,
} as const;
/** Not wider for its content, so that it can be cut. */
const restOf = <Row,>(columns: readonly Column<Row>[]) => {
  const sharing = columns.filter(({ takesRest }) => takesRest).length;
  return { width: `${100 / sharing}%`, maxWidth: 0, ...(sharing > 1 && { minWidth: '8rem' }) };
};
const NUMBERS = { textAlign: 'right !important', fontVariantNumeric: 'tabular-nums' } as const;
