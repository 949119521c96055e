import { currentPlatform } from './platform.ts';

/** The scheme of the app on phones, by which the provider leads back into it: the id in apps/mobile/capacitor.config.ts. */
export const APP_ADDRESS = 'at.gastspiel.app:';

/** Where the provider leads back to. */
export const returnAddress = (): string => (currentPlatform() === 'mobile-app' ? APP_ADDRESS : window.location.origin);

/**
 * Goes to the identity provider. On a phone its pages are shown by the system's own browser: there people find their saved
 * passwords, and no app can read along. `onClosed` hears that the person closed it again.
 */
export async function leaveFor(url: string, onClosed: () => void): Promise<void> {
  if (currentPlatform() === 'web-app') return window.location.replace(url);
  const { openSystemBrowser } = await import('#platform/native/system-browser.ts');
  await openSystemBrowser(url, onClosed);
}
