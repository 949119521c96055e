import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { z } from 'zod';
import type { TargetUserRow } from '#features/target-users/target-user-row.ts';
import { findTargetUser as selectTargetUser } from '#features/target-users/target-users.sql.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { query } from '#platform/graphql/use-case.ts';
import { uuidOrUnknown } from '#platform/identity/viewer.ts';

/** The id of a worker as it comes from outside: what is none is one that nobody has. */
export const targetUserId = z.string().transform(uuidOrUnknown);

export async function loadTargetUser(db: TenantDb, id: string): Promise<TargetUserRow> {
  const row = await selectTargetUser(db, id);
  if (!row) throw new Failure(GENERAL_FAILURES.notFound);
  return row;
}

export const findTargetUser = query({
  action: 'target-users.read',
  input: z.object({ targetUserId }),
  run: ({ db, input }) => loadTargetUser(db, input.targetUserId),
});
