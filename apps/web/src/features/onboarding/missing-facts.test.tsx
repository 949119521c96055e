import { screen } from '@testing-library/dom';
import { expect, it } from 'vitest';
import type { Viewer } from '#platform/viewer/viewer.ts';
import { aServer, LOST, refusal } from '#testing/a-server.ts';
import { renderScreen } from '#testing/render.tsx';
import { OnboardingPage } from './onboarding-page.tsx';

const WAITING: Partial<Viewer> = {
  user: {
    userRole: 'TARGET_USER',
    userState: 'ONBOARDING',
    firstName: 'Clara',
    lastName: 'Moser',
    hasDeviceAccessTicket: true,
  },
  address: 'du',
};
const shown = (missing: readonly string[], answers: Parameters<typeof aServer>[0] = {}) => {
  const server = aServer({
    OwnMissingFacts: () => ({ ownMissingFacts: missing }),
    AddOwnMissingFacts: () => ({ addOwnMissingFacts: [] }),
    ...answers,
  });
  return { server, ...renderScreen(<OnboardingPage />, WAITING) };
};

it('asks who waits for what is missing, and for nothing else', async () => {
  const { person, server } = shown(['BIRTHDAY', 'ADDRESS']);
  await person.type(await screen.findByLabelText('Geburtsdatum'), '14.03.1998');
  await person.type(screen.getByLabelText('Straße und Hausnummer'), 'Annenstraße 1');
  await person.type(screen.getByLabelText('PLZ'), '8020');
  await person.type(screen.getByLabelText('Ort'), 'Graz');
  expect(screen.queryByLabelText('IBAN')).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Angaben senden' }));
  await screen.findByText('Danke, deine Angaben sind vollständig');
  expect(server.of('AddOwnMissingFacts')[0]?.variables).toMatchObject({
    input: {
      birthday: '1998-03-14',
      address: { streetNameAndNumber: 'Annenstraße 1', postalCode: '8020', location: 'Graz', countryCode: 'AT' },
    },
  });
});

it('takes a part, and says that something is still missing', async () => {
  const { person } = shown(['BIRTHDAY', 'IBAN'], { AddOwnMissingFacts: () => ({ addOwnMissingFacts: ['IBAN'] }) });
  await person.type(await screen.findByLabelText('Geburtsdatum'), '14.03.1998');
  await person.click(screen.getByRole('button', { name: 'Angaben senden' }));
  await screen.findByText('Danke, ein Teil fehlt noch');
});

it('says at the field what can’t be, keeping what was typed', async () => {
  const { person } = shown(['IBAN'], {
    AddOwnMissingFacts: () => refusal({ message: 'Bitte prüfen.', classification: 'BAD_REQUEST' }, { iban: 'Falsch.' }),
  });
  await person.type(await screen.findByLabelText('IBAN'), 'AT61 1904 3002 3457 3201');
  await person.click(screen.getByRole('button', { name: 'Angaben senden' }));
  await screen.findByText('Falsch.');
  expect(screen.getByLabelText('IBAN')).toHaveProperty('value', 'AT61 1904 3002 3457 3201');
});

it('says when nothing is missing', async () => {
  shown([]);
  await screen.findByText('Deine Angaben sind vollständig');
});

it('says when nobody knows what is missing', async () => {
  shown([], { OwnMissingFacts: () => LOST });
  await screen.findByText('Deine Angaben konnten nicht geladen werden');
});
