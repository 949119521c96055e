import type { SxProps, Theme } from '@mui/material/styles';
import { HATCHED } from '#ui/hatched.ts';
import { BENEATH_FILTERS } from '#ui/page-frame.ts';
import { tint } from '#ui/tint.ts';
import { NEUTRAL } from '#ui/tokens.ts';
import { VISUALLY_HIDDEN } from '#ui/visually-hidden.ts';
import { FILL_STYLES } from '../fill.tsx';

const RING = { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '1px' } as const;

/** Entries, and the way to a new one; for the board and for a day on phones. One sheet for hundreds of them. */
export const CARD_STYLES = {
  ...FILL_STYLES,
  '& ul': { m: 0, p: 0, listStyle: 'none', display: 'grid', gap: '6px', gridTemplateColumns: 'minmax(0, 1fr)' },
  '& .card': {
    position: 'relative',
    zIndex: 1,
    // Days that are scrolled out of sight are not laid out.
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 96px',
  },
  // A line at the side holds the positions of an event together; its ends point at the first and the last.
  '& [data-bracket]': { pl: '6px', contentVisibility: 'visible' },
  '& [data-bracket]::before': {
    content: '""',
    position: 'absolute',
    left: 0,
    top: '-6px',
    bottom: 0,
    width: '4px',
    borderStyle: 'solid',
    borderWidth: '0 0 0 2px',
    borderColor: 'secondary.main',
  },
  '& [data-bracket=first]::before': { top: '8px', borderTopWidth: '2px', borderTopLeftRadius: '4px' },
  '& [data-bracket=last]::before': { bottom: '8px', borderBottomWidth: '2px', borderBottomLeftRadius: '4px' },
  '& .card > a': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    p: '6px 7px',
    border: 1,
    borderColor: NEUTRAL[200],
    borderRadius: '8px',
    bgcolor: NEUTRAL[0],
    color: NEUTRAL[900],
    textDecoration: 'none',
    fontSize: '0.8125rem',
    lineHeight: '1.0625rem',
    '&:hover': { borderColor: NEUTRAL[400] },
    '&:focus-visible': RING,
  },
  '& .times': { position: 'relative', fontSize: '0.75rem', fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  '& .later': { color: NEUTRAL[500] },
  '& .series': { ml: '4px', verticalAlign: '-1px' },
  '& .part': { fontSize: '0.75rem', color: 'secondary.dark', fontWeight: 600 },
  '& .what': {
    fontWeight: 600,
    letterSpacing: '-0.01em',
    hyphens: 'auto',
    overflowWrap: 'break-word',
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: '2',
    overflow: 'hidden',
  },
  '& .customer': {
    fontSize: '0.75rem',
    color: NEUTRAL[500],
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& [data-past] > a': { bgcolor: NEUTRAL[25], borderColor: NEUTRAL[150], color: NEUTRAL[600] },
  '& [data-past] .what, & [data-past] .times': { fontWeight: 500 },
  '& [data-chosen] > a': { borderColor: 'primary.main', bgcolor: tint(6) },
  '& .chosen': {
    position: 'absolute',
    // Its middle on the corner of the card: further in it would cover the time.
    left: '-8px',
    top: '-8px',
    display: 'grid',
    placeItems: 'center',
    width: 16,
    height: 16,
    borderRadius: '50%',
    bgcolor: 'primary.main',
    color: 'primary.contrastText',
  },
  // The mark lies over the edge, which would be cut off.
  '& .card[data-chosen]': { contentVisibility: 'visible' },
  '& .card.folded': { containIntrinsicSize: 'auto 26px' },
  '& .folded > a': {
    gridTemplateColumns: 'max-content minmax(0, 1fr) max-content',
    columnGap: '6px',
    p: '3px 6px',
    fontSize: '0.75rem',
  },
  '& .folded .customer, & .folded .bar': { display: 'none' },
  // The beginning and what is its own are enough to see; the rest is said.
  '& .when, & .folded .times > span, & .folded .part, & .folded .whole': VISUALLY_HIDDEN,
  '& .folded .what': { display: 'block', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .more': {
    position: 'absolute',
    top: '4px',
    right: '4px',
    display: 'grid',
    placeItems: 'center',
    width: 24,
    height: 24,
    p: 0,
    border: 0,
    borderRadius: '6px',
    bgcolor: NEUTRAL[100],
    color: NEUTRAL[700],
    cursor: 'pointer',
    opacity: 0,
    '&:focus-visible': { ...RING, opacity: 1 },
  },
  '& .card:hover .more, & .card:focus-within .more': { opacity: 1 },
  '& .folded .more': { top: 0, right: 0 },
  // Where nothing hovers it has to be seen.
  '@media (hover: none)': { '& .card:not(.folded) .more': { opacity: 1, bgcolor: 'transparent' } },
  '& .add': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '6px',
    minHeight: 36,
    mt: '6px',
    border: '1px dashed',
    borderColor: NEUTRAL[300],
    borderRadius: '8px',
    color: 'primary.main',
    fontSize: '0.8125rem',
    fontWeight: 600,
    textDecoration: 'none',
    '&:focus-visible': RING,
  },
} as const;

const DRAGGED_OVER = Object.fromEntries(
  Array.from({ length: 7 }, (_, column) => [
    `&[data-over="${column}"] [data-column="${column}"]`,
    { boxShadow: 'inset 0 0 0 2px', color: 'primary.main' },
  ]),
);

export const BOARD_STYLES: SxProps<Theme> = {
  ...CARD_STYLES,
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
  touchAction: 'pan-y',
  '& th, & td': {
    px: '6px',
    pt: '6px',
    verticalAlign: 'top',
    textAlign: 'left',
    borderLeft: `1px solid ${NEUTRAL[150]}`,
  },
  '& tbody th, & tbody td': { borderTop: `1px solid ${NEUTRAL[150]}` },
  '& th': { bgcolor: NEUTRAL[25], fontWeight: 400, fontSize: '0.75rem', lineHeight: '1rem' },
  // Days and bands stay in sight however full the week is; over the cards, under the filters.
  '& thead > tr > *': {
    position: 'sticky',
    top: BENEATH_FILTERS,
    zIndex: 2,
    boxShadow: `0 1px 0 ${NEUTRAL[150]}`,
  },
  '& tbody th > span': { position: 'sticky', top: { sm: `calc(${BENEATH_FILTERS.sm} + 80px)` } },
  '& thead th': { px: '10px', py: '8px' },
  '& thead td': { width: 68, height: 'auto', p: 0, borderLeft: 0, borderTopLeftRadius: '9px', bgcolor: NEUTRAL[25] },
  '& thead th:last-of-type': { borderTopRightRadius: '9px' },
  '& tbody th b, & tbody th small, & tbody th > span': { display: 'block', fontSize: 'inherit' },
  '& tbody th': { borderLeft: 0, color: NEUTRAL[500], '& b': { fontWeight: 600, color: NEUTRAL[700] } },
  '& td': { position: 'relative', height: 104, pb: '20px' },
  '& [data-today]': { bgcolor: tint(6) },
  // Rows that scroll beneath must not shine through.
  '& thead [data-today]': { backgroundImage: `linear-gradient(${tint(6)}, ${tint(6)})`, bgcolor: NEUTRAL[0] },
  '& td[data-holiday]': HATCHED,
  '& .day': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '6px',
    fontSize: '0.875rem',
    fontWeight: 600,
  },
  '& .today': {
    px: '6px',
    borderRadius: '6px',
    bgcolor: 'primary.main',
    color: 'primary.contrastText',
    fontSize: '0.75rem',
  },
  '& .holiday': { display: 'block', mt: '2px', color: 'secondary.dark', fontWeight: 600, hyphens: 'auto' },
  '& .sum': { display: 'block', mt: '2px', color: NEUTRAL[500] },
  // The whole cell leads to a new one; shown only where somebody points or tabs to.
  '& .add': { ...CARD_STYLES['& .add'], opacity: 0, '&:focus-visible': { ...RING, opacity: 1 } },
  '& ul + .add': {
    position: 'absolute',
    inset: 'auto 6px 2px',
    minHeight: 16,
    border: 0,
    fontSize: '0.75rem',
    lineHeight: '1rem',
  },
  '& .add::after': { content: '""', position: 'absolute', inset: 0 },
  '& td:hover .add': { opacity: 1 },
  ...DRAGGED_OVER,
  // Seven columns on a tablet: every pixel goes to the words.
  '@media (max-width: 56.24rem)': {
    '& th, & td': { px: '3px' },
    '& thead th': { px: '6px' },
    '& thead td': { width: 46 },
    '& .card > a': { p: '5px 4px', fontSize: '0.75rem', lineHeight: '1rem' },
    '& .times': { fontSize: '0.6875rem', letterSpacing: '-0.02em' },
  },
};
