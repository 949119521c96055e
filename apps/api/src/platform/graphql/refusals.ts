import { Failure, type FailureKind } from '@gastspiel/domain/failures/failure.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { type Action, permissionOf } from '@gastspiel/domain/permissions/permissions.ts';
import { type Viewer, viewerRefusal } from '#platform/identity/viewer.ts';

/** Before anything is done, the whole request is answered with HTTP 420: the browser must get a ticket first. */
export class TicketInvalid extends Error {
  override readonly name = 'TicketInvalid';
}

const FAILURE_OF: Record<NonNullable<ReturnType<typeof viewerRefusal>>, FailureKind> = {
  TOKEN: GENERAL_FAILURES.notSignedIn,
  STATE: GENERAL_FAILURES.stateForbids,
  ROLE: GENERAL_FAILURES.notAllowed,
  SCOPE: GENERAL_FAILURES.notAllowed,
  MODULE: GENERAL_FAILURES.moduleMissing,
  INTERFACE: GENERAL_FAILURES.interfaceMissing,
  TENANT: GENERAL_FAILURES.foreignTenant,
  TENANT_UNKNOWN: GENERAL_FAILURES.notFound,
};

/** Token first, then ticket: who is not signed in at all is told that, and not that the device is unknown. */
export function assertTicket(actions: readonly Action[], viewer: Viewer): void {
  const needed = actions.some((action) => permissionOf(action).ticket);
  if (needed && viewer.actor.kind !== 'ANONYMOUS' && viewer.ticket !== 'VALID') throw new TicketInvalid();
}

export function assertAllowed(action: Action, viewer: Viewer): void {
  const refusal = viewerRefusal(action, viewer);
  if (refusal) throw new Failure(FAILURE_OF[refusal]);
}
