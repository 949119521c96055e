import { screen } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { renderScreen } from '#testing/render.tsx';
import { InvoiceStateChip } from './invoice-state.tsx';

it.each([
  ['PAST_DUE', '2026-10-14', '14 Tage überfällig'],
  ['PAST_DUE', '2026-10-27', '1 Tag überfällig'],
  ['PAST_DUN', '2026-10-04', 'Mahnfällig, 24 Tage überfällig'],
  ['PENDING', '2026-10-31', 'Offen'],
  ['PAID', '2026-10-14', 'Bezahlt'],
] as const)('one that is %s and was due on %s says "%s" where there is room', (state, dueDate, words) => {
  renderScreen(<InvoiceStateChip state={state} since={{ dueDate, today: '2026-10-28' }} />);
  expect(screen.getByText(words)).toBeTruthy();
});
