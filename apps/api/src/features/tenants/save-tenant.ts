import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { entryInUse, TENANT_FAILURES } from '@gastspiel/domain/tenants/tenant-failures.ts';
import { codesDiffer } from '@gastspiel/domain/tenants/tenant-input.ts';
import { TENANT_RULES } from '@gastspiel/domain/tenants/tenant-rules.ts';
import { findCodes, saveCodes } from '#features/tenants/codes.sql.ts';
import {
  type DescribedEntry,
  deleteEntry,
  saveDefaultPoolId,
  saveEntries,
  saveRequiredForRelease,
  selectAppointmentTypes,
  selectPools,
} from '#features/tenants/entries.sql.ts';
import { PLAIN_LOOK } from '#features/tenants/plain-tenant.ts';
import type { TenantChanges } from '#features/tenants/tenant-values.ts';
import { findCurrentTenant, updateTenantRow } from '#features/tenants/tenants.sql.ts';
import { findTheme, saveTheme } from '#features/tenants/themes.sql.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { deleteUnlessLinked } from '#platform/database/delete-unless-linked.ts';

/** Undefined leaves a logo as it is, null removes it. */
export interface Logos {
  readonly logoSquareBase64: string | null | undefined;
  readonly logoWideBase64: string | null | undefined;
}

/** Writes what a person has edited of the current tenant; what was left out stays. Answers its new version. */
export async function saveTenant(
  db: TenantDb,
  tenantId: string,
  version: number,
  tenant: TenantChanges,
  logos: Logos,
): Promise<number> {
  // The row comes first: it is the lock by which two who save at once are told apart.
  const saved = await saveRow(db, version, tenant);
  if (saved === null) throw new Failure(GENERAL_FAILURES.stale);
  await assertCodesSaved(db, tenant);
  await saveLists(db, tenantId, tenant);
  await saveLook(db, tenantId, tenant, logos);
  return saved;
}

/** The rest is read before the lock, which is good enough: a row that changed meanwhile has another version. */
async function saveRow(db: TenantDb, version: number, tenant: TenantChanges): Promise<number | null> {
  const before = await findCurrentTenant(db);
  if (!before) return null;
  const { name, contactEmail, contactPhone, hasInvoicingModule } = tenant;
  return updateTenantRow(db, version, {
    name: name ?? before.name,
    contactEmail: contactEmail === undefined ? before.contactEmail : contactEmail,
    contactPhone: contactPhone === undefined ? before.contactPhone : contactPhone,
    hasInvoicingModule: hasInvoicingModule ?? before.hasInvoicingModule,
  });
}

async function assertCodesSaved(db: TenantDb, tenant: TenantChanges): Promise<void> {
  if (tenant.targetUserAssociationCode === undefined && tenant.tenantUserAssociationCode === undefined) return;
  const before = await findCodes(db);
  const {
    targetUserAssociationCode = before.get('TARGET_USER') ?? '',
    tenantUserAssociationCode = before.get('TENANT_USER') ?? '',
  } = tenant;
  if (!codesDiffer({ targetUserAssociationCode, tenantUserAssociationCode })) {
    const field = tenant.tenantUserAssociationCode === undefined ? 'targetUser' : 'tenantUser';
    throw new Failure(GENERAL_FAILURES.invalidInput, { [`input.${field}AssociationCode`]: TENANT_RULES.sameCodes });
  }
  const taken = await saveCodes(db, { TARGET_USER: targetUserAssociationCode, TENANT_USER: tenantUserAssociationCode });
  if (taken === null) return;
  const field = taken === 'TARGET_USER' ? 'targetUserAssociationCode' : 'tenantUserAssociationCode';
  throw new Failure(TENANT_FAILURES.codeTaken, { [`input.${field}`]: TENANT_FAILURES.codeTaken.message });
}

async function saveLists(db: TenantDb, tenantId: string, tenant: TenantChanges): Promise<void> {
  const {
    targetUserPools: pools,
    appointmentTypes: types,
    outfits,
    targetUserOnboardingCheckboxes: checkboxes,
    requiredForRelease,
  } = tenant;
  if (pools) {
    await removeEntries(db, tenantId, 'pool', await selectPools(db, tenantId), pools);
    const poolIds = await saveEntries(db, tenantId, 'target_user_pools', ['description'], pools);
    await saveDefaultPoolId(db, tenantId, poolIds[pools.findIndex(({ isDefault }) => isDefault)] ?? '');
  }
  if (types) {
    await removeEntries(db, tenantId, 'type', await selectAppointmentTypes(db, tenantId), types);
    await saveEntries(db, tenantId, 'appointment_types', ['description'], types);
  }
  if (outfits) await saveEntries(db, tenantId, 'outfits', ['title', 'description'], outfits);
  if (checkboxes) await saveEntries(db, tenantId, 'onboarding_checkboxes', ['label', 'url'], checkboxes);
  if (requiredForRelease) await saveRequiredForRelease(db, requiredForRelease);
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

async function saveLook(db: TenantDb, tenantId: string, tenant: TenantChanges, logos: Logos): Promise<void> {
  const { primaryColorPalette: primary, secondaryColorPalette: secondary } = tenant;
  const { logoSquareBase64: square, logoWideBase64: wide } = logos;
  if ([primary, secondary, square, wide].every((part) => part === undefined)) return;
  const before = (await findTheme(db, tenantId).catch(() => undefined)) ?? PLAIN_LOOK;
  await saveTheme(db, tenantId, {
    primaryColorPalette: primary ?? before.primaryColorPalette,
    secondaryColorPalette: secondary ?? before.secondaryColorPalette,
    logoSquareBase64: square === undefined ? before.logoSquareBase64 : square,
    logoWideBase64: wide === undefined ? before.logoWideBase64 : wide,
  });
}
