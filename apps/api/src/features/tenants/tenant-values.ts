import type { NewTenantInput, TenantInput } from '@gastspiel/domain/tenants/tenant-input.ts';
import type { z } from 'zod';

/** A tenant as a form sent it, checked. */
export type TenantValues = z.output<typeof TenantInput>;
export type NewTenant = z.output<typeof NewTenantInput>;
