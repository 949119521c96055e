import { DEVICE_TICKET } from '@gastspiel/domain/devices/device-ticket.ts';
import { execute } from '#platform/graphql/execute.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { withBrowserLock } from './browser-lock.ts';
import { isDeviceInUse } from './device-in-use.ts';
import { deviceStatus, deviceTickets } from './device-state.ts';

const IssueTicket = graphql(`
  mutation IssueDeviceAccessTicket($force: Boolean!) {
    issueDeviceAccessTicket(force: $force) {
      ticket
    }
  }
`);

/** Makes sure that this browser holds the person's ticket; `force` takes it from another device. */
export async function registerDevice({ force }: { force: boolean }): Promise<void> {
  deviceStatus.set({ name: 'registering' });
  try {
    await withBrowserLock(DEVICE_TICKET.storageKey, async () => {
      // Another tab may have been faster: then both share its ticket.
      if (deviceTickets.read() !== null) return;
      const { issueDeviceAccessTicket } = await execute(IssueTicket, { force });
      deviceTickets.save(issueDeviceAccessTicket.ticket);
    });
    deviceStatus.set({ name: 'ready' });
  } catch (error) {
    if (isDeviceInUse(error)) {
      deviceTickets.clear();
      deviceStatus.set({ name: 'in-use' });
    } else deviceStatus.set({ name: 'failed', error });
  }
}
