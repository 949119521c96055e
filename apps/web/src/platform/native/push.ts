import { attempts } from '#platform/attempts/attempts.ts';
import { defineCommand, definePublicCommand } from '#platform/attempts/define-command.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { log } from '#platform/log/log.ts';
import { CONFIRM_PUSH } from '#platform/push/confirm-push.ts';
import { safeReturnPath } from '#platform/session/return-path.ts';
import { plugin } from './plugin.ts';

const register = defineCommand({
  document: graphql(`
    mutation RegisterMobilePush($token: String!) {
      registerMobilePush(token: $token)
    }
  `),
  isRepeatable: true,
});

const unregister = defineCommand({
  document: graphql(`
    mutation UnregisterMobilePush($token: String!) {
      unregisterMobilePush(token: $token)
    }
  `),
  isRepeatable: true,
});

const confirmPush = definePublicCommand(CONFIRM_PUSH);

/** Kept for the logout: the phone tells it only when it registers. */
const STORAGE_KEY = 'push.token';
const warn = (cause: unknown): void => log.warn('Push messages', cause);

/** Messages for the person who is signed in reach this phone, if they want them. Answers how to stop following the phone's token. */
export function registerPush(): () => void {
  const following = plugin.push.addListener('registration', ({ value: token }) => {
    localStorage.setItem(STORAGE_KEY, token);
    attempts.run(register, { token }).catch(warn);
  });
  following
    .then(() => plugin.push.requestPermissions())
    .then(({ receive }) => (receive === 'granted' ? plugin.push.register() : undefined))
    .catch(warn);
  return () => void following.then((listener) => listener.remove()).catch(warn);
}

/** At the end of a session, while there is a token to prove whose it is. The phone itself forgets too, should the server not hear of it. */
export async function unregisterPush(): Promise<void> {
  const token = localStorage.getItem(STORAGE_KEY);
  if (token === null) return;
  localStorage.removeItem(STORAGE_KEY);
  await attempts.run(unregister, { token }).catch(warn);
  await plugin.push.unregister();
}

/** The server's data beside the text; see PushMessage there. */
interface PushData {
  readonly path?: string;
  readonly receipt?: string;
}

/** Confirms what was shown or tapped, and opens the page of what was tapped. */
export async function hearPushes(open: (path: string) => void): Promise<void> {
  const confirmShown = ({ receipt }: PushData): void => {
    if (receipt) attempts.run(confirmPush, { receipt }).catch(warn);
  };
  await plugin.push.addListener('pushNotificationReceived', ({ data }) => confirmShown(data as PushData));
  await plugin.push.addListener('pushNotificationActionPerformed', ({ notification }) => {
    const data = notification.data as PushData;
    confirmShown(data);
    if (data.path) open(safeReturnPath(data.path, window.location.origin));
  });
}
