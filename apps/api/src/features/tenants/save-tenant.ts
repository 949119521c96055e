import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { TENANT_FAILURES } from '@gastspiel/domain/tenants/tenant-failures.ts';
import { saveCodes } from '#features/tenants/codes.sql.ts';
import { saveDefaultPoolId, saveEntries } from '#features/tenants/entries.sql.ts';
import type { Logos } from '#features/tenants/logos.ts';
import type { TenantValues } from '#features/tenants/tenant-values.ts';
import { updateTenantRow } from '#features/tenants/tenants.sql.ts';
import { findTheme, saveTheme } from '#features/tenants/themes.sql.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { isForeignKeyViolation } from '#platform/database/database-errors.ts';

/** Writes everything of the current tenant that a person can edit. Answers its new version. */
export async function saveTenant(
  db: TenantDb,
  tenantId: string,
  version: number,
  tenant: TenantValues,
  logos: Logos,
): Promise<number> {
  // The row comes first: it is the lock by which two who save at once are told apart.
  const saved = await updateTenantRow(db, version, tenant);
  if (saved === null) throw new Failure(GENERAL_FAILURES.stale);
  await assertCodesSaved(db, tenant);
  await saveLists(db, tenantId, tenant);
  await saveLook(db, tenantId, tenant, logos);
  return saved;
}

async function assertCodesSaved(db: TenantDb, tenant: TenantValues): Promise<void> {
  const { targetUserAssociationCode, tenantUserAssociationCode } = tenant;
  const taken = await saveCodes(db, { TARGET_USER: targetUserAssociationCode, TENANT_USER: tenantUserAssociationCode });
  if (taken === null) return;
  const field = taken === 'TARGET_USER' ? 'targetUserAssociationCode' : 'tenantUserAssociationCode';
  throw new Failure(TENANT_FAILURES.codeTaken, { [`input.${field}`]: TENANT_FAILURES.codeTaken.message });
}

async function saveLists(db: TenantDb, tenantId: string, tenant: TenantValues): Promise<void> {
  const {
    targetUserPools: pools,
    appointmentTypes: types,
    outfits,
    targetUserOnboardingCheckboxes: checkboxes,
  } = tenant;
  try {
    const poolIds = await saveEntries(db, tenantId, 'target_user_pools', ['description'], pools);
    await saveDefaultPoolId(db, tenantId, poolIds[pools.findIndex(({ isDefault }) => isDefault)] ?? '');
    await saveEntries(db, tenantId, 'appointment_types', ['description'], types);
  } catch (error) {
    if (isForeignKeyViolation(error)) throw new Failure(TENANT_FAILURES.entryInUse);
    throw error;
  }
  await saveEntries(db, tenantId, 'outfits', ['title', 'description'], outfits);
  await saveEntries(db, tenantId, 'onboarding_checkboxes', ['label', 'url'], checkboxes);
}

async function saveLook(db: TenantDb, tenantId: string, tenant: TenantValues, logos: Logos): Promise<void> {
  const keepsBoth = logos.logoSquareBase64 !== undefined && logos.logoWideBase64 !== undefined;
  const before = keepsBoth ? undefined : await findTheme(db, tenantId).catch(() => undefined);
  const { primaryColorPalette, secondaryColorPalette } = tenant;
  await saveTheme(db, tenantId, {
    primaryColorPalette,
    secondaryColorPalette,
    logoSquareBase64:
      logos.logoSquareBase64 === undefined ? (before?.logoSquareBase64 ?? null) : logos.logoSquareBase64,
    logoWideBase64: logos.logoWideBase64 === undefined ? (before?.logoWideBase64 ?? null) : logos.logoWideBase64,
  });
}
