import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useId } from 'react';
import { ABOVE_BAR, pageFoot } from '../page-frame.ts';
import { NEUTRAL } from '../tokens.ts';
import { PAGE_SIZES, type PageChoice, pageRange } from './page-range.ts';
import { PageSizeSelect } from './page-size-select.tsx';
import { TABLE_TEXTS } from './table-texts.ts';

interface PagerProps {
  readonly page: PageChoice;
  readonly count: number;
  readonly onChange: (page: PageChoice) => void;
  /** Stays at the foot of its list, where a page has several: two that stick would lie upon each other. */
  readonly isStill?: boolean;
}

/** Sits at the foot of a list and stays visible while it scrolls, except on phones. */
export function Pager({ page, count, onChange, isStill = false }: PagerProps) {
  const id = useId();
  const { from, to, lastPage } = pageRange(page, count);
  const goTo = (number: number) => () => onChange({ ...page, number });
  return (
    <Box ref={isStill ? undefined : pageFoot} sx={isStill ? STILL : PAGER}>
      <Box component="label" htmlFor={id} sx={{ display: { xs: 'none', sm: 'block' } }}>
        {TABLE_TEXTS.rowsPerPage}
      </Box>
      <PageSizeSelect id={id} value={page.size} sizes={PAGE_SIZES} onChange={(size) => onChange({ number: 1, size })} />
      <Box role="status" sx={{ ml: 'auto', fontVariantNumeric: 'tabular-nums' }}>
        {TABLE_TEXTS.range(from, to, count)}
      </Box>
      <IconButton
        size="small"
        aria-label={TABLE_TEXTS.previous}
        disabled={page.number <= 1}
        onClick={goTo(page.number - 1)}
        sx={STEP}
      >
        <ChevronLeft size={16} aria-hidden />
      </IconButton>
      <IconButton
        size="small"
        aria-label={TABLE_TEXTS.next}
        disabled={page.number >= lastPage}
        onClick={goTo(page.number + 1)}
        sx={STEP}
      >
        <ChevronRight size={16} aria-hidden />
      </IconButton>
    </Box>
  );
}

const PAGER = {
  // On phones the list needs the room.
  position: { xs: 'static', sm: 'sticky' },
  bottom: ABOVE_BAR,
  zIndex: 2,
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  mx: { xs: -2, sm: 0 },
  px: { xs: 2, sm: 1.5 },
  py: 1,
  bgcolor: { xs: NEUTRAL[50], sm: NEUTRAL[25] },
  borderTop: 1,
  borderColor: 'divider',
  typography: 'body2',
  color: 'text.secondary',
} as const;

const STILL = { ...PAGER, position: 'static' } as const;

const STEP = { border: 1, borderColor: NEUTRAL[200], bgcolor: NEUTRAL[0] } as const;

/** Goes to the first page when others have taken away the last entries of the one that this screen remembers. */
export function usePageWithin(
  data: { readonly count: number; readonly items: readonly unknown[] } | undefined,
  { size }: PageChoice,
  setPage: (page: PageChoice) => void,
): void {
  const isBeyondEnd = data !== undefined && data.count > 0 && data.items.length === 0;
  useEffect(() => {
    if (isBeyondEnd) setPage({ number: 1, size });
  }, [isBeyondEnd, setPage, size]);
}
