import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { type AppointmentType, nextPriceListVersion, selectAppointmentTypes } from '#features/tenants/index.ts';
import type { TenantDb } from '#platform/database/database.ts';
import type { User } from '#platform/identity/viewer.ts';

/** Nobody else changes the list until the transaction ends; refused when somebody has changed the one that was seen. */
export async function holdPriceList(db: TenantDb, version: number): Promise<void> {
  if ((await nextPriceListVersion(db, version)) === undefined) throw new Failure(GENERAL_FAILURES.stale);
}

/** The same, for a change of one kind of work. */
export async function holdListedType(
  { db, actor }: { readonly db: TenantDb; readonly actor: Pick<User, 'tenantId'> },
  version: number,
  id: string,
): Promise<AppointmentType> {
  await holdPriceList(db, version);
  const type = (await selectAppointmentTypes(db, actor.tenantId)).find((one) => one.id === id);
  if (!type) throw new Failure(GENERAL_FAILURES.notFound);
  return type;
}
