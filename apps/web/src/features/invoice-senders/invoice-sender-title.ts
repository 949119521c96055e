/** Apart, since the menu needs it before the page is loaded. */
export const SENDER_TITLE = 'Rechnungssteller';
