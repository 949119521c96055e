import { screen, within } from '@testing-library/dom';
import { useState } from 'react';
import { expect, it } from 'vitest';
import type { Viewer } from '#platform/viewer/viewer.ts';
import { aServer } from '#testing/a-server.ts';
import { renderScreen } from '#testing/render.tsx';
import { BegunNotice } from '../appointment/begun-notice.tsx';
import { type Cockpit, CockpitContext } from '../cockpit.ts';
import { CockpitDialogs } from './cockpit-dialogs.tsx';
import type { Question } from './questions.ts';

/** The cockpit of work that is over. */
function Over() {
  const [question, ask] = useState<Question>();
  const appointment = { id: 'a-1', startDateTime: '2026-03-02T17:00:00Z', endDateTime: '2026-03-02T23:00:00Z' };
  return (
    <CockpitContext value={{ appointment, ask } as unknown as Cockpit}>
      <BegunNotice />
      {question && (
        <CockpitDialogs question={question} shortcuts={[true, () => undefined]} onClose={() => ask(undefined)} />
      )}
    </CockpitContext>
  );
}
const as = (userRole: NonNullable<Viewer['user']>['userRole']): Partial<Viewer> => ({
  user: { userRole, userState: 'ACTIVE', firstName: 'Christine', lastName: 'Wallner', hasDeviceAccessTicket: true },
});

it('lets the administration book after the end who worked, also somebody who is blocked by now', async () => {
  const tobias = { id: 'w-1', firstName: 'Tobias', lastName: 'Rau', effectiveRating: null, assessmentCount: 0 };
  const server = aServer({
    ActivePeople: () => ({ targetUsers: { count: 1, items: [tobias] } }),
    EnsureBooking: () => ({ ensureOfferWithStateExists: { offerId: 'o-1' } }),
  });
  const { person } = renderScreen(<Over />, as('TENANT_USER_ADMIN'));
  await person.click(screen.getByRole('button', { name: 'Nachträglich buchen' }));
  await person.click(await screen.findByText('Tobias Rau'));
  expect(server.of('ActivePeople')[0]?.variables['states']).toEqual(['ACTIVE', 'BLOCKED']);
  const dialog = within(await screen.findByRole('dialog', { name: /Nachträglich buchen\?/ }));
  await person.click(dialog.getByRole('button', { name: 'Buchen' }));
  await screen.findByText('Tobias Rau ist gebucht');
  expect(server.of('EnsureBooking')[0]?.variables).toEqual({ appointmentId: 'a-1', targetUserId: 'w-1' });
});

it('tells planners who can', () => {
  renderScreen(<Over />, as('TENANT_USER_DISPATCHER'));
  screen.getByText(/Nachträglich bucht nur die Verwaltung/);
  expect(screen.queryByRole('button', { name: 'Nachträglich buchen' })).toBeNull();
});
