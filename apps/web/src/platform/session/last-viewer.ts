import { ROLES, type Role } from '@gastspiel/domain/permissions/roles.ts';

const KEY = 'last-viewer';

/** All that rights follow from, once somebody is active. */
export interface LastViewer {
  readonly role: Role;
  readonly hasInvoicingModule: boolean;
  readonly hasAccountingInterface: boolean;
}

/** Who was here last, so that the next start knows which code and which data to expect. Gone with the logout. */
export const lastViewer = {
  read(): LastViewer | undefined {
    try {
      const noted = JSON.parse(localStorage.getItem(KEY) ?? '{}') as LastViewer;
      return ROLES.includes(noted.role) ? noted : undefined;
    } catch {
      return undefined;
    }
  },
  note: (viewer: LastViewer): void => localStorage.setItem(KEY, JSON.stringify(viewer)),
  clear: (): void => localStorage.removeItem(KEY),
};
