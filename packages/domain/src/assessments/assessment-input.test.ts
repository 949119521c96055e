import { expect, test } from 'vitest';
import { AssessmentInput } from '#domain/assessments/assessment-input.ts';

test.each([
  [{ rating: 1 }, { rating: 1, notes: null }],
  [
    { rating: 5, notes: '  Sehr verlässlich. ' },
    { rating: 5, notes: 'Sehr verlässlich.' },
  ],
  [
    { rating: 3, notes: '   ' },
    { rating: 3, notes: null },
  ],
])('%j is taken', (input, values) => {
  expect(AssessmentInput.parse(input)).toEqual(values);
});

test.each([
  [{ rating: 0 }, 'rating', 'Bitte 1 bis 5 Sterne vergeben.'],
  [{ rating: 6 }, 'rating', 'Bitte 1 bis 5 Sterne vergeben.'],
  [{ rating: 4.5 }, 'rating', 'Bitte 1 bis 5 Sterne vergeben.'],
  [{ rating: 4, notes: 'x'.repeat(257) }, 'notes', 'Höchstens 256 Zeichen.'],
])('%j is refused at the field', (input, field, message) => {
  expect(AssessmentInput.safeParse(input).error?.issues).toMatchObject([{ path: [field], message }]);
});
