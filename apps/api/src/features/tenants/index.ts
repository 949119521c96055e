export { insertWholeTenant, type NewTenant } from '#features/tenants/create-tenant.ts';
export { plainTenant } from '#features/tenants/plain-tenant.ts';
