import { log } from '#platform/log/log.ts';
import { currentPlatform } from '#platform/session/platform.ts';
import { createExecutor } from './executor.ts';

/** Talks to the API for anybody: without token, ticket and tenant. */
export const { execute: executePublicly, mutate: mutatePublicly } = createExecutor({
  fetch: (input, init) => fetch(input, init),
  platform: currentPlatform(),
  tenantId: () => undefined,
  getAccessToken: async () => undefined,
  renewAccessToken: () => Promise.reject(new Error('nobody is signed in')),
  startFreshLogin: () => undefined,
  tickets: { read: () => null, refuse: () => null },
  showDeviceInUse: () => undefined,
  warn: log.warn,
});
