/** The rows of a card that run from edge to edge; the card's head draws the first line. */
export const ENTRY_LIST = { m: 0, p: 0, listStyle: 'none', '& > li:first-of-type': { borderTop: 0 } } as const;
export const NOTHING = { p: 2, color: 'text.secondary' } as const;
