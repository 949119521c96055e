import type { DocumentNode, GraphQLSchema } from 'graphql';
import { assertTicket } from '#platform/graphql/refusals.ts';
import type { RequestContext } from '#platform/graphql/request-context.ts';
import { rootActions } from '#platform/graphql/root-actions.ts';
import { touchDeviceTicket } from '#platform/identity/touch-device-ticket.ts';
import { beginRequest, type Viewer } from '#platform/identity/viewer.ts';

/** Before anything is resolved: a ticket that one root field needs and the device lacks refuses the whole request. */
export async function preflight(schema: GraphQLSchema, document: DocumentNode, context: RequestContext): Promise<void> {
  if (!context.credentials.claims) return;
  const { operation, actions } = rootActions(schema, document);
  const viewer = await viewerOf(operation, context);
  assertTicket(actions, viewer);
  if (viewer.ticketTouchDue && viewer.actor.kind === 'USER') {
    await context.reads.close();
    await touchDeviceTicket(context.database, viewer.actor);
  }
}

/** A mutation asks again in its own transaction, so here one round trip without a transaction will do. */
const viewerOf = (operation: string, { reads, database, credentials }: RequestContext): Promise<Viewer> =>
  operation === 'mutation' ? beginRequest(database.single, credentials) : reads.viewer();
