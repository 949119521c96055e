import { screen } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { render } from '#testing/library.tsx';
import { anAppointment } from '../appointment.fixture.ts';
import { AppointmentCard } from './appointment-card.tsx';

it('shows in one line what a position adds to its event, and still says everything', () => {
  const event = { id: 'e-1', number: 2, count: 3, type: 'Bar', positions: [] };
  render(
    <AppointmentCard
      appointment={anAppointment({ description: 'Gala-Dinner – Bar', event })}
      {...{ partNumber: undefined, partsOf: undefined, bracket: 'middle' }}
      {...{ isPast: false, isFolded: true, canWrite: false, isChosen: false }}
    />,
  );
  expect(screen.getByTitle('Gala-Dinner – Bar').firstElementChild?.textContent).toBe('Bar');
  screen.getByRole('link', { name: /^Montag, 10. März.*Position 2 von 3\s*Gala-Dinner – Bar/ });
});
