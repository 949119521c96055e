import { ApiError } from '#platform/graphql/api-error.ts';
import { ATTEMPT_TEXTS } from './attempt-texts.ts';

/**
 * How a notice tells of a press that came to nothing, and of one of which nobody knows: then it names the subject, so that
 * the same thing is pressed again and nothing else.
 */
export function failedNotice(error: unknown, subject: string, failed: string) {
  const isOpen = error instanceof ApiError && error.isOutcomeUnknown;
  return {
    tone: 'danger' as const,
    text: isOpen ? ATTEMPT_TEXTS.open(subject) : failed,
    ...(error instanceof ApiError && error.message !== failed && { detail: error.message }),
  };
}
