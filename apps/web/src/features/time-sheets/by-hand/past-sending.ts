import { CONTACT_RULES } from '@gastspiel/domain/contact/contact-rules.ts';
import { isEmailAddress } from '@gastspiel/domain/input/email-address.ts';
import { isDay } from '@gastspiel/domain/time/vienna-day.ts';
import { instantOf, isTimeOfDay, toOffsetString } from '@gastspiel/domain/time/vienna-time.ts';
import { TIME_SHEET_FAILURES } from '@gastspiel/domain/time-sheets/time-sheet-failures.ts';
import { z } from 'zod';
import { defineCommand } from '#platform/attempts/define-command.ts';
import { ApiError } from '#platform/graphql/api-error.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { renewTopics } from '#platform/graphql/query-client.ts';
import { WORKLOG_BLOCK, WORKLOG_BLOCKS } from '#platform/live/topics.ts';
import { pastedId } from '#platform/navigation/pasted-id.ts';
import { BY_HAND_TEXTS as TEXTS } from '../time-sheet-texts.ts';

const addressesIn = (text: string): string[] => text.split(/[\s,;]+/).filter(Boolean);

/** As it is typed, and as it travels. */
export const PastSending = z
  .object({
    worklogBlockId: z.string().transform(pastedId).pipe(z.string().min(1, TEXTS.noBlock)),
    day: z.string(TEXTS.noDay).refine(isDay, TEXTS.noDay),
    time: z.string(TEXTS.noTime).refine(isTimeOfDay, TEXTS.noTime),
    recipients: z
      .string()
      .transform(addressesIn)
      .refine((addresses) => addresses.length > 0 && addresses.every(isEmailAddress), CONTACT_RULES.email),
  })
  // Asked also while day or time is missing, which their fields say themselves.
  .refine(({ day, time }) => !(isDay(day) && isTimeOfDay(time)) || instantOf(day, time) <= new Date(), {
    message: TIME_SHEET_FAILURES.sentInFuture.message,
    path: ['day'],
  })
  .transform(({ day, time, ...rest }) => ({ ...rest, sentAt: toOffsetString(instantOf(day, time)) }));

const SetFakePrintoutData = graphql(`
  mutation SetFakePrintoutData($worklogBlockId: String!, $sentAt: String!, $recipients: [String!]!) {
    setFakePrintoutData(worklogBlockId: $worklogBlockId, sentAt: $sentAt, recipients: $recipients) {
      appointment { description }
    }
  }
`);

/** Answers what was worked at. */
export const enterPastSending = defineCommand({
  document: SetFakePrintoutData,
  subject: ({ worklogBlockId }) => [worklogBlockId],
  answer: ({ setFakePrintoutData: { appointment } }) => appointment.description,
  renew: () => renewTopics(WORKLOG_BLOCKS, WORKLOG_BLOCK),
});

/** Puts the server's objections at the fields of the form. */
export function atFields(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  const fields = Object.entries(error.fields).map(([path, sentence]) => [fieldOf(path), sentence] as const);
  return error.with({ fields: Object.fromEntries(fields) });
}

const fieldOf = (path: string): string => (path === 'sentAt' ? 'day' : (path.split('.')[0] ?? path));
