import Box from '@mui/material/Box';
import { CARD, Row } from '#ui/layout.tsx';
import { APPEAR_LATE, Skeleton } from '#ui/states/skeleton.tsx';
import { ChangeText } from './change-text.tsx';
import {
  type Change,
  changeInNumber,
  changeInPercent,
  changeInPoints,
  count,
  hours,
  rate,
  wholeEuro,
  wholeHours,
} from './figure-texts.ts';
import type { Figures, Statistics } from './statistics-query.ts';
import { CARD_TEXTS as TEXTS } from './statistics-texts.ts';

interface FigureCard {
  readonly label: string;
  readonly value: (now: Figures) => string;
  readonly before: (before: Figures) => string;
  readonly change: (now: Figures, before: Figures) => Change;
}

const FIGURES: readonly FigureCard[] = [
  {
    label: TEXTS.revenue,
    value: ({ netRevenue }) => wholeEuro(netRevenue.value),
    before: ({ netRevenue }) => wholeEuro(netRevenue.value),
    change: (now, before) => changeInPercent(now.netRevenue.value, before.netRevenue.value),
  },
  {
    label: TEXTS.work,
    value: ({ workMinutes }) => hours(workMinutes),
    before: ({ workMinutes }) => wholeHours(workMinutes),
    change: (now, before) => changeInPercent(now.workMinutes, before.workMinutes),
  },
  {
    label: TEXTS.appointments,
    value: ({ appointments }) => count(appointments),
    before: ({ appointments }) => count(appointments),
    change: (now, before) => changeInNumber(now.appointments, before.appointments),
  },
  {
    label: TEXTS.fill,
    value: ({ fillRate }) => rate(fillRate),
    before: ({ fillRate }) => rate(fillRate),
    change: (now, before) => changeInPoints(now.fillRate, before.fillRate),
  },
];

/** The four figures of the period, beside those of the year before. */
export const FigureCards = ({ data }: { readonly data: Statistics | undefined }) => (
  <Box component="dl" aria-label={TEXTS.label} sx={CARDS}>
    {FIGURES.map(({ label, value, before, change }) => (
      <Row align="baseline" wraps key={label} sx={WHOLE}>
        <dt>{label}</dt>
        {data ? (
          <>
            <Box component="dd" sx={BEFORE}>
              {TEXTS.before(before(data.yearBefore.total))}
            </Box>
            <Box component="dd" sx={VALUE}>
              <b>{value(data.total)}</b>
              <ChangeText change={change(data.total, data.yearBefore.total)} />
            </Box>
          </>
        ) : (
          <Box component="dd" sx={{ ...VALUE, ...APPEAR_LATE, alignItems: 'center' }}>
            <Skeleton width={120} height={18} />
          </Box>
        )}
      </Row>
    ))}
  </Box>
);

const CARDS = {
  m: 0,
  display: 'grid',
  gap: { xs: 1, sm: 2 },
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
} as const;
const WHOLE = {
  ...CARD,
  alignContent: 'start',
  columnGap: 1,
  px: { xs: 1.5, sm: 2 },
  py: 1.25,
  minHeight: 70,
  typography: 'body2',
  color: 'text.secondary',
  '& > dt': { mr: 'auto' },
  '& > dd': { m: 0 },
} as const;
const BEFORE = { flexBasis: { xs: '100%', sm: 'auto' }, typography: 'caption', whiteSpace: 'nowrap' } as const;
const VALUE = {
  flexBasis: '100%',
  minHeight: 28,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 1,
  fontSize: '0.75rem',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  '& b': { color: 'text.primary', fontSize: '1.375rem', lineHeight: '1.75rem', fontWeight: 650, whiteSpace: 'nowrap' },
} as const;
