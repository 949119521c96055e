/** Apart, since the menu needs it before the page is loaded. */
export const TIME_SHEETS_TITLE = 'Stundennachweise';
