import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { screen, waitFor, within } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import { queryClient } from '#platform/graphql/query-client.ts';
import type { Viewer } from '#platform/viewer/viewer.ts';
import { aServer, refusal } from '#testing/a-server.ts';
import { act } from '#testing/library.tsx';
import { renderScreen } from '#testing/render.tsx';
import { aWorker } from '../view/a-worker.fixture.ts';
import { EditOwnProfilePage } from './edit-own-profile-page.tsx';
import { OwnProfilePage } from './own-profile-page.tsx';
import type { OwnProfile } from './own-profile-query.ts';

const IBAN = 'AT611904300234573201';
const LENA: Partial<Viewer> = {
  address: 'du',
  user: {
    ...{ userRole: 'TARGET_USER', userState: 'ACTIVE', hasDeviceAccessTicket: true },
    ...{ firstName: 'Lena', lastName: 'Huber' },
  },
};
const { personalInformation, sectorAttributes } = aWorker();
const PROFILE: OwnProfile = {
  ...{ id: 'w-1', version: 3, personalInformation, sectorAttributes },
  secretMasks: { socialSecurityNumber: null, iban: '•••• 3201', bic: null },
};
const WAITS: OwnProfile = {
  ...PROFILE,
  personalInformation: { ...personalInformation, pendingContactEmail: 'lena@neu.example' },
};

const answered = (profile: OwnProfile, answers: Parameters<typeof aServer>[0] = {}) =>
  aServer({
    OwnProfile: () => ({ ownProfile: profile }),
    Absences: () => ({
      absences: [
        {
          ...{ id: 'b-1', startsAt: '2030-12-23T23:00:00Z', endsAt: '2030-12-26T23:00:00Z', isWholeDays: true },
          ...{ fromDay: '2030-12-24', toDay: '2030-12-26', note: null, createdBy: 'Lena Huber' },
        },
      ],
    }),
    NewsWay: () => ({ newsWay: 'MAIL' }),
    ...answers,
  });
const button = (name: string) => screen.findByRole('button', { name });

it('asks to confirm a new address, says where mails go until then, and why no other link is sent', async () => {
  const message = 'Der Link wurde gerade erst verschickt. Bitte einige Minuten warten.';
  answered(WAITS, { ResendOwnContactConfirmation: () => refusal({ message, classification: 'BAD_REQUEST' }) });
  const { person } = renderScreen(<OwnProfilePage />, LENA);
  await screen.findByText('Bitte bestätige deine neue E-Mail-Adresse');
  screen.getByText(/einen Link an lena@neu\.example geschickt.*weiter an lena@post\.example/);
  await person.click(await button('Bestätigung erneut senden'));
  await screen.findByText(message);
});

it('asks for no confirmation where none is open, and shows the own number when it is asked for', async () => {
  answered(PROFILE, { RevealOwnSecret: () => ({ revealOwnSecret: { value: IBAN } }) });
  const { person } = renderScreen(<OwnProfilePage />, LENA);
  await person.click(await button('IBAN anzeigen'));
  await screen.findByText(IBAN);
  expect(screen.queryByText('Bitte bestätige deine neue E-Mail-Adresse')).toBeNull();
});

it('hands out all that is kept of the worker', async () => {
  const followed = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const server = answered(PROFILE, { CreateDownload: () => ({ createDownload: { url: '#' } }) });
  const { person } = renderScreen(<OwnProfilePage />, LENA);
  await person.click(await button('Meine Daten herunterladen'));
  await waitFor(() => expect(followed).toHaveBeenCalledOnce());
  expect(server.of('CreateDownload')[0]?.variables).toEqual({ input: { ownDataJson: true } });
});

it('takes an own absence away after asking', async () => {
  const server = answered(PROFILE, { DeleteAbsence: () => ({ deleteAbsence: true }) });
  const { person } = renderScreen(<OwnProfilePage />, LENA);
  await person.click(await button('Abwesenheit 24.–26.12.2030 löschen'));
  expect(server.of('DeleteAbsence')).toEqual([]);
  await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Löschen' }));
  await waitFor(() => expect(server.of('DeleteAbsence')[0]?.variables).toEqual({ id: 'b-1' }));
});

it('counts what is wrong, saves over the version that was read, and goes back to the profile', async () => {
  const server = answered(PROFILE, { UpdateOwnProfile: () => ({ updateOwnProfile: { id: 'w-1' } }) });
  const { person, path } = renderScreen(<EditOwnProfilePage />, LENA);
  const place = await screen.findByLabelText('PLZ (optional)');
  await person.type(place, '80');
  await person.click(await button('Speichern'));
  await screen.findByText('Bitte 1 Feld prüfen');
  await person.type(place, '10');
  await person.type(screen.getByLabelText('IBAN (optional)'), 'AT61 1904 3002 3457 3201');
  await person.click(await button('Speichern'));
  await waitFor(() => expect(path()).toBe('/profile'));
  expect(server.of('UpdateOwnProfile')[0]?.variables).toMatchObject({
    version: 3,
    input: { address: { postalCode: '8010' }, iban: IBAN },
  });
});

it('saves over the version that was begun with, also when a newer one has come meanwhile', async () => {
  let version = PROFILE.version;
  const server = answered(PROFILE, {
    OwnProfile: () => ({ ownProfile: { ...PROFILE, version } }),
    UpdateOwnProfile: () => refusal(GENERAL_FAILURES.stale),
  });
  const { person } = renderScreen(<EditOwnProfilePage />, LENA);
  await person.type(await screen.findByLabelText('PLZ (optional)'), '8010');
  version = 4;
  await act(() => queryClient.invalidateQueries());
  await person.click(await button('Speichern'));
  await screen.findByRole('dialog', { name: 'Inzwischen geändert' });
  expect(server.of('UpdateOwnProfile')[0]?.variables).toMatchObject({ version: 3 });
});
