import { DEVICE_TICKET } from '@gastspiel/domain/devices/device-ticket.ts';
import { attempts } from '#platform/attempts/attempts.ts';
import { defineCommand } from '#platform/attempts/define-command.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { deviceStatus, deviceTickets, isDeviceInUse } from './device-state.ts';

const LOCK_TIMEOUT_MS = 5_000;

/** Runs `work` in one tab at a time. Old browsers have no locks: there it runs unguarded. */
async function withBrowserLock<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  // Absent in old browsers and on pages without https, whatever the type says.
  const locks: LockManager | undefined = navigator.locks;
  if (!locks) return work();
  return locks.request(name, { signal: AbortSignal.timeout(LOCK_TIMEOUT_MS) }, work);
}

/** A second ticket replaces the first one, so it is as good as once. */
const issueTicket = defineCommand({
  document: graphql(`
    mutation IssueDeviceAccessTicket($force: Boolean!) {
      issueDeviceAccessTicket(force: $force) { ticket }
    }
  `),
  answer: ({ issueDeviceAccessTicket }) => issueDeviceAccessTicket.ticket,
  isRepeatable: true,
});

/** Makes sure that this browser holds the person's ticket; `force` takes it from another device. */
export async function registerDevice({ force }: { force: boolean }): Promise<void> {
  deviceStatus.set({ name: 'registering' });
  try {
    await withBrowserLock(DEVICE_TICKET.storageKey, async () => {
      // Another tab may have been faster: then both share its ticket.
      if (deviceTickets.read() !== null) return;
      deviceTickets.save(await attempts.run(issueTicket, { force }));
    });
    deviceStatus.set({ name: 'ready' });
  } catch (error) {
    if (isDeviceInUse(error)) {
      deviceTickets.clear();
      deviceStatus.set({ name: 'in-use' });
    } else deviceStatus.set({ name: 'failed', error });
  }
}
