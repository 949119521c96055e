/**
 * A journey that `npm run test:deep` goes and `npm test` leaves out for its time. Held against the tests of server and screens,
 * assertion by assertion, in November 2026; these alone keep what only the whole product can show: that words and bytes reach
 * mails and downloads as the screen said (archive, crew, e-invoice, invoices, statistics, privacy, profile), that an order goes
 * through the payroll system and back (accounting), that one browser's tabs, devices and people are told apart (devices), that a
 * phone takes the app (phone, wrapper), and that two people at one form meet (invoices, invoice-recipients, target-users, tenants).
 * Not yet kept elsewhere: own profile and forms of a worker, the list of appointments as it was left, a worker's bookings by days,
 * the bar of a phone on its side, an agency's new colours, who pays as named in the cockpit, a login that a phone breaks off.
 */
export const DEEP = { tag: '@deep' };
