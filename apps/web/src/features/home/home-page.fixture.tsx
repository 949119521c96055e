import { screen, within } from '@testing-library/dom';
import type { Viewer } from '#platform/viewer/viewer.ts';
import { aServer, type LOST } from '#testing/a-server.ts';
import { renderScreen } from '#testing/render.tsx';
import type { Home } from './home-document.ts';
import { StaffHomePage } from './staff-home-page.tsx';

type Role = NonNullable<Viewer['user']>['userRole'];
const PALETTE = { main: '#000000', light: '#000000', dark: '#000000' };
export const viewer = (userRole: Role, hasInvoicingModule = true): Partial<Viewer> => ({
  user: { userRole, userState: 'ACTIVE', firstName: 'Katharina', lastName: 'Brandl', hasDeviceAccessTicket: true },
  tenant: {
    ...{ id: 't-1', appKey: 'key', name: 'Wiener Tafelrunde', contactEmail: null, contactPhone: null },
    ...{ hasInvoicingModule, hasAccountingInterface: false },
    tenantTheme: {
      ...{ logoSquareBase64: null, logoWideBase64: null },
      ...{ primaryColorPalette: PALETTE, secondaryColorPalette: PALETTE },
    },
  },
});

/** The office's home with this answer for it, and the server that was asked. */
export const shown = (home: Home | typeof LOST, who: Partial<Viewer>, answers: Parameters<typeof aServer>[0] = {}) => {
  const server = aServer({
    Home: () => home,
    AssociationCode: () => ({ targetUserAssociationCode: { code: 'ABC' } }),
    ...answers,
  });
  return { server, ...renderScreen(<StaffHomePage />, who) };
};

/** The counts, in their order. */
export const counts = async (): Promise<readonly string[]> =>
  within(await screen.findByRole('list', { name: 'Was ansteht' }))
    .getAllByRole('listitem')
    .map(
      (card) =>
        `${within(card).getAllByRole('link')[0]?.lastChild?.textContent} ${card.querySelector('b')?.textContent}`,
    );
