import { keptUntilFailure } from '@gastspiel/domain/target-users/target-user-failures.ts';
import { screen, waitFor } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import { aServer, refusal } from '#testing/a-server.ts';
import { renderScreen } from '#testing/render.tsx';
import type { TargetUser } from '../target-user-query.ts';
import { DeleteDialog } from '../view/delete-dialog.tsx';
import { RemovalDialog } from './removal-dialog.tsx';
import type { Removal } from './removal-query.ts';

const LENA = { id: 'w-1', personalInformation: { firstName: 'Lena', lastName: 'Huber' } } as TargetUser;
const RESTRICTION: Removal = {
  kind: 'RESTRICT',
  until: '2033-12-31',
  linked: ['Angebote oder Buchungen'],
  bookings: [
    { appointmentId: 'a-1', description: 'Bankett', startDateTime: '2030-03-15T16:00:00Z' },
    { appointmentId: 'a-2', description: 'Frühschoppen', startDateTime: '2030-04-01T07:00:00Z' },
  ],
  openOffers: 3,
  erased: { assessments: 0, feedbacks: 0, denials: 0, absences: 0 },
};
const DELETION: Removal = { ...RESTRICTION, kind: 'DELETE', until: null, linked: [], bookings: [], openOffers: 0 };

const shown = (
  Dialog: typeof RemovalDialog,
  targetUserRemoval: Removal,
  deleted: object = { deleteTargetUser: true },
) => {
  const server = aServer({
    TargetUserRemoval: () => ({ targetUserRemoval }),
    AnonymiseTargetUser: () => ({ anonymiseTargetUser: { anonymisedAt: null } }),
    DeleteTargetUser: () => deleted,
  });
  const onClose = vi.fn();
  return { server, onClose, ...renderScreen(<Dialog worker={LENA} onClose={onClose} />) };
};
const name = () => screen.findByLabelText('Zur Bestätigung „Lena Huber“ eingeben');

it('names the bookings that will be withdrawn, with the way to each, the open offers, and how long data are kept', async () => {
  shown(RemovalDialog, RESTRICTION);
  await screen.findByText(/2 Buchungen/);
  expect(document.body.textContent).toContain('2 Buchungen werden zurückgezogen');
  expect(screen.getByRole('link', { name: 'Bankett' }).getAttribute('href')).toBe('/appointment/a-1');
  expect(document.body.textContent).toContain('Bankett, 15.03.2030, 17:00');
  expect(document.body.textContent).toContain('Frühschoppen, 01.04.2030, 09:00');
  expect(document.body.textContent).toContain('3 offene Angebote werden zurückgezogen.');
  expect(screen.getByText(/bleiben bis 31.12.2033 aufbewahrt/)).toBeTruthy();
});

it('speaks of no withdrawal where nothing lies ahead', async () => {
  shown(RemovalDialog, { ...RESTRICTION, bookings: [], openOffers: 0 });
  await name();
  expect(screen.queryByText(/zurückgezogen/)).toBeNull();
});

it('restricts only after the name was typed', async () => {
  const { person, server, onClose } = shown(RemovalDialog, RESTRICTION);
  const confirm = await screen.findByRole('button', { name: 'Einschränken' });
  await person.type(await name(), 'Lena');
  expect(confirm).toHaveProperty('disabled', true);
  await person.type(await name(), ' Huber');
  await person.click(confirm);
  await screen.findByText('Daten von Lena Huber eingeschränkt');
  expect(server.of('AnonymiseTargetUser')).toHaveLength(1);
  await waitFor(() => expect(onClose).toHaveBeenCalled());
});

it.each([
  ['who may only delete', DeleteDialog, 'Löschen'],
  ['whose plan is older than the booking', RemovalDialog, 'Endgültig löschen'],
])('tells %s until when the law keeps the data, and stays open', async (_, Dialog, button) => {
  const failure = keptUntilFailure('2033-12-31');
  const { person, onClose } = shown(Dialog, DELETION, refusal(failure));
  await person.type(await name(), 'Lena Huber');
  await person.click(screen.getByRole('button', { name: button }));
  expect((await screen.findByRole('alert')).textContent).toBe(failure.message);
  expect(failure.message).toContain('31.12.2033');
  expect(onClose).not.toHaveBeenCalled();
});
