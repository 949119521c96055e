import { expect, it, onTestFinished, vi } from 'vitest';
import { renderScreen } from '#testing/render.tsx';
import { AppIdentity } from './app-identity.tsx';

const TENANT = { name: 'Agentur Nord', appKey: 'k1', tenantTheme: {} } as never;
const linked = () => [...document.querySelectorAll('link[href^="/apps/"]')].map((link) => link.getAttribute('href'));

it('names the app of the own agency to the browser', () => {
  renderScreen(<AppIdentity />, { tenant: TENANT });
  expect(linked()).toEqual(['/apps/k1/manifest.webmanifest', '/apps/k1/apple-touch-icon.png']);
});

it('names none where the app is installed already, and none where nobody has an agency', () => {
  renderScreen(<AppIdentity />);
  vi.stubGlobal('Capacitor', { isNativePlatform: () => true });
  onTestFinished(() => void vi.unstubAllGlobals());
  renderScreen(<AppIdentity />, { tenant: TENANT });
  expect(linked()).toEqual([]);
});
