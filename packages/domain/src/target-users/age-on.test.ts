import { expect, test } from 'vitest';
import { ageOn } from '#domain/target-users/age-on.ts';

test.each([
  ['1998-03-14', '2026-10-28', 28],
  ['1998-10-28', '2026-10-28', 28],
  ['1998-10-29', '2026-10-28', 27],
  ['2004-02-29', '2026-02-28', 21],
  ['2004-02-29', '2026-03-01', 22],
])('who was born on %s is on %s %i years old', (birthday, today, age) => {
  expect(ageOn(birthday, today)).toBe(age);
});
