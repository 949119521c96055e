import { SCOPES } from '@gastspiel/domain/permissions/scopes.ts';
import { InMemoryWebStorage, UserManager, type UserManagerSettings, WebStorageStateStore } from 'oidc-client-ts';
import { loadSettings, type Settings } from '#platform/settings/settings.ts';
import { currentPlatform } from './platform.ts';
import { CALLBACK_PATH } from './return-path.ts';

let opening: Promise<UserManager> | undefined;

/** The login library, made once from the server's settings. A failure is not kept, so that a retry can work. */
export function openUserManager(): Promise<UserManager> {
  opening ??= loadSettings()
    .then((settings) => new UserManager(managerSettings(settings)))
    .catch((cause) => {
      opening = undefined;
      throw cause;
    });
  return opening;
}

function managerSettings({ oidc }: Settings): UserManagerSettings {
  const isMobile = currentPlatform() === 'mobile-app';
  const origin = window.location.origin;
  return {
    authority: oidc.authority,
    client_id: oidc.clientId,
    redirect_uri: origin + CALLBACK_PATH,
    post_logout_redirect_uri: `${origin}/`,
    scope: ['openid', 'profile', 'email', 'offline_access', ...SCOPES].join(' '),
    // Providers name the API by one or the other.
    extraQueryParams: { audience: oidc.audience },
    resource: oidc.audience,
    // A browser tab forgets its tokens with the page; the app on a phone stays signed in.
    userStore: new WebStorageStateStore({
      prefix: 'oidc.user.',
      store: isMobile ? localStorage : new InMemoryWebStorage(),
    }),
    stateStore: new WebStorageStateStore({ prefix: 'oidc.login.', store: isMobile ? localStorage : sessionStorage }),
    redirectMethod: 'replace',
    requestTimeoutInSeconds: 10,
    silentRequestTimeoutInSeconds: 60,
    // We renew through the refresh token ourselves: the library would fall back to an iframe.
    automaticSilentRenew: false,
    monitorSession: false,
  };
}
