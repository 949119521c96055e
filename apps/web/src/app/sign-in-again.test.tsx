import { screen, waitFor } from '@testing-library/dom';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { page } from '#platform/navigation/page.ts';
import { isExpired, keepPageWhile, stayOnPage } from '#platform/session/expiry.ts';
import { startFreshLogin } from '#platform/session/fresh-login.ts';
import { awaitTokens, offerTokens } from '#platform/session/handover.ts';
import { sessionState } from '#platform/session/session-state.ts';
import { type Tokens, tokenStore } from '#platform/session/tokens.ts';
import { renderScreen } from '#testing/render.tsx';
import { SignInAgain } from './sign-in-again.tsx';

const tokensOf = (sub: string, accessToken: string): Tokens => ({
  accessToken,
  refreshToken: 'r',
  expiresAt: undefined,
  idToken: undefined,
  claims: { sub } as Tokens['claims'],
});

beforeEach(() => {
  tokenStore.save(tokensOf('anna', 'old'));
  sessionState.set({ status: 'signed-in' });
});
afterEach(() => {
  keepPageWhile(() => false);
  isExpired.set(false);
});

it.each([
  [true, 'signed-in'],
  [false, 'starting'],
])('stays on a page with input when the login has ended (%s)', (hasInput, status) => {
  window.sessionStorage.clear();
  keepPageWhile(() => hasInput);
  startFreshLogin();
  expect([isExpired.get(), sessionState.get().status]).toEqual([hasInput, status]);
});

it('opens another tab to sign in, and leaves the page as it is', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  const { person } = renderScreen(<SignInAgain />);
  screen.getByText(/Eingaben auf dieser Seite sind noch da/);
  await person.click(screen.getByRole('button', { name: 'In neuem Tab anmelden' }));
  expect(open).toHaveBeenCalledWith('/sign-in-again', '_blank', 'noopener');
  expect(sessionState.get().status).toBe('signed-in');
});

/** Both tabs share this module's store; a message takes its own copy of the tokens along. */
async function handOver(sub: string) {
  keepPageWhile(() => true);
  stayOnPage();
  const reload = vi.spyOn(page, 'reload').mockReturnValue();
  onTestFinished(() => reload.mockRestore());
  const channel = new BroadcastChannel('session.handover');
  onTestFinished(awaitTokens());
  const heard: unknown[] = [];
  channel.addEventListener('message', ({ data }) => heard.push(data));
  channel.postMessage({ tokens: tokensOf(sub, 'new') });
  onTestFinished(() => channel.close());
  return { reload, heard };
}

it('goes on with the tokens of the same person', async () => {
  const { heard } = await handOver('anna');
  await waitFor(() => expect(isExpired.get()).toBe(false));
  expect(tokenStore.read()?.accessToken).toBe('new');
  await waitFor(() => expect(heard).toEqual(['taken']));
});

it('begins anew when somebody else has signed in', async () => {
  const { reload } = await handOver('berta');
  await waitFor(() => expect(reload).toHaveBeenCalled());
  expect(tokenStore.read()?.accessToken).toBe('old');
});

it('keeps no token in the tab that handed it over', async () => {
  const channel = new BroadcastChannel('session.handover');
  onTestFinished(() => channel.close());
  channel.addEventListener('message', () => channel.postMessage('taken'));
  const onTaken = vi.fn();
  onTestFinished(offerTokens(onTaken));
  await waitFor(() => expect(onTaken).toHaveBeenCalled());
  expect(tokenStore.read()).toBeUndefined();
});
