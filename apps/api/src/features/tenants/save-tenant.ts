import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { entryInUse, TENANT_FAILURES } from '@gastspiel/domain/tenants/tenant-failures.ts';
import { prepareLogos } from '#features/logos/index.ts';
import { saveCodes } from '#features/tenants/codes.sql.ts';
import {
  type DescribedEntry,
  deleteEntry,
  saveDefaultPoolId,
  saveEntries,
  selectAppointmentTypes,
  selectPools,
} from '#features/tenants/entries.sql.ts';
import type { TenantValues } from '#features/tenants/tenant-values.ts';
import { updateTenantRow } from '#features/tenants/tenants.sql.ts';
import { findTheme, saveTheme } from '#features/tenants/themes.sql.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { deleteUnlessLinked } from '#platform/database/delete-unless-linked.ts';

/** Undefined leaves a logo as it is, null removes it. */
export interface Logos {
  readonly logoSquareBase64: string | null | undefined;
  readonly logoWideBase64: string | null | undefined;
}

/** The logos of an input, as they are kept. */
export const prepareTenantLogos = ({ logoSquareBase64, logoWideBase64 }: Partial<Logos>): Promise<Logos> =>
  prepareLogos({ logoSquareBase64, logoWideBase64 });

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
  await removeEntries(db, tenantId, 'pool', await selectPools(db, tenantId), pools);
  const poolIds = await saveEntries(db, tenantId, 'target_user_pools', ['description'], pools);
  await saveDefaultPoolId(db, tenantId, poolIds[pools.findIndex(({ isDefault }) => isDefault)] ?? '');
  await removeEntries(db, tenantId, 'type', await selectAppointmentTypes(db, tenantId), types);
  await saveEntries(db, tenantId, 'appointment_types', ['description'], types);
  await saveEntries(db, tenantId, 'outfits', ['title', 'description'], outfits);
  await saveEntries(db, tenantId, 'onboarding_checkboxes', ['label', 'url'], checkboxes);
}

/** Who points at pools and appointment types, by the table that does. */
const USERS: Readonly<Record<string, string>> = {
  appointments: 'Einsätzen',
  target_users_in_pools: 'Mitarbeiter/innen',
  target_users_for_types: 'Mitarbeiter/innen',
  invoice_recipient_prices: 'Preisen von Rechnungsempfängern',
  price_list_entries: 'der Preisliste',
};
const TABLES = { pool: 'target_user_pools', type: 'appointment_types' } as const;

/** One after the other, since the database does not say which of several is still in use. */
async function removeEntries(
  db: TenantDb,
  tenantId: string,
  kind: keyof typeof TABLES,
  before: readonly DescribedEntry[],
  kept: readonly { readonly id?: string | null | undefined }[],
): Promise<void> {
  for (const { id, description } of before.filter((entry) => !kept.some((other) => other.id === entry.id))) {
    await deleteUnlessLinked(deleteEntry(db, tenantId, TABLES[kind], id), (table) => {
      const users = USERS[table];
      return users ? entryInUse(kind, description, users) : TENANT_FAILURES.entryInUse;
    });
  }
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
