import { inHours } from '@gastspiel/domain/time/minutes.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { formatDayOf } from '#ui/format/german-instant.ts';
import { formatEuro } from '#ui/format/german-money.ts';
import { formatHours } from '#ui/format/german-shift.ts';
import { Quiet } from '#ui/layout.tsx';
import type { BillableBlock } from './billing-query.ts';
import { LINE_TEXTS as TEXTS } from './form-texts.ts';

interface AddBlocksProps {
  /** Those that can be billed and are not on the invoice. */
  readonly blocks: readonly BillableBlock[];
  readonly onAdd: (ids: readonly string[]) => void;
}

/** Puts blocks on the invoice, one or all that are left. */
export function AddBlocks({ blocks, onAdd }: AddBlocksProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const add = (ids: readonly string[]): void => {
    onAdd(ids);
    setAnchor(null);
  };
  return (
    <>
      <Button
        size="small"
        color="primary"
        startIcon={<Plus size={16} />}
        aria-label={TEXTS.addLong}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        disabled={blocks.length === 0}
        title={blocks.length === 0 ? TEXTS.noneOpen : undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={ADD}
      >
        {TEXTS.add}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {blocks.length > 1 && (
          <MenuItem onClick={() => add(blocks.map(({ id }) => id))} sx={{ fontWeight: 600 }}>
            {TEXTS.addAll}
          </MenuItem>
        )}
        {blocks.map(({ id, description, typeDescription, startDateTime, workMinutes, net }) => (
          <MenuItem key={id} onClick={() => add([id])} sx={{ gap: 2, maxWidth: '36rem' }}>
            <Quiet component="span">{formatDayOf(startDateTime).slice(0, 6)}</Quiet>
            <Box component="span" sx={{ flex: 1, overflow: 'hidden', textOverflow: 'ellipsis' }}>
              {`${typeDescription} – ${description}`}
            </Box>
            <Quiet component="span">
              {[formatHours(inHours(workMinutes)), net && formatEuro(net.value)].filter(Boolean).join(' · ')}
            </Quiet>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

/** The step of a card's head, as small as its title. */
export const ADD = { color: 'primary.main', whiteSpace: 'nowrap', my: -0.5 } as const;
