import { screen } from '@testing-library/dom';
import { expect, it } from 'vitest';
import type { Viewer } from '#platform/viewer/viewer.ts';
import { renderScreen } from '#testing/render.tsx';
import { ForbiddenPage } from './no-page.tsx';

it.each([
  ['TENANT_USER_DISPATCHER', 'Sie', 'an die Verwaltung Ihrer Agentur.'],
  ['TENANT_USER_ADMIN', 'Sie', 'an die Systemadministration.'],
  ['SYSTEM_ADMIN', 'Sie', 'an die Systemadministration.'],
  ['TARGET_USER', 'du', 'melde dich bei deiner Agentur.'],
] as const)('tells %s whom to ask for a page', (userRole, address, words) => {
  renderScreen(<ForbiddenPage />, { address, user: { userRole } } as Partial<Viewer>);
  expect(screen.getByText(/freigegeben|darf diese Seite nicht/).textContent).toContain(words);
});
