import { TARGET_USER_FAILURES } from '@gastspiel/domain/target-users/target-user-failures.ts';
import { screen } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { aServer, LOST, refusal } from '#testing/a-server.ts';
import { renderScreen } from '#testing/render.tsx';
import { ConfirmEmailPage } from './confirm-email-page.tsx';

const DONE = { confirmContactEmail: true };
const shown = (...answers: object[]) => {
  const server = aServer({ ConfirmContactEmail: () => answers.shift() ?? DONE });
  return { server, ...renderScreen(<ConfirmEmailPage rest="token" />) };
};
const confirm = () => screen.getByRole('button', { name: 'Adresse bestätigen' });

it('confirms nothing by being opened', () => {
  const { server } = shown();
  expect(confirm()).toBeTruthy();
  expect(server.received).toHaveLength(0);
});

it('confirms once with a double click, and says so', async () => {
  const { promise, resolve } = Promise.withResolvers<object>();
  const { person, server } = shown(promise);
  await person.dblClick(confirm());
  resolve(DONE);
  await screen.findByRole('heading', { name: 'Adresse bestätigt' });
  expect(server.received.map(({ variables }) => variables)).toEqual([{ token: 'token' }]);
});

it('leads from a used link to the profile, and offers no second try', async () => {
  const { person } = shown(refusal(TARGET_USER_FAILURES.confirmationGone));
  await person.click(confirm());
  await screen.findByText(TARGET_USER_FAILURES.confirmationGone.message);
  expect(screen.getByText(/siehst du in deinem Profil/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Noch einmal versuchen' })).toBeNull();
});

it('says that nobody knows when the answer is lost, and tries again as the same attempt', async () => {
  const { person, server } = shown(LOST);
  await person.click(confirm());
  await screen.findByText(/Keine Antwort vom Server/);
  await person.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
  await screen.findByRole('heading', { name: 'Adresse bestätigt' });
  const [first, second] = server.received.map(({ key }) => key);
  expect(second).toBe(first);
});
