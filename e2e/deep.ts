/**
 * A journey that `npm run test:deep` goes and `npm test` leaves out for its time. In November 2026 each was held against the tests of
 * screens step by step, and against those of the server by their titles. These keep what the whole product alone can show: that words
 * and bytes reach mails and downloads as the screen said, that an order goes through the payroll system and back, that tabs, devices and
 * people of one browser are told apart, that a phone takes the app, and that two people at one form meet. Kept by none but them so far:
 * a worker's bookings by days, the bar of a phone on its side, an agency's new colours, who pays as the cockpit names it, a login that
 * a phone breaks off.
 */
export const DEEP = { tag: '@deep' };
