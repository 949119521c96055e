import { z } from 'zod';
import { instant } from '#domain/appointments/appointment-input.ts';
import { optionalNotes } from '#domain/input/text-input.ts';
import { WORKLOG_LIMITS, WORKLOG_TYPES, type WorklogEntry } from '#domain/worklogs/worklog.ts';
import { WORKLOG_RULES } from '#domain/worklogs/worklog-rules.ts';

/** Seconds travel, whole minutes are recorded. */
const breakInSeconds = z
  .int(WORKLOG_RULES.minutes)
  .min(0, WORKLOG_RULES.minutes)
  .refine((seconds) => seconds % 60 === 0, WORKLOG_RULES.wholeMinutes);

const Entry = z
  .object({ startDateTime: instant, endDateTime: instant, type: z.enum(WORKLOG_TYPES), breakInSeconds })
  .transform(
    ({ startDateTime: start, endDateTime: end, type, breakInSeconds: seconds }): WorklogEntry => ({
      type,
      start,
      end,
      breakMinutes: seconds / 60,
    }),
  );

/** The recorded hours of one worker. */
export const WorklogInput = z.object({
  // All workers who are not booked are refused together; a malformed id is just another one of them.
  worklogUserId: z.string(),
  didNotCome: z
    .boolean()
    .nullish()
    .transform((value) => value ?? false),
  note: optionalNotes(WORKLOG_LIMITS.note),
  entries: z.array(Entry).max(WORKLOG_LIMITS.entries),
});
export type WorklogValues = z.output<typeof WorklogInput>;
