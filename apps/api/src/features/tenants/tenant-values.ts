import type { NewTenantInput, TenantInput } from '@gastspiel/domain/tenants/tenant-input.ts';
import type { z } from 'zod';

/** A tenant as a form sent it, checked. */
type TenantValues = z.output<typeof TenantInput>;
/** The part of it that is to be saved; the rest stays as it is. */
export type TenantChanges = { readonly [Field in keyof TenantValues]?: TenantValues[Field] | undefined };
export type NewTenant = z.output<typeof NewTenantInput>;
