/** The tenant's main colour mixed with white: 6 % a selected row, 12 % an active item, 26 % the border of a filter. */
export const tint = (percent: 6 | 12 | 26) => (theme: { palette: { primary: { main: string } } }) =>
  `color-mix(in srgb, ${theme.palette.primary.main} ${percent}%, white)`;
