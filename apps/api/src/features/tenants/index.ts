export { saveCodes } from '#features/tenants/codes.sql.ts';
export { insertWholeTenant } from '#features/tenants/create-tenant.ts';
export { entryTypes, onboardingFlowType, requirableFactType } from '#features/tenants/entries.graphql.ts';
export {
  type AppointmentType,
  findDefaultPoolId,
  findFillTarget,
  findPriceListVersion,
  findRequiredForRelease,
  insertAppointmentType,
  lockAppointmentTypesForKeyShare,
  nextPriceListVersion,
  type OnboardingCheckbox,
  renameAppointmentType,
  retireAppointmentType,
  saveFillTarget,
  savePaymentTerms,
  saveWriteOffLimit,
  selectAppointmentTypes,
  selectCheckboxes,
  selectPools,
  selectRetired,
} from '#features/tenants/entries.sql.ts';
export {
  type DeletedTenant,
  lockDeletedTenant,
  selectDeletedTenants,
  sumUpKept,
  undeleteTenant,
} from '#features/tenants/kept-tenants.sql.ts';
export { plainTenant } from '#features/tenants/plain-tenant.ts';
export { prepareNewLogos } from '#features/tenants/prepare-tenant-logos.ts';
export { auditedExtras, auditedTenant } from '#features/tenants/tenant-audit.ts';
export { tenantLook } from '#features/tenants/tenant-look.ts';
export type { NewTenant } from '#features/tenants/tenant-values.ts';
export { eraseDeletedTenants, eraseTenant } from '#features/tenants/tenants.jobs.ts';
export { findCurrentTenant, markTenantDeleted } from '#features/tenants/tenants.sql.ts';
export { themeType } from '#features/tenants/theme.graphql.ts';
export { findTheme, type TenantTheme } from '#features/tenants/themes.sql.ts';
