import type { Role } from '#domain/permissions/roles.ts';

export const ROLE_LABELS: Readonly<Record<Role, string>> = {
  SYSTEM_ADMIN: 'Systemadministration',
  TENANT_USER_ACCOUNTING: 'Buchhaltung',
  TENANT_USER_CUSTOMER_CARE: 'Kundenbetreuung',
  TENANT_USER_DISPATCHER: 'Disposition',
  TARGET_USER: 'Mitarbeiter/in',
};
