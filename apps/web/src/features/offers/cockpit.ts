import { createContext, useContext } from 'react';
import type { Appointment } from './appointment/appointment-query.ts';
import type { Question } from './steps/questions.ts';
import type { Steps } from './steps/use-steps.ts';
import type { Selection } from './use-selection.ts';

/** The knowledge and the means of every part of the cockpit. */
export interface Cockpit {
  readonly appointment: Appointment;
  /** Whether the viewer may ask people here, and the work has not begun. */
  readonly mayOffer: boolean;
  /** Whether the viewer may book people here: until the work is over. */
  readonly mayBook: boolean;
  /** Whether the viewer may take offers back; that is never too late. */
  readonly mayWithdraw: boolean;
  readonly steps: Steps;
  readonly ask: (question: Question) => void;
  readonly selection: Selection;
}

export const CockpitContext = createContext<Cockpit | undefined>(undefined);

export function useCockpit(): Cockpit {
  const cockpit = useContext(CockpitContext);
  if (!cockpit) throw new Error('useCockpit is called outside of the cockpit');
  return cockpit;
}
