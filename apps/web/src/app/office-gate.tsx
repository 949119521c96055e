import type { ReactNode } from 'react';
import { loadOffice } from './features.ts';
import { laterScreen } from './later-screen.tsx';

/** Nothing that looks for the office's features is shown before they are there. */
export const OfficeGate = laterScreen<{ readonly children: ReactNode }>(async () => {
  await loadOffice();
  return ({ children }) => children;
});
