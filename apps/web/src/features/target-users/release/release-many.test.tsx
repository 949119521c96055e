import { screen, waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { aServer, LOST, refusal } from '#testing/a-server.ts';
import { renderScreen } from '#testing/render.tsx';
import { TargetUsersPage } from '../list/target-users-page.tsx';

const aPerson = (
  number: number,
  firstName: string,
  missingForRelease: readonly string[],
  userState = 'ONBOARDING',
) => ({
  ...{ id: `w-${number}`, firstName, lastName: 'Moser', userState, missingForRelease },
  ...{ isDeployableAsTeamLeader: false, effectiveRating: null, invitationState: null, assessmentCount: 0 },
  ...{ bookedHoursThisWeek: 0, lastWorkedOn: null, onboardingCompletedAt: null },
  ...{ availableInPoolIds: [], availableForAppointmentTypeIds: [] },
});
const OSKAR = aPerson(1, 'Oskar', []);
const CLARA = aPerson(2, 'Clara', ['BIRTHDAY', 'ADDRESS']);
const LENA = aPerson(3, 'Lena', [], 'ACTIVE');
const left = ({ id, firstName, lastName, missingForRelease }: typeof CLARA) => ({
  ...{ id, firstName, lastName, missingForRelease },
});

const shown = (people: readonly object[], answers: Parameters<typeof aServer>[0] = {}, count = people.length) => {
  const server = aServer({
    TargetUsers: ({ page }) => {
      const { size } = page as unknown as { size: number };
      const items = size === 100 ? crowd(count) : people;
      return { targetUsers: { count, items }, all: { count } };
    },
    WaitingTargetUsers: () => ({ targetUsers: { count: 0, items: [] } }),
    TenantChoices: () => ({ tenantInformation: { targetUserPools: [], appointmentTypes: [] } }),
    ReleaseTargetUsers: () => ({ releaseTargetUsers: { released: 1, left: [left(CLARA)] } }),
    AskForMissing: () => ({ askForMissing: { asked: 1, askedBeforeIds: [] } }),
    ...answers,
  });
  return { server, ...renderScreen(<TargetUsersPage />) };
};
const crowd = (count: number) =>
  Array.from({ length: count }, (_, place) => aPerson(place + 1, `Nr. ${place + 1}`, []));

type Person = ReturnType<typeof shown>['person'];
const choose = async (person: Person, ...names: string[]) => {
  for (const name of names) await person.click(await screen.findByRole('checkbox', { name: new RegExp(name) }));
};
const bar = () => within(screen.getByRole('region', { name: /ausgewählt$/ }));
const openDialog = async (person: Person) => {
  await person.click(bar().getByRole('button', { name: 'Freigeben' }));
  return within(await screen.findByRole('dialog'));
};

it('says before who will be released and who lacks what, and afterwards who is left', async () => {
  const { person, server } = shown([OSKAR, CLARA, LENA]);
  await choose(person, 'Oskar Moser', 'Clara Moser', 'Lena Moser');
  const dialog = await openDialog(person);
  dialog.getByRole('heading', { name: '1 Person freigeben?' });
  dialog.getByText(/wartet nicht auf Freigabe und bleibt/);
  expect(dialog.getAllByRole('listitem').at(-1)?.textContent).toBe('Clara Moser – fehlt: Geburtsdatum, Adresse');
  const loaded = server.of('TargetUsers').length;
  await person.dblClick(dialog.getByRole('button', { name: '1 freigeben' }));
  const outcome = within(await screen.findByRole('dialog', { name: '1 Person freigegeben' }));
  outcome.getByText('1 Person bleibt, weil noch etwas fehlt:');
  expect(server.of('ReleaseTargetUsers').map(({ variables }) => variables)).toEqual([{ ids: ['w-1', 'w-2'] }]);
  await person.click(outcome.getByRole('button', { name: '1 Person um Angaben bitten' }));
  await screen.findByText('1 E-Mail verschickt');
  expect(server.of('AskForMissing')[0]?.variables).toEqual({ ids: ['w-2'], isAgain: false });
  // The list behind it says what is true now: after the release, and after the mail.
  await waitFor(() => expect(server.of('TargetUsers')).toHaveLength(loaded + 2));
});

it('asks before somebody is asked a second time within a day', async () => {
  const answers = [
    { asked: 0, askedBeforeIds: ['w-2'] },
    { asked: 1, askedBeforeIds: [] },
  ];
  const { person, server } = shown([CLARA], { AskForMissing: () => ({ askForMissing: answers.shift() ?? {} }) });
  await choose(person, 'Clara Moser');
  const dialog = await openDialog(person);
  dialog.getByRole('heading', { name: 'Niemand kann freigegeben werden' });
  expect(dialog.queryByRole('button', { name: /^\d+ freigeben/ })).toBeNull();
  await person.click(dialog.getByRole('button', { name: '1 Person um Angaben bitten' }));
  await dialog.findByText('Die Person wurde in den letzten 24 Stunden schon gebeten.');
  await person.click(dialog.getByRole('button', { name: 'Noch einmal bitten' }));
  await screen.findByText('1 E-Mail verschickt');
  expect(server.of('AskForMissing').map(({ variables }) => variables['isAgain'])).toEqual([false, true]);
});

it('asks nobody for a pool or a kind of work, which are for the office to enter', async () => {
  const { person, server } = shown([aPerson(4, 'Nina', ['APPOINTMENT_TYPE', 'POOL']), CLARA]);
  await choose(person, 'Nina Moser');
  let dialog = await openDialog(person);
  dialog.getByText('1 Person bleibt, weil noch etwas fehlt:');
  expect(dialog.queryByRole('button', { name: /bitten$/ })).toBeNull();
  await person.click(dialog.getByRole('button', { name: 'Schließen' }));
  await choose(person, 'Clara Moser');
  dialog = await openDialog(person);
  await person.click(dialog.getByRole('button', { name: '1 Person um Angaben bitten' }));
  await screen.findByText('1 E-Mail verschickt');
  expect(server.of('AskForMissing')[0]?.variables).toEqual({ ids: ['w-2'], isAgain: false });
});

it('releases everybody whom the filter leaves, portion after portion, and goes on after a failure', async () => {
  let fails = true;
  const { person, server } = shown(
    [OSKAR],
    {
      ReleaseTargetUsers: ({ ids }) => {
        const { length } = ids as unknown as string[];
        if (length < 50 && fails)
          return refusal({ message: 'Kurz nicht erreichbar.', classification: 'INTERNAL_ERROR' });
        return { releaseTargetUsers: { released: length, left: [] } };
      },
    },
    120,
  );
  await choose(person, 'Oskar Moser');
  await person.click(bar().getByRole('button', { name: 'Alle 120 auswählen' }));
  await screen.findByRole('region', { name: '120 ausgewählt' });
  const dialog = await openDialog(person);
  await person.click(dialog.getByRole('button', { name: '120 freigeben' }));
  await dialog.findByRole('alert');
  fails = false;
  await person.click(dialog.getByRole('button', { name: '120 freigeben' }));
  await screen.findByRole('dialog', { name: '120 Personen freigegeben' });
  expect(server.of('ReleaseTargetUsers').map(({ variables }) => (variables['ids'] as unknown[]).length)).toEqual([
    50, 50, 20, 50, 50, 20,
  ]);
});

it('says when the whole list can’t be had, and keeps what was chosen', async () => {
  const { person } = shown([OSKAR], {}, 120);
  await choose(person, 'Oskar Moser');
  aServer({ TargetUsers: () => LOST });
  await person.click(bar().getByRole('button', { name: 'Alle 120 auswählen' }));
  await screen.findByText('Die Liste konnte nicht ganz geladen werden');
  screen.getByRole('region', { name: '1 ausgewählt' });
});

it('names in the list of those who wait what each lacks', async () => {
  const { person } = shown([OSKAR, CLARA], {
    WaitingTargetUsers: () => ({ targetUsers: { count: 2, items: [] } }),
  });
  await person.click(await screen.findByRole('button', { name: 'Alle anzeigen' }));
  await screen.findByRole('columnheader', { name: 'Für die Freigabe fehlt' });
  await screen.findByText('Geburtsdatum, Adresse');
  screen.getByText('vollständig');
});
