import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { CountBadge } from '../count-badge.tsx';
import { Row } from '../layout.tsx';
import { NEUTRAL, tint } from '../tokens.ts';
import { type Filter, isActive } from './filter.ts';
import { FilterSheet } from './filter-sheet.tsx';
import { FILTER_TEXTS } from './filter-texts.ts';
import { RemovableFilters } from './removable-filters.tsx';

interface FiltersButtonProps {
  readonly filters: readonly Filter[];
  readonly onClear: () => void;
}

/** One button for all filters; it says how many are active. */
export function FiltersButton({ filters, onClear }: FiltersButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const active = filters.filter(isActive);
  return (
    <>
      <Box sx={{ position: 'relative', flex: 'none' }}>
        <IconButton
          aria-label={FILTER_TEXTS.openFilters(active.length)}
          onClick={() => setOpen(true)}
          sx={
            active.length > 0 ? { ...BUTTON, bgcolor: tint(6), borderColor: tint(26), color: 'primary.dark' } : BUTTON
          }
        >
          <SlidersHorizontal size={20} aria-hidden />
        </IconButton>
        {active.length > 0 && (
          <Row align="stretch" aria-hidden sx={{ position: 'absolute', top: -7, right: -7 }}>
            <CountBadge text={String(active.length)} strong />
          </Row>
        )}
      </Box>
      {isOpen && <FilterSheet filters={filters} onClear={onClear} onClose={() => setOpen(false)} />}
      {active.length > 0 && <RemovableFilters filters={active} />}
    </>
  );
}

const BUTTON = { border: 1, borderColor: NEUTRAL[200] } as const;
