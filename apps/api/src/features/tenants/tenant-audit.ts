import type { NewTenant } from '#features/tenants/create-tenant.ts';
import type { Logos } from '#features/tenants/logos.ts';
import type { TenantValues } from '#features/tenants/save-tenant.ts';

/** A tenant as the audit log keeps it: pictures only as "changed", and no secret of the accounting system. */
export function auditValues(tenant: TenantValues | NewTenant, logos: Logos): Record<string, unknown> {
  const { logoSquareBase64: _square, logoWideBase64: _wide, ...values } = tenant;
  const accounting = 'accountingInterfaceConfiguration' in values ? values.accountingInterfaceConfiguration : undefined;
  return {
    ...values,
    accountingInterfaceConfiguration: accounting ? { ...accounting, code: '•••' } : undefined,
    logoSquare: describeLogo(logos.logoSquareBase64),
    logoWide: describeLogo(logos.logoWideBase64),
  };
}

const describeLogo = (logo: string | null | undefined): string | undefined => {
  if (logo === undefined) return undefined;
  return logo === null ? 'removed' : 'changed';
};
