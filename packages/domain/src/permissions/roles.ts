/** Who a person is to the product. The order is that of the permission table's columns. */
export const ROLES = [
  'SYSTEM_ADMIN',
  'TENANT_USER_ACCOUNTING',
  'TENANT_USER_CUSTOMER_CARE',
  'TENANT_USER_DISPATCHER',
  'TENANT_USER_ADMIN',
  'TARGET_USER',
] as const;
export type Role = (typeof ROLES)[number];

export const STAFF_ROLES = [
  'SYSTEM_ADMIN',
  'TENANT_USER_ACCOUNTING',
  'TENANT_USER_CUSTOMER_CARE',
  'TENANT_USER_DISPATCHER',
  'TENANT_USER_ADMIN',
] as const satisfies readonly Role[];
export type StaffRole = (typeof STAFF_ROLES)[number];

export const USER_STATES = ['ACTIVE', 'ONBOARDING', 'BLOCKED'] as const;
export type UserState = (typeof USER_STATES)[number];

export const ROLE_LABELS: Readonly<Record<Role, string>> = {
  SYSTEM_ADMIN: 'Systemadministration',
  TENANT_USER_ACCOUNTING: 'Buchhaltung',
  TENANT_USER_CUSTOMER_CARE: 'Kundenbetreuung',
  TENANT_USER_DISPATCHER: 'Disposition',
  TENANT_USER_ADMIN: 'Verwaltung',
  TARGET_USER: 'Mitarbeiter/in',
};
