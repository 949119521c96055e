import { log } from '#platform/log/log.ts';
import { atServer } from '#platform/native/server-address.ts';
import { getAccessToken, renewAccessToken } from '#platform/session/access-token.ts';
import { deviceTickets, tellDeviceInUse } from '#platform/session/device-state.ts';
import { startFreshLogin } from '#platform/session/fresh-login.ts';
import { currentPlatform } from '#platform/session/platform.ts';
import { chosenTenant } from './chosen-tenant.ts';
import { createExecutor } from './executor.ts';

/** Talks to the API for who is signed in: `execute` sends a query; mutations are sent as commands (`defineCommand`). */
export const { execute, mutate } = createExecutor({
  fetch: (path, init) => fetch(atServer(path), init),
  platform: currentPlatform(),
  tenantId: chosenTenant.get,
  getAccessToken,
  renewAccessToken,
  startFreshLogin,
  tickets: deviceTickets,
  showDeviceInUse: tellDeviceInUse,
  warn: log.warn,
});
