import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Square, SquareCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { BENEATH_HEADER, LOW, PAGE } from '../page-frame.ts';
import { NEUTRAL } from '../tokens.ts';
import { useIsPhone } from '../use-is-phone.ts';
import { afterClick, type Filter, isActive } from './filter.ts';
import { ACTIVE_CHIP, CHIP, FilterChip } from './filter-chip.tsx';
import { FILTER_TEXTS } from './filter-texts.ts';
import { FiltersButton } from './filters-button.tsx';
import { MoreButtons } from './more-buttons.tsx';
import { SearchInput } from './search-input.tsx';

/** A filter that is on or off. */
function SwitchChip({ filter }: { readonly filter: Filter }) {
  const isOn = isActive(filter);
  return filter.options.map(({ value, label }) => (
    <Button
      key={value}
      variant="outlined"
      role="checkbox"
      aria-checked={isOn}
      startIcon={isOn ? <SquareCheck size={16} /> : <Square size={16} />}
      onClick={() => filter.onChange(afterClick(filter, value))}
      sx={isOn ? ACTIVE_CHIP : CHIP}
    >
      {label}
    </Button>
  ));
}

interface FilterBarProps {
  /** In front: one of a few lists, which no clearing of filters changes. */
  readonly lead?: ReactNode;
  readonly search?: { readonly value: string; readonly onChange: (value: string) => void; readonly label: string };
  readonly filters?: readonly Filter[];
  /** How many match: <b>47 Agenturen</b> von 64. */
  readonly count?: ReactNode;
  /** In the same line as the filters, where a table has a few wide rows above it already. */
  readonly isCountAtEnd?: boolean;
  /** Beside the count: what signs in the list mean. */
  readonly legend?: ReactNode;
  readonly onClear: () => void;
  /** Buttons at the end, the main one last. */
  readonly actions?: ReactNode;
  /** On phones they are seldom needed, so that they give their place to the list. */
  readonly isActionsInMenu?: boolean;
}

/** Parts that stick beneath the bar have to know how high it is: it wraps as it likes. */
function tellHeight(bar: HTMLElement | null) {
  if (!bar) return;
  const root = document.documentElement;
  const observer = new ResizeObserver(() => root.style.setProperty(PAGE.filters, `${bar.offsetHeight}px`));
  observer.observe(bar);
  return () => {
    observer.disconnect();
    root.style.removeProperty(PAGE.filters);
  };
}

/** Sticks beneath the header: search, filters, how many match. */
export function FilterBar({
  lead,
  search,
  filters = [],
  count,
  isCountAtEnd = false,
  legend,
  onClear,
  actions,
  isActionsInMenu = false,
}: FilterBarProps) {
  const isPhone = useIsPhone();
  const isFiltered = Boolean(search?.value) || filters.some(isActive);
  const isInBar = isCountAtEnd && !isPhone;
  const counts = (
    <>
      <Box role="status">{count}</Box>
      {isFiltered && count && (
        <Button size="small" onClick={onClear} sx={{ color: 'primary.main', minHeight: { sm: 24 }, py: 0, px: 0.5 }}>
          {FILTER_TEXTS.clear}
        </Button>
      )}
    </>
  );
  return (
    <>
      <Box ref={tellHeight} sx={BAR}>
        {lead}
        {search && (
          <Box sx={{ flex: { xs: '1 1 140px', sm: '0 1 220px' }, minWidth: { sm: 180 } }}>
            <SearchInput {...search} />
          </Box>
        )}
        {isPhone
          ? filters.length > 0 && <FiltersButton filters={filters} onClear={onClear} />
          : filters.map((filter) => {
              const Chip = filter.isSwitch ? SwitchChip : FilterChip;
              return <Chip key={filter.key} filter={filter} />;
            })}
        {isInBar && <Box sx={{ ...COUNTS, ...(!actions && { ml: 'auto' }), minHeight: 36 }}>{counts}</Box>}
        {!isPhone && actions && <Box sx={ACTIONS}>{actions}</Box>}
      </Box>
      {!isInBar && (
        <Box sx={COUNTS}>
          {counts}
          {legend && <Box sx={{ ml: { sm: 'auto' } }}>{legend}</Box>}
          {isPhone && actions && (
            <Box sx={ACTIONS}>{isActionsInMenu ? <MoreButtons>{actions}</MoreButtons> : actions}</Box>
          )}
        </Box>
      )}
    </>
  );
}

const COUNTS = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  typography: 'body2',
} as const;
const ACTIONS = { ml: 'auto', display: 'flex', gap: 1 } as const;

/** On phones it reaches from edge to edge and joins the header: it comes first on its page. */
const BAR = {
  position: 'sticky',
  [LOW]: { position: 'static' },
  top: BENEATH_HEADER,
  zIndex: 3,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  mx: { xs: -2, sm: 0 },
  mt: -2,
  px: { xs: 2, sm: 0 },
  pt: { xs: 1.5, sm: 2 },
  pb: { xs: 1.5, sm: 0 },
  bgcolor: NEUTRAL[0],
  borderBottom: { xs: `1px solid ${NEUTRAL[150]}`, sm: 'none' },
} as const;
