import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { type Denial, findDenial } from '#features/denials/denials.sql.ts';
import type { TenantDb } from '#platform/database/database.ts';

export async function loadDenial(db: TenantDb, id: string): Promise<Denial> {
  const found = await findDenial(db, id);
  if (!found) throw new Failure(GENERAL_FAILURES.notFound);
  return found;
}

/** As it stands in the worker's history. */
export const auditedDenial = ({ invoiceRecipient: { name }, reason }: Denial) => ({
  denial: { invoiceRecipient: name, reason },
});
