export const PAYMENTS_TITLE = 'Zahlungen';
