import type { Viewer } from '#platform/viewer/viewer.ts';

export type OfficeRole = NonNullable<Viewer['user']>['userRole'];

const PALETTE = { main: '#000000', light: '#000000', dark: '#000000' };

/** Somebody of this role in an agency that has the invoicing module, or has not. */
export const asRole = (userRole: OfficeRole, hasInvoicingModule = true): Partial<Viewer> => ({
  user: { userRole, userState: 'ACTIVE', firstName: 'Helga', lastName: 'Strasser', hasDeviceAccessTicket: true },
  tenant: {
    ...{ id: 't-1', appKey: 'key', name: 'Wiener Tafelrunde', contactEmail: null, contactPhone: null },
    ...{ hasInvoicingModule, hasAccountingInterface: false },
    tenantTheme: {
      ...{ logoSquareBase64: null, logoWideBase64: null },
      ...{ primaryColorPalette: PALETTE, secondaryColorPalette: PALETTE },
    },
  },
});
