/** Apart, since the routes need it before the page is loaded. */
export const BILLING_RUN_TITLE = 'Sammelabrechnung';
