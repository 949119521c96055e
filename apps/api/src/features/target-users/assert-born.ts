import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { TARGET_USER_RULES } from '@gastspiel/domain/target-users/target-user-rules.ts';
import { dayOf } from '@gastspiel/domain/time/vienna-day.ts';

/** The clock is not the domain's, so this rule is asked here; its sentence is the domain's. */
export function assertBorn(
  birthday: string | null,
  now: Date,
  input: string,
  field = 'sectorAttributes.birthday',
): void {
  if (birthday === null || birthday <= dayOf(now)) return;
  throw new Failure(GENERAL_FAILURES.invalidInput, {
    [`${input}.${field}`]: TARGET_USER_RULES.birthdayAhead,
  });
}
