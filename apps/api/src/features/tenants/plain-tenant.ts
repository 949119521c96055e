import { randomBytes } from 'node:crypto';
import { codeFrom } from '@gastspiel/domain/tenants/association-code.ts';
import type { NewTenant } from '#features/tenants/create-tenant.ts';

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
  primaryColorPalette: { main: '#34495E', light: '#5D738A', dark: '#22313F' },
  secondaryColorPalette: { main: '#8A6D3B', light: '#B0945F', dark: '#5F4A25' },
});
