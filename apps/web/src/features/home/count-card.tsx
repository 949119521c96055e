import Box from '@mui/material/Box';
import { ChevronRight, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { CARD } from '#ui/card.ts';
import { APPEAR_LATE } from '#ui/states/quiet.ts';
import { Skeleton } from '#ui/states/skeleton.tsx';
import { RowLink } from '#ui/table/row-link.tsx';
import { NEUTRAL } from '#ui/tokens.ts';

export interface Count {
  readonly key: string;
  readonly icon: LucideIcon;
  readonly name: string;
  /** On phones. */
  readonly short: string;
  readonly count: number;
  readonly unit: string;
  readonly hint: ReactNode;
  readonly href: string;
  /** Presets the list that it leads to. */
  readonly onClick?: () => void;
}

/** How much waits; the whole card leads to exactly that. */
export const CountCard = ({ icon: Icon, name, short, count, unit, hint, href, onClick }: Count) => (
  <Box component="li" sx={WHOLE}>
    <Box sx={NAME}>
      <Icon size={17} aria-hidden />
      <RowLink href={href} {...(onClick && { onClick })}>
        <Box component="span" sx={ON_PHONES}>
          {short}
        </Box>
        <Box component="span" sx={FROM_TABLETS}>
          {name}
        </Box>
      </RowLink>
      <Box component="span" className="chevron" sx={{ ...FROM_TABLETS, ml: 'auto', lineHeight: 0 }}>
        <ChevronRight size={17} color={NEUTRAL[500]} aria-hidden />
      </Box>
    </Box>
    <Box sx={FIGURE}>
      <b>{count}</b> <span>{unit}</span>
    </Box>
    <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{hint}</Box>
  </Box>
);

/** Where the counts will stand. */
export const WaitingCards = ({ label }: { readonly label: string }) => (
  <Box role="status" aria-label={label} sx={CARDS}>
    {[1, 2, 3, 4].map((card) => (
      <Box key={card} sx={{ ...WHOLE, minHeight: 108 }}>
        <Box sx={{ ...APPEAR_LATE, display: 'grid', gap: 1.5 }}>
          <Skeleton width={120} />
          <Skeleton width={64} height={22} />
          <Skeleton width={150} />
        </Box>
      </Box>
    ))}
  </Box>
);

/** Five cards side by side leave no room for arrows, and six stand in two rows. */
export const CARDS = {
  '&:has(> :nth-of-type(5)) .chevron': { display: 'none' },
  '&:has(> :nth-of-type(5))': { gridTemplateColumns: { lg: 'repeat(5, minmax(0, 1fr))' } },
  '&:has(> :nth-of-type(6))': { gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))' } },
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gap: { xs: 1, sm: 2 },
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(auto-fit, minmax(180px, 1fr))' },
  // Two by two, the last of an odd number would leave a hole.
  '& > :last-of-type:nth-of-type(odd)': { gridColumn: { xs: '1 / -1', md: 'auto' } },
} as const;
const WHOLE = {
  ...CARD,
  position: 'relative',
  px: 1.5,
  py: 1.5,
  minWidth: 0,
  '&:hover': { bgcolor: NEUTRAL[25] },
} as const;
const NAME = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  color: NEUTRAL[700],
  fontSize: '0.875rem',
  '& > svg': { flex: 'none' },
} as const;
const ON_PHONES = { display: { xs: 'inline', sm: 'none' } } as const;
const FROM_TABLETS = { display: { xs: 'none', sm: 'inline' } } as const;
const FIGURE = {
  my: 0.25,
  fontVariantNumeric: 'tabular-nums',
  '& b': { fontSize: '1.75rem', lineHeight: '2.25rem', fontWeight: 650, mr: 0.25 },
  '& span': { display: { xs: 'none', sm: 'inline' }, color: NEUTRAL[600] },
} as const;
