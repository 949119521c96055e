import { randomBytes } from 'node:crypto';
import { codeFrom } from '@gastspiel/domain/tenants/association-code.ts';
import type { NewTenant } from '#features/tenants/tenant-values.ts';
import type { TenantTheme } from '#features/tenants/themes.sql.ts';

/** Quiet colours, until the agency has told its own. */
export const PLAIN_LOOK: TenantTheme = {
  primaryColorPalette: { main: '#34495E', light: '#5D738A', dark: '#22313F' },
  secondaryColorPalette: { main: '#8A6D3B', light: '#B0945F', dark: '#5F4A25' },
  logoSquareBase64: null,
  logoWideBase64: null,
};

/** A tenant that has chosen nothing yet but its name. */
export const plainTenant = (name: string): NewTenant => ({
  name,
  contactEmail: null,
  contactPhone: null,
  hasInvoicingModule: true,
  targetUserAssociationCode: codeFrom(randomBytes(16)),
  tenantUserAssociationCode: codeFrom(randomBytes(16)),
  targetUserPools: [{ description: 'Alle', isDefault: true }],
  appointmentTypes: [],
  outfits: [],
  targetUserOnboardingCheckboxes: [],
  ...PLAIN_LOOK,
});
