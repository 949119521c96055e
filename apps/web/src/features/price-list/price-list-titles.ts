export const PRICE_LIST_TITLE = 'Preisliste';
