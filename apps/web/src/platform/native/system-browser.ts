import { Browser } from '@capacitor/browser';

/** Shows a page of the identity provider over the app. `onClosed` hears that the person closed it themselves. */
export async function openSystemBrowser(url: string, onClosed: () => void): Promise<void> {
  const listener = await Browser.addListener('browserFinished', () => {
    void listener.remove();
    onClosed();
  });
  await Browser.open({ url });
}
