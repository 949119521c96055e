import { ApiError } from '#platform/graphql/api-error.ts';
import { ANSWER_TEXTS as TEXTS } from './own-offers-texts.ts';

/** Why an answer did not count: the API's reason, or that it never arrived. */
export const answerFailure = (error: unknown): string =>
  error instanceof ApiError && error.code ? error.message : TEXTS.failed;
