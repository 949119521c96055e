import { counted, people } from '@gastspiel/domain/names/counted.ts';

const offers = (count: number): string => counted(count, 'Angebot', 'Angebote');
const bookings = (count: number): string => counted(count, 'Buchung', 'Buchungen');

/** "beide", "alle 3". */
const all = (count: number): string => (count === 2 ? 'beide' : `alle ${count}`);

export const COUNT_TEXTS = { people, offers, bookings, all } as const;
