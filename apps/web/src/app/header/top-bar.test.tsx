import { screen, waitFor } from '@testing-library/dom';
import { afterEach, expect, it, vi } from 'vitest';
import type { Viewer } from '#platform/viewer/viewer.ts';
import { aServer, signIn } from '#testing/a-server.ts';
import { renderScreen } from '#testing/render.tsx';
import { HomeLink } from './home-link.tsx';
import { TenantMenu } from './tenant-menu.tsx';
import { TopBar } from './top-bar.tsx';

afterEach(() => vi.useRealTimers());

it.each([
  ['2026-11-30T23:59:00+01:00', 0],
  ['2026-12-01T00:01:00+01:00', 1],
  ['2026-12-25T23:59:00+01:00', 1],
  ['2026-12-26T00:01:00+01:00', 0],
])('the logo wears a hat from 1 to 25 December: at %s %i', (now, hats) => {
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
  signIn();
  renderScreen(<HomeLink />);
  expect(screen.queryAllByTestId('santa-hat')).toHaveLength(hats);
});

it('leads a worker to their own profile, and has no menu to open where there is none', () => {
  const user = {
    ...{ userRole: 'TARGET_USER', userState: 'ACTIVE', hasDeviceAccessTicket: true },
    ...{ firstName: 'Lena', lastName: 'Huber' },
  } as Viewer['user'];
  renderScreen(<TopBar title="Offene Angebote" hasSidebar={false} hasDrawer={false} />, { address: 'du', user });
  expect(screen.getByRole('link', { name: /Lena Huber.*mein Profil$/ }).getAttribute('href')).toBe('/profile');
  screen.getByRole('button', { name: 'Abmelden' });
  expect(screen.queryByRole('button', { name: 'Menü öffnen' })).toBeNull();
});

it('asks the server for the agency that is typed, and says when there is none', async () => {
  const agencies = ['Alpen Service Crew', 'Wiener Tafelrunde'].map((name, at) => ({ id: `t-${at}`, name }));
  aServer({
    TenantNames: ({ filter }) => {
      const wanted = (filter as unknown as { readonly name: string } | null)?.name.toLowerCase() ?? '';
      return { tenants: { items: agencies.filter(({ name }) => name.toLowerCase().includes(wanted)) } };
    },
  });
  const { person } = renderScreen(<TenantMenu anchor={document.body} onClose={() => undefined} />);
  await screen.findByRole('menuitem', { name: 'Alpen Service Crew' });
  const search = screen.getByRole('searchbox', { name: 'Agentur suchen' });
  await person.type(search, 'tafel');
  await waitFor(() => expect(screen.queryByRole('menuitem', { name: 'Alpen Service Crew' })).toBeNull());
  screen.getByRole('menuitem', { name: 'Wiener Tafelrunde' });
  await person.type(search, ' am Mond');
  await screen.findByText('Keine Agentur passt dazu.');
});
