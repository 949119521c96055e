import { expect, test } from 'vitest';
import { removalOf } from '#domain/privacy/removal.ts';

const APPLICANT = { appliedOn: '2026-04-15', releasedOn: null, lastWorkedOn: null };
const RELEASED = { ...APPLICANT, releasedOn: '2026-05-01' };
const WORKED = { ...RELEASED, lastWorkedOn: '2026-06-30' };

test.each([
  ['an applicant', APPLICANT, '2026-11-01', false, { kind: 'RESTRICT', until: '2026-11-15' }],
  ['an applicant on the last day', APPLICANT, '2026-11-15', false, { kind: 'RESTRICT', until: '2026-11-15' }],
  ['an applicant long ago', APPLICANT, '2026-11-16', false, { kind: 'DELETE', until: null }],
  ['somebody released', RELEASED, '2026-06-01', false, { kind: 'DELETE', until: null }],
  ['somebody with linked data', RELEASED, '2026-06-01', true, { kind: 'ANONYMISE', until: null }],
  ['somebody who worked', WORKED, '2026-12-01', true, { kind: 'RESTRICT', until: '2033-12-31' }],
  ['somebody who worked, years later', WORKED, '2034-01-01', true, { kind: 'ANONYMISE', until: null }],
])('%s', (_who, facts, today, isLinked, removal) => {
  expect(removalOf(facts, today, isLinked)).toEqual(removal);
});
