import { calendarFile } from '@gastspiel/domain/calendar/ics.ts';
import { calendarEntry } from '#features/calendar-feeds/calendar-entry.ts';
import { CALENDAR_FEED_TEXTS as TEXTS } from '#features/calendar-feeds/calendar-feed-texts.ts';
import { selectFedShifts } from '#features/calendar-feeds/calendar-feeds.sql.ts';
import type { TenantDb } from '#platform/database/database.ts';
import type { Letter } from '#platform/mail/letter.ts';

/** One shift as a file for a mail. It bears the name that it has in the worker's feed, so that nobody has it twice. */
export async function shiftFile(
  db: TenantDb,
  userId: string,
  offerId: string,
): Promise<NonNullable<Letter['attachments']>> {
  const shift = (await selectFedShifts(db, userId))?.find((one) => one.offerId === offerId);
  if (!shift) return [];
  const content = Buffer.from(calendarFile(null, [calendarEntry(shift)]));
  return [{ fileName: TEXTS.fileName, mediaType: 'text/calendar', content }];
}
