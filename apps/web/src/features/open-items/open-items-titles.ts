export const OPEN_ITEMS_TITLE = 'Offene Posten';
