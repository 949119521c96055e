import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import type { DocumentNode, GraphQLSchema } from 'graphql';
import { assertTicket } from '#platform/graphql/refusals.ts';
import type { RequestContext } from '#platform/graphql/request-context.ts';
import { argumentsOf, type CalledField, calledFields, useCaseOf } from '#platform/graphql/root-fields.ts';
import { touchDeviceTicket } from '#platform/identity/touch-device-ticket.ts';
import { beginRequest, uuidOrUnknown, type Viewer } from '#platform/identity/viewer.ts';

/** Before anything is resolved: where the request acts, and whether the device may make it at all. */
export async function preflight(
  schema: GraphQLSchema,
  document: DocumentNode,
  context: RequestContext,
  variables: Record<string, unknown> = {},
): Promise<void> {
  if (!context.credentials.claims) return;
  const { operation, fields } = calledFields(schema, document);
  const tenantId = namedTenant(fields, variables);
  if (tenantId) context.actIn(tenantId);
  const useCases = fields.map((field) => useCaseOf(field, variables));
  if (useCases.length > 0 && useCases.every((useCase) => useCase.kind === 'QUERY' && useCase.isLong))
    context.readLong();
  const viewer = await viewerOf(operation, context);
  context.seen = viewer;
  // One missing ticket refuses the whole request.
  assertTicket(
    useCases.map(({ action }) => action),
    viewer,
  );
  if (viewer.ticketTouchDue && viewer.actor.kind === 'USER') {
    await context.endReads();
    await touchDeviceTicket(context.database, viewer.actor);
  }
}

/** A tenant named by an argument is the same as one named by the header. A request acts in one tenant only. */
function namedTenant(fields: readonly CalledField[], variables: Record<string, unknown>): string | undefined {
  const named = new Set<string>();
  for (const field of fields) {
    const id = useCaseOf(field, variables).actsIn?.(argumentsOf(field, variables));
    if (id !== undefined) named.add(uuidOrUnknown(id));
  }
  if (named.size > 1) throw new Failure(GENERAL_FAILURES.severalTenants);
  return [...named][0];
}

/** A mutation asks again in its own transaction, so here one round trip without a transaction will do. */
const viewerOf = (operation: string, { reads, database, credentials }: RequestContext): Promise<Viewer> =>
  operation === 'mutation' ? beginRequest(database.single, credentials) : reads.viewer();
