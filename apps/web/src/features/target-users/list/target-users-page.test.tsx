import { screen, waitFor, within } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import type { Viewer } from '#platform/viewer/viewer.ts';
import { aServer } from '#testing/a-server.ts';
import { renderScreen } from '#testing/render.tsx';
import { TargetUsersPage } from './target-users-page.tsx';

const aPerson = (id: string, firstName: string, lastName: string, userState: string, missing: string[] = []) => ({
  missingForRelease: missing,
  ...{
    id,
    firstName,
    lastName,
    userState,
    isDeployableAsTeamLeader: false,
    effectiveRating: null,
    invitationState: null,
  },
  ...{ assessmentCount: 0, bookedHoursThisWeek: 0, lastWorkedOn: null, onboardingCompletedAt: null },
  ...{ availableInPoolIds: [], availableForAppointmentTypeIds: [] },
});
const LENA = aPerson('w-1', 'Lena', 'Müllner', 'ACTIVE');
const OSKAR = aPerson('w-2', 'Oskar', 'Moser', 'ONBOARDING');

interface Asked {
  readonly name: string | null;
  readonly userStates: readonly string[] | null;
}

const shown = (answers: Parameters<typeof aServer>[0] = {}) => {
  const found = ({ name, userStates }: Asked) =>
    [LENA, OSKAR].filter(
      ({ lastName, userState }) =>
        lastName.toLowerCase().includes(name ?? '') && (userStates ?? [userState]).includes(userState),
    );
  const server = aServer({
    TargetUsers: ({ filter }) => {
      const items = found(filter as unknown as Asked);
      return { targetUsers: { count: items.length, items }, all: { count: 2 } };
    },
    WaitingTargetUsers: () => ({ targetUsers: { count: 1, items: [OSKAR] } }),
    SimilarTargetUsers: () => ({ targetUser: { similarTargetUsers: [] } }),
    TenantChoices: () => ({ tenantInformation: { targetUserPools: [], appointmentTypes: [] } }),
    AssociationCode: () => ({ targetUserAssociationCode: { code: 'TAFEL-TEAM' } }),
    ...answers,
  });
  return { server, ...renderScreen(<TargetUsersPage />, { tenant: { name: 'Tafel' } as Viewer['tenant'] }) };
};
const search = () => screen.getByRole('searchbox', { name: 'Name suchen' });
const rows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

it('is as it was left when somebody comes back to it, until the filters are cleared', async () => {
  const first = shown();
  await screen.findByRole('link', { name: 'Lena Müllner' });
  await first.person.type(search(), 'müll');
  await waitFor(() => expect(rows()).toEqual(['Lena Müllner']));
  first.unmount();

  const { person } = renderScreen(<TargetUsersPage />);
  await waitFor(() => expect(rows()).toEqual(['Lena Müllner']));
  expect(search()).toHaveProperty('value', 'müll');
  const [clear] = await screen.findAllByRole('button', { name: 'Filter löschen' });
  await person.click(clear as HTMLElement);
  expect(search()).toHaveProperty('value', '');
  await waitFor(() => expect(rows()).toEqual(['Lena Müllner', 'Oskar Moser']));
});

it('names on top who waits for release, and lists them alone when that is wanted', async () => {
  const { person } = shown();
  const waiting = within(await screen.findByRole('region', { name: '1 wartet auf Freigabe' }));
  expect(waiting.getByRole('link', { name: 'Oskar Moser' }).getAttribute('href')).toBe('/target_user/w-2');
  await person.click(waiting.getByRole('button', { name: 'Alle anzeigen' }));
  await waitFor(() => expect(rows()).toEqual(['Oskar Moser']));
  expect(screen.queryByRole('region', { name: '1 wartet auf Freigabe' })).toBeNull();
});

it('has the link at hand by which somebody new comes to the agency', async () => {
  const { person } = shown();
  await person.click(screen.getByRole('button', { name: 'Einladen' }));
  await within(await screen.findByRole('dialog')).findByText(/\/onboarding\/TAFEL-TEAM$/);
});

it('asks the server for what is chosen as filters, and hands out the same as a file', async () => {
  const followed = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { person, server } = shown({ CreateDownload: () => ({ createDownload: { url: '#' } }) });
  // The filter, not the column of that name.
  const [rating] = await screen.findAllByRole('button', { name: 'Bewertung' });
  await person.click(rating as HTMLElement);
  await person.click(await screen.findByRole('menuitemradio', { name: 'ab 4,0' }));
  await waitFor(() => expect(server.of('TargetUsers').at(-1)?.variables['filter']).toMatchObject({ minimumRating: 4 }));
  await person.click(screen.getByRole('button', { name: 'CSV' }));
  await waitFor(() => expect(followed).toHaveBeenCalledOnce());
  expect(server.of('CreateDownload')[0]?.variables).toMatchObject({
    input: { targetUsersCsv: { filter: { minimumRating: 4 } } },
  });
});

it('says that all of the chosen ones have an account, and sends nothing', async () => {
  const { person, server } = shown();
  await person.click(await screen.findByRole('checkbox', { name: /Lena Müllner/ }));
  await person.click(
    within(screen.getByRole('region', { name: '1 ausgewählt' })).getByRole('button', { name: 'Einladen' }),
  );
  const dialog = within(await screen.findByRole('dialog', { name: /^Niemand zum Einladen/ }));
  dialog.getByText('1 Person hat schon ein Konto.');
  expect(server.of('InviteTargetUsers')).toEqual([]);
});

it('asks first, invites the chosen ones, says how many it were, and shows who has no account yet', async () => {
  const { person, server } = shown({
    TargetUsers: () => ({
      targetUsers: { count: 2, items: [{ ...LENA, invitationState: 'NOT_INVITED' }, OSKAR] },
      all: { count: 2 },
    }),
    InviteTargetUsers: () => ({ inviteTargetUsers: 1 }),
  });
  await screen.findByText('Ohne Konto');
  for (const name of ['Lena Müllner', 'Oskar Moser']) {
    await person.click(screen.getByRole('checkbox', { name: new RegExp(name) }));
  }
  await person.click(
    within(screen.getByRole('region', { name: '2 ausgewählt' })).getByRole('button', { name: 'Einladen' }),
  );
  const dialog = within(await screen.findByRole('dialog', { name: /^Einladungen verschicken/ }));
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '1 Person bekommt eine E-Mail mit dem Link zum Konto.',
    '1 Person hat schon ein Konto.',
  ]);
  expect(server.of('InviteTargetUsers')).toEqual([]);
  await person.click(dialog.getByRole('button', { name: '1 Einladung verschicken' }));
  await screen.findByText('1 Einladung verschickt, 1 Person braucht keine oder wurde gerade eingeladen');
  expect(server.of('InviteTargetUsers')[0]?.variables).toEqual({ ids: ['w-1', 'w-2'] });
});
