import { NEUTRAL, tint } from '../tokens.ts';

/** How every table looks, also one with rows of its own kind. */
export const TABLE = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.875rem',
  lineHeight: '1.25rem',
  '& th, & td': { px: 1.5, textAlign: 'left', whiteSpace: 'nowrap' },
  '& thead > tr > *': { height: 36, bgcolor: NEUTRAL[25], borderBottom: `1px solid ${NEUTRAL[200]}` },
  '& th': { color: NEUTRAL[600], fontSize: '0.75rem', fontWeight: 600 },
  '& tbody td': { height: 44, py: 0.5, borderTop: `1px solid ${NEUTRAL[150]}` },
  '& tbody tr:first-of-type td': { borderTop: 0 },
  '& tbody tr': { position: 'relative' },
  '& tbody tr:hover': { bgcolor: NEUTRAL[50] },
  '& tbody tr[aria-selected=true]': { bgcolor: tint(6) },
} as const;
