import { observable } from '#platform/state/observable.ts';

/** The worker's deeds on this device, and the questions they were asked there. */
export interface Asked {
  /** The app has shown what it is good for. */
  readonly hasAccepted: boolean;
  readonly installClosed: boolean;
  readonly notifyClosed: boolean;
}

const STORAGE_KEY = 'phonePrompts';
const NOTHING: Asked = { hasAccepted: false, installClosed: false, notifyClosed: false };

function read(): Asked {
  try {
    return { ...NOTHING, ...(JSON.parse(window.localStorage.getItem(STORAGE_KEY) ?? '{}') as Partial<Asked>) };
  } catch {
    return NOTHING;
  }
}

const changes = observable(0);

/** Outlives a reload, but not the logout. */
export const asked = {
  read,
  note(what: Partial<Asked>): void {
    try {
      window.localStorage.setItem(STORAGE_KEY, JSON.stringify({ ...read(), ...what }));
    } catch {
      // With a full storage the person is asked once more; what they were doing is not to fail for it.
    }
    changes.set(changes.get() + 1);
  },
  clear: (): void => window.localStorage.removeItem(STORAGE_KEY),
  subscribe: changes.subscribe,
};
