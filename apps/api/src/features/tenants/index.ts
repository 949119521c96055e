export { createTenant } from '#features/tenants/create-tenant.ts';
export { NEUTRAL_THEME } from '#features/tenants/neutral-theme.ts';
export type { NewTenant } from '#features/tenants/tenants.sql.ts';
