import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CapacitorConfig } from '@capacitor/cli';

/** The web app imports the plugins, so it says which there are and in which version. */
const web = JSON.parse(readFileSync(join(__dirname, '../web/package.json'), 'utf8'));
const includePlugins = Object.keys(web.dependencies).filter((name) => /^@capacitor\/(?!core$)/.test(name));

const config: CapacitorConfig = {
  appId: 'at.gastspiel.app',
  appName: 'Gastspiel',
  webDir: 'www',
  includePlugins,
  // Nobody else's page is ever shown in the app: every other address is the system's to open.
  server: { allowNavigation: [] },
  plugins: {
    PushNotifications: { presentationOptions: ['banner', 'list', 'sound'] },
    // The page itself keeps clear of notches and bars, by env(safe-area-inset-*); it is light on every phone.
    SystemBars: { insetsHandling: 'native', initialViewportFitValueHint: 'cover', style: 'LIGHT' },
  },
};
export default config;
