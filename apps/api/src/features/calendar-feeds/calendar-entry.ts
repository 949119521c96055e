import type { CalendarEntry } from '@gastspiel/domain/calendar/ics.ts';
import { CALENDAR_FEED_TEXTS as TEXTS } from '#features/calendar-feeds/calendar-feed-texts.ts';
import type { FedShift } from '#features/calendar-feeds/calendar-feeds.sql.ts';

/** A shift as it stands in the worker's own calendar. */
export function calendarEntry(shift: FedShift, appUrl?: string): CalendarEntry {
  const isTentative = shift.state === 'ACCEPTED';
  const summary = `${shift.description} · ${shift.typeDescription}`;
  const town = [shift.postalCode, shift.location].filter(Boolean).join(' ');
  return {
    uid: `${shift.offerId}@gastspiel`,
    start: shift.startsAt,
    end: shift.endsAt,
    changedAt: shift.changedAt,
    sequence: shift.version,
    summary: isTentative ? TEXTS.tentative(summary) : summary,
    location: [shift.venue, shift.streetNameAndNumber, town].filter(Boolean).join(', '),
    description: [
      shift.meetingPlace && shift.meetingTime && TEXTS.meeting(shift.meetingTime, shift.meetingPlace),
      shift.outfit && TEXTS.outfit(shift.outfit),
    ]
      .filter(Boolean)
      .join('\n'),
    url: appUrl && `${appUrl}/offer/${shift.offerId}`,
    isTentative,
  };
}
