import { expect, it } from 'vitest';
import type { Start } from './draft.ts';
import type { Options } from './options-query.ts';
import { workerValues } from './worker-values.ts';

const START = {
  claimed: { firstName: 'Nina', lastName: 'Berger', contactEmail: 'nina@example.at' },
  draft: { values: null },
} as unknown as Start;
const OPTIONS = { appointmentTypes: [], checkboxes: [] } as unknown as Options;

it('names no nationality before the person has', () => {
  expect(workerValues(START, OPTIONS).sectorAttributes.nationalityCountryCode).toBe('');
});
