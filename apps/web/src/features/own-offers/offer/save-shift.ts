import { calendarFile } from '@gastspiel/domain/calendar/ics.ts';
import type { WholeOwnOffer } from '../own-offers-query.ts';
import { shiftEntry } from './shift-entry.ts';

const FILE = 'einsatz.ics';

/** Hands the shift to the phone's calendar, which opens such files by itself. */
export function saveShift(offer: WholeOwnOffer): void {
  const entry = shiftEntry(offer, window.location.origin, new Date());
  const file = new Blob([calendarFile(entry.summary, [entry])], { type: 'text/calendar' });
  const link = Object.assign(document.createElement('a'), { href: URL.createObjectURL(file), download: FILE });
  link.click();
  URL.revokeObjectURL(link.href);
}
