import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Fill } from './fill.tsx';

it.each([
  [4, 4, 0, '4 von 4 gebucht', 'FULL'],
  [4, 4, 1, '3 von 4 gebucht, 1 verhindert', 'PARTLY'],
  [6, 4, 0, '6 von 4 gebucht, 2 zu viel', 'FULL'],
  [5, 4, 1, '4 von 4 gebucht, 1 verhindert', 'FULL'],
])('says of %s of %s with %s prevented: %s', (booked, desired, prevented, said, state) => {
  render(<Fill bookedTargetUsers={booked} desiredTargetUsers={desired} preventedTargetUsers={prevented} />);
  expect(screen.getByRole('img', { name: said }).dataset['fill']).toBe(state);
});
