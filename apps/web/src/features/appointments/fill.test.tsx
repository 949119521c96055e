import { screen } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { render } from '#testing/library.tsx';
import { Fill } from './fill.tsx';

it.each([
  [4, 4, 0, 0, '4 von 4 gebucht', 'FULL'],
  [4, 4, 1, 0, '3 von 4 gebucht, 1 verhindert', 'PARTLY'],
  [6, 4, 0, 0, '6 von 4 gebucht, 2 zu viel', 'FULL'],
  [5, 4, 1, 0, '4 von 4 gebucht, 1 verhindert', 'FULL'],
  [4, 4, 1, 2, '3 von 4 gebucht, 1 verhindert, 2 noch nicht bestätigt', 'PARTLY'],
])(
  'says of %s of %s with %s prevented and %s unconfirmed: %s',
  (booked, desired, prevented, unconfirmed, said, state) => {
    const places = { bookedTargetUsers: booked, desiredTargetUsers: desired, preventedTargetUsers: prevented };
    render(<Fill {...places} unconfirmedTargetUsers={unconfirmed} />);
    expect(screen.getByRole('img', { name: said }).dataset['fill']).toBe(state);
  },
);
