import { NewTenantInput, TenantInput } from '@gastspiel/domain/tenants/tenant-input.ts';
import { zodResolver } from '@hookform/resolvers/zod';

/** The domain's rules, as a form takes them. */
export const newTenantResolver = zodResolver(NewTenantInput);
export const tenantResolver = zodResolver(TenantInput);
