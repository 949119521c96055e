/** Where the last two columns have room on one line beside all the others. */
export const WIDE = '@media (min-width: 1420px)';
