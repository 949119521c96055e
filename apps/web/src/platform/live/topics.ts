type Key = readonly string[];

/** The first elements of the keys of everything that the server tells of. */
const LIVE_KEYS = ['appointments', 'appointment', 'appointment-offers', 'own-offers'];

export const isLiveKey = (key: readonly unknown[]): boolean => LIVE_KEYS.some((name) => key[0] === name);

/** What of the loaded data a topic concerns. A newer server may know topics that mean nothing here yet. */
export function keysOf(topic: string): readonly Key[] {
  const [name = '', id] = topic.split(':');
  if (!LIVE_KEYS.includes(name)) return [];
  if (id === undefined) return [[name]];
  // The head of the page counts the offers too.
  return name === 'appointment-offers'
    ? [
        [name, id],
        ['appointment', id],
      ]
    : [[name, id]];
}
