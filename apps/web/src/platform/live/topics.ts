type Key = readonly string[];

/** The server's words for what it tells of; queries of that have them as the first element of their keys. */
export const APPOINTMENTS = 'appointments';
export const APPOINTMENT = 'appointment';
export const APPOINTMENT_OFFERS = 'appointment-offers';
/** That a worker has seen an offer stands on the page of its appointment and nowhere else. */
const OFFER_OPENINGS = 'offer-openings';
export const OWN_OFFERS = 'own-offers';
export const WORKLOG_BLOCKS = 'worklog-blocks';
export const WORKLOG_BLOCK = 'worklog-block';
export const INVOICES = 'invoices';
export const INVOICE = 'invoice';
export const VAT_CHECKS = 'vat-checks';
export const BILLING_RUNS = 'billing-runs';
export const ACCOUNTING = 'accounting';
/** The office's home sums up several of them; the server says the word for what no other tells of. */
export const HOME = 'home';
const LIVE_KEYS: readonly string[] = [
  APPOINTMENTS,
  APPOINTMENT,
  APPOINTMENT_OFFERS,
  OFFER_OPENINGS,
  OWN_OFFERS,
  WORKLOG_BLOCKS,
  WORKLOG_BLOCK,
  INVOICES,
  INVOICE,
  VAT_CHECKS,
  BILLING_RUNS,
  ACCOUNTING,
  HOME,
];
const ON_HOME: readonly string[] = [APPOINTMENTS, APPOINTMENT_OFFERS, WORKLOG_BLOCKS, INVOICES];

export const isLiveKey = (key: readonly unknown[]): boolean => LIVE_KEYS.some((name) => key[0] === name);

/**
 * Other data that show it too: the head of an appointment's page counts its offers, bookings make the rows of worklog blocks,
 * and those say whether they are on an invoice, which is outdated when hours are recorded anew. An invoice says how its
 * recipient's VAT number stands, and a billing run how its invoices stand. Payroll is compared with the hours, and those with
 * payroll.
 */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  [APPOINTMENTS]: [WORKLOG_BLOCKS],
  [APPOINTMENT]: [WORKLOG_BLOCK],
  [APPOINTMENT_OFFERS]: [APPOINTMENT, WORKLOG_BLOCK],
  [OFFER_OPENINGS]: [APPOINTMENT_OFFERS],
  [INVOICES]: [WORKLOG_BLOCKS, BILLING_RUNS],
  [WORKLOG_BLOCKS]: [INVOICES, INVOICE, ACCOUNTING],
  [ACCOUNTING]: [WORKLOG_BLOCKS],
  [VAT_CHECKS]: [INVOICE],
};

/** The keys of the loaded data that a topic concerns. A newer server may know topics that mean nothing here yet. */
export function keysOf(topic: string): readonly Key[] {
  const [name = '', id] = topic.split(':');
  if (!LIVE_KEYS.includes(name)) return [];
  const keys = [name, ...(ALSO[name] ?? [])].map((key) => (id === undefined ? [key] : [key, id]));
  return ON_HOME.includes(name) ? [...keys, [HOME]] : keys;
}
