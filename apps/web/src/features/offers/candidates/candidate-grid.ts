import { NEUTRAL, tint } from '#ui/tokens.ts';

/** The first to go where there is no room. */
const WIDE = '@container (min-width: 1000.05px)';
/** Beside the waves there is room for the usual step alone; the rest is done by selection or key. */
export const NARROW = '@container (max-width: 760px)';

/** Where each cell of a row stands. Why somebody stands there has the second line, beneath name, rating and hours. */
export const AREAS = {
  choice: { gridArea: 'choice', '& > *': { ml: -0.75 } },
  rank: { gridArea: 'rank' },
  name: { gridArea: 'name', minWidth: 0 },
  rating: { gridArea: 'rating', whiteSpace: 'nowrap', '& > :not([role=img])': { fontSize: '0.75rem' } },
  hours: { gridArea: 'hours', justifySelf: 'end' },
  last: { gridArea: 'last', display: 'none', whiteSpace: 'nowrap', [WIDE]: { display: 'block' } },
  standing: { gridArea: 'standing', minWidth: 0 },
  steps: { gridArea: 'steps' },
} as const;

const columns = (choice: string, last: string, steps: string): string =>
  `${choice} 4.25rem minmax(0, 1fr) 5.5rem 7.25rem ${last} ${steps}`;
const LINES = ['name rating hours last', 'standing standing standing standing'];

/** A table of two lines a row, whose heads stand over the first: a grid, since a cell of a table has one line of columns. */
export const candidateGrid = (hasSteps: boolean) => {
  const choice = hasSteps ? '1.5rem' : '0px';
  return {
    display: 'block',
    fontSize: '0.875rem',
    lineHeight: '1.25rem',
    '& thead, & tbody': { display: 'block' },
    '& th, & td': { p: 0, textAlign: 'left' },
    '& th': { color: NEUTRAL[600], fontSize: '0.75rem', fontWeight: 600, whiteSpace: 'nowrap' },
    '& tr': {
      position: 'relative',
      display: 'grid',
      columnGap: 0.75,
      alignItems: 'center',
      px: 1.5,
      gridTemplateAreas: LINES.map((line) => `"choice rank ${line} steps"`).join(' '),
      gridTemplateColumns: columns(choice, '0px', hasSteps ? '13.5rem' : '0px'),
      [NARROW]: { gridTemplateColumns: columns(choice, '0px', hasSteps ? '8.75rem' : '0px') },
      [WIDE]: { gridTemplateColumns: columns(choice, '7rem', hasSteps ? '13.5rem' : '0px') },
    },
    '& thead > tr': {
      height: 30,
      bgcolor: NEUTRAL[25],
      borderBottom: `1px solid ${NEUTRAL[200]}`,
      gridTemplateRows: '30px 0',
    },
    '& tbody > tr': { minHeight: 41, py: '2px', alignContent: 'center' },
    '& tbody > tr + tr': { borderTop: `1px solid ${NEUTRAL[150]}` },
    '& tbody > tr:hover': { bgcolor: NEUTRAL[50] },
    '& tbody > tr[aria-selected=true]': { bgcolor: tint(6) },
    '& tbody > tr[data-quiet=true] a': { color: 'text.secondary' },
    '& tbody > tr:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
  } as const;
};
