/** Apart, since the routes and other features need them before the page is loaded. */
export const ACCOUNTING_TITLES = { page: 'Lohnverrechnung', transfer: 'Übertragung' } as const;
