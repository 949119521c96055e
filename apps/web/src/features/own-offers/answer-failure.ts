import { ApiError } from '#platform/graphql/api-error.ts';
import { ANSWER_TEXTS as TEXTS } from './own-offers-texts.ts';

/** Why an answer did not count, or that nobody knows whether it did. */
export const answerFailure = (error: unknown): string => (error instanceof ApiError ? error.message : TEXTS.failed);
