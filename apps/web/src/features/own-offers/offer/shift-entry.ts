import type { CalendarEntry } from '@gastspiel/domain/calendar/ics.ts';
import { addressLine } from '#ui/format/place.ts';
import type { WholeOwnOffer } from '../own-offers-query.ts';
import { LIST_TEXTS as TEXTS } from '../own-offers-texts.ts';

type Shift = Pick<WholeOwnOffer, 'offerId' | 'appointment'>;

/** A shift as an entry of the worker's calendar; the same one as in the calendar that can be subscribed to. */
export function shiftEntry({ offerId, appointment }: Shift, origin: string, now: Date): CalendarEntry {
  const { meetingPlace, meetingTime, outfit, venue, address } = appointment;
  return {
    uid: `${offerId}@gastspiel`,
    start: new Date(appointment.startDateTime),
    end: new Date(appointment.endDateTime),
    changedAt: now,
    sequence: 0,
    summary: `${appointment.description} · ${appointment.typeDescription}`,
    location: [venue, addressLine(address)].filter(Boolean).join(', '),
    description: [meetingPlace && meetingTime && TEXTS.meeting(meetingTime, meetingPlace), outfit?.title]
      .filter(Boolean)
      .join('\n'),
    url: `${origin}/offer/${offerId}`,
    isTentative: false,
  };
}
