/** The rows of a card that run from edge to edge; the card's head draws the first line. */
export const ENTRY_LIST = { m: 0, p: 0, listStyle: 'none', '& > li:first-of-type': { borderTop: 0 } } as const;
/** Buttons at the end of a row stand on the height of its first line. */
export const ROW_BUTTONS = { '& > button': { my: -0.75 } } as const;
export const NOTHING = { p: 2, color: 'text.secondary' } as const;
