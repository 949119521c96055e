type Key = readonly string[];

/** The server's words for what it tells of; queries of that have them as the first element of their keys. */
export const APPOINTMENTS = 'appointments';
export const APPOINTMENT = 'appointment';
export const APPOINTMENT_OFFERS = 'appointment-offers';
export const OWN_OFFERS = 'own-offers';
const LIVE_KEYS: readonly string[] = [APPOINTMENTS, APPOINTMENT, APPOINTMENT_OFFERS, OWN_OFFERS];

export const isLiveKey = (key: readonly unknown[]): boolean => LIVE_KEYS.some((name) => key[0] === name);

/** What of the loaded data a topic concerns. A newer server may know topics that mean nothing here yet. */
export function keysOf(topic: string): readonly Key[] {
  const [name = '', id] = topic.split(':');
  if (!LIVE_KEYS.includes(name)) return [];
  if (id === undefined) return [[name]];
  // The head of the page counts the offers too.
  return name === APPOINTMENT_OFFERS
    ? [
        [name, id],
        [APPOINTMENT, id],
      ]
    : [[name, id]];
}
