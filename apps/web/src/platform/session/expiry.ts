import { observable } from '#platform/state/observable.ts';
import { currentPlatform } from './platform.ts';

/**
 * A login that ends while a form is filled in must not cost the input, and input must not lie in the browser's storage: so the
 * page stays as it is, the person signs in in another tab, and that tab hands its tokens over.
 */
export const HANDOVER_PATH = '/sign-in-again';

/** Whether the page waits for somebody to sign in again. */
export const isExpired = observable(false);

let hasInput = (): boolean => false;

/** Tells how to find out whether the page holds input that is not saved. */
export const keepPageWhile = (holds: () => boolean): void => {
  hasInput = holds;
};

/** Answers whether the page stays. The app on a phone leaves for the system's browser and comes back anew. */
export function stayOnPage(): boolean {
  if (currentPlatform() !== 'web-app' || !hasInput()) return false;
  isExpired.set(true);
  return true;
}
