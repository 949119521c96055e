import { log } from '#platform/log/log.ts';
import { createExecutor, type ExecutorPorts } from './executor.ts';

/** For calls of anybody: without token, ticket and tenant. */
export const createPublicExecutor = (ports: Pick<ExecutorPorts, 'fetch' | 'platform'>) =>
  createExecutor({
    ...ports,
    tenantId: () => undefined,
    getAccessToken: async () => undefined,
    renewAccessToken: () => Promise.reject(new Error('nobody is signed in')),
    startFreshLogin: () => undefined,
    tickets: { read: () => null, refuse: () => null },
    showDeviceInUse: () => undefined,
    warn: log.warn,
  });
