import { type ReactNode, useEffect } from 'react';
import { log } from '#platform/log/log.ts';
import { loadOffice } from './features.ts';
import { laterScreen } from './later-screen.tsx';

const Gate = laterScreen<{ readonly children: ReactNode }>(async () => {
  await loadOffice();
  return ({ children }) => children;
});

const KEY = 'works-in-office';

/** Nothing that looks for the office's features is shown before they are there. */
export function OfficeGate({ children }: { readonly children: ReactNode }) {
  useEffect(() => localStorage.setItem(KEY, 'yes'), []);
  return <Gate>{children}</Gate>;
}

/** In a browser of the office they come with the start, before it is known who the person is. */
export function expectOffice(): void {
  if (localStorage.getItem(KEY)) loadOffice().catch((cause) => log.warn('The office could not be loaded ahead', cause));
}
