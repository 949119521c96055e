import { log } from '#platform/log/log.ts';
import { getAccessToken, renewAccessToken } from '#platform/session/access-token.ts';
import { deviceStatus, deviceTickets } from '#platform/session/device-state.ts';
import { startFreshLogin } from '#platform/session/fresh-login.ts';
import { currentPlatform } from '#platform/session/platform.ts';
import { chosenTenant } from './chosen-tenant.ts';
import { createExecutor } from './executor.ts';

/** Sends one GraphQL document to the API. */
export const execute = createExecutor({
  fetch: (input, init) => fetch(input, init),
  platform: currentPlatform(),
  tenantId: chosenTenant.get,
  getAccessToken,
  renewAccessToken,
  startFreshLogin,
  tickets: deviceTickets,
  showDeviceInUse: () => deviceStatus.set({ name: 'in-use' }),
  warn: log.warn,
});
