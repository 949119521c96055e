import { defineFailures } from '#domain/failures/failure.ts';

export const USER_FAILURES = defineFailures('users', {
  identityTaken: 'Diese Person gehört bereits zu einer Agentur.',
});
