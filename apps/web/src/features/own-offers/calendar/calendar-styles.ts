import { NEUTRAL, TONES } from '#ui/tokens.ts';

/** Wider, the days would lie too far apart; what stands beneath is as wide. */
export const CALENDAR_WIDTH = 560;

/** A thumb hits a day; the circle in it is what is seen. */
const DAY = {
  width: '100%',
  maxWidth: 44,
  height: 44,
  m: '0 auto',
  p: 0,
  display: 'grid',
  placeItems: 'center',
  border: '2px solid transparent',
  borderRadius: '50%',
  bgcolor: 'transparent',
  // The ground stops short of the ring around the chosen day.
  backgroundClip: 'content-box',
  padding: '2px',
  color: 'text.primary',
  font: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  '&:hover': { borderColor: NEUTRAL[300] },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '1px' },
} as const;

export const GRID = {
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: '0 2px',
  '& th': { py: 0.75, typography: 'body2', fontWeight: 600, color: 'text.secondary', textAlign: 'center' },
  '& td': { p: 0, textAlign: 'center' },
  '& button': DAY,
  '& [data-outside=true]': { color: NEUTRAL[500], fontSize: '0.875em' },
  '& [data-holiday=true]': { color: 'secondary.dark', fontWeight: 600 },
  '& [data-booked=true]': { bgcolor: TONES.success.ground, color: TONES.success.text, fontWeight: 600 },
  '& [data-prevented=true]': { bgcolor: TONES.orange.ground, color: TONES.orange.text, textDecoration: 'line-through' },
  '& [aria-current=date]': { textDecoration: 'underline', textUnderlineOffset: '4px', fontWeight: 600 },
  '& [aria-pressed=true]': { borderColor: 'primary.main' },
  '& [data-absent]': { bgcolor: NEUTRAL[100] },
  '& [data-absent~=first]': { borderTopLeftRadius: 22, borderBottomLeftRadius: 22 },
  '& [data-absent~=last]': { borderTopRightRadius: 22, borderBottomRightRadius: 22 },
} as const;

export const LEGEND = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: 2,
  rowGap: 0.5,
  m: 0,
  p: 0,
  listStyle: 'none',
  typography: 'body2',
  color: 'text.secondary',
  '& li': { display: 'flex', alignItems: 'center', gap: 0.75 },
  '& i': { width: 14, height: 14, borderRadius: '50%' },
  '& .booked': { bgcolor: TONES.success.ground, border: `1.5px solid ${TONES.success.text}` },
  '& .prevented': { bgcolor: TONES.orange.ground, border: `1.5px solid ${TONES.orange.text}` },
  '& .absent': { bgcolor: NEUTRAL[200] },
  '& .holiday': { color: 'secondary.dark' },
} as const;
