export { insertWholeTenant } from '#features/tenants/create-tenant.ts';
export { lockAppointmentTypes, selectAppointmentTypes } from '#features/tenants/entries.sql.ts';
export { plainTenant } from '#features/tenants/plain-tenant.ts';
export { tenantLook } from '#features/tenants/tenant-look.ts';
export type { NewTenant } from '#features/tenants/tenant-values.ts';
