import { screen } from '@testing-library/dom';
import { it } from 'vitest';
import { aServer, LOST } from '#testing/a-server.ts';
import { renderScreen } from '#testing/render.tsx';
import { AppointmentsPage } from './appointments-page.tsx';

it('says that a week could not be loaded, and shows it when it is loaded again', async () => {
  let isBack = false;
  aServer({
    Appointments: () => (isBack ? { appointments: { count: 0, items: [] } } : LOST),
    AgencyChoices: () => LOST,
  });
  const { person } = renderScreen(<AppointmentsPage />);
  await screen.findByText('Die Einsätze konnten nicht geladen werden');
  isBack = true;
  await person.click(screen.getByRole('button', { name: 'Jetzt neu laden' }));
  await screen.findByRole('table');
});
