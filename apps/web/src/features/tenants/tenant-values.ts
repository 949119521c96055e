import { DEFAULT_REQUIRED } from '@gastspiel/domain/target-users/release.ts';
import { codeFrom } from '@gastspiel/domain/tenants/association-code.ts';
import type { Palette } from '@gastspiel/domain/tenants/color-tones.ts';
import type { NewTenantInput } from '@gastspiel/domain/tenants/tenant-input.ts';
import type { z } from 'zod';
import type { Tenant } from './tenant-query.ts';

export const newCode = (): string => codeFrom(crypto.getRandomValues(new Uint8Array(16)));

type Entered = z.input<typeof NewTenantInput>;

/** The values of the form, where each tone has a field. */
export interface TenantValues extends Entered {
  primaryColorPalette: Palette;
  secondaryColorPalette: Palette;
}

/** The lists of which rows are edited. */
export type EntryListName = 'targetUserPools' | 'appointmentTypes' | 'outfits' | 'targetUserOnboardingCheckboxes';

/** Quiet colours that are readable: nobody has to choose before the agency has told its own. */
const PRIMARY = { main: '#2F5D8A', light: '#6C93B8', dark: '#1E3F5F' };
const SECONDARY = { main: '#B8893B', light: '#D1AC6C', dark: '#7D5A1E' };

export const newTenantValues = (): TenantValues => ({
  name: '',
  contactEmail: '',
  contactPhone: '',
  hasInvoicingModule: false,
  targetUserAssociationCode: newCode(),
  tenantUserAssociationCode: newCode(),
  targetUserPools: [{ description: '', isDefault: true }],
  appointmentTypes: [],
  outfits: [],
  requiredForRelease: [...DEFAULT_REQUIRED],
  targetUserOnboardingCheckboxes: [],
  logoSquareBase64: null,
  logoWideBase64: null,
  primaryColorPalette: PRIMARY,
  secondaryColorPalette: SECONDARY,
  accountingInterfaceConfiguration: null,
});

export const tenantValues = (tenant: Tenant): TenantValues => ({
  name: tenant.name,
  contactEmail: tenant.contactEmail ?? '',
  contactPhone: tenant.contactPhone ?? '',
  hasInvoicingModule: tenant.hasInvoicingModule,
  targetUserAssociationCode: tenant.targetUserAssociationCode,
  tenantUserAssociationCode: tenant.tenantUserAssociationCode,
  targetUserPools: tenant.targetUserPools.map((pool) => ({
    ...pool,
    isDefault: pool.id === tenant.defaultTargetUserPoolId,
  })),
  appointmentTypes: tenant.appointmentTypes,
  outfits: tenant.outfits,
  requiredForRelease: tenant.requiredForRelease,
  targetUserOnboardingCheckboxes: tenant.targetUserOnboardingCheckboxes,
  ...tenant.tenantTheme,
});
