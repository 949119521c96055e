import { describeLogo } from '#features/logos/index.ts';
import { findCodes } from '#features/tenants/codes.sql.ts';
import {
  findDefaultPoolId,
  findRequiredForRelease,
  selectAppointmentTypes,
  selectCheckboxes,
  selectOutfits,
  selectPools,
} from '#features/tenants/entries.sql.ts';
import type { Logos } from '#features/tenants/save-tenant.ts';
import type { NewTenant } from '#features/tenants/tenant-values.ts';
import { findCurrentTenant } from '#features/tenants/tenants.sql.ts';
import { findTheme } from '#features/tenants/themes.sql.ts';
import type { TenantDb } from '#platform/database/database.ts';

/** The current tenant as the audit log keeps it, so that what was before can be compared with what is after. */
export async function auditedTenant(db: TenantDb, tenantId: string): Promise<Record<string, unknown>> {
  const { id: _id, version: _version, appKey: _appKey, ...tenant } = { ...(await findCurrentTenant(db)) };
  const codes = await findCodes(db);
  const pools = await selectPools(db, tenantId);
  const defaultPoolId = await findDefaultPoolId(db, tenantId);
  const theme = await findTheme(db, tenantId).catch(() => undefined);
  return {
    ...tenant,
    targetUserAssociationCode: codes.get('TARGET_USER'),
    tenantUserAssociationCode: codes.get('TENANT_USER'),
    targetUserPools: pools.map(({ description }) => description),
    defaultTargetUserPool: pools.find(({ id }) => id === defaultPoolId)?.description,
    appointmentTypes: (await selectAppointmentTypes(db, tenantId)).map(({ description }) => description),
    outfits: (await selectOutfits(db, tenantId)).map(({ title }) => title),
    targetUserOnboardingCheckboxes: (await selectCheckboxes(db, tenantId)).map(({ label }) => label),
    requiredForRelease: await findRequiredForRelease(db),
    primaryColorPalette: theme?.primaryColorPalette,
    secondaryColorPalette: theme?.secondaryColorPalette,
  };
}

/** The log says of pictures only that they changed, and no secret of the accounting system. */
export const auditedExtras = (logos: Logos, accounting?: NewTenant['accountingInterfaceConfiguration']) => ({
  ...(accounting ? { accountingInterfaceConfiguration: { ...accounting, code: '•••' } } : {}),
  logoSquare: describeLogo(logos.logoSquareBase64),
  logoWide: describeLogo(logos.logoWideBase64),
});
