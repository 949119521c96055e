import { createContext, useContext } from 'react';

export interface Notice {
  readonly text: string;
  /** A second line: what happens next. */
  readonly detail?: string;
  readonly tone?: 'success' | 'info' | 'danger';
  /** A step that can be taken right now: to take it back, to go there. */
  readonly action?: { readonly label: string; readonly take: () => void };
}

export interface ShownNotice extends Notice {
  readonly id: number;
}

export type Notify = (notice: Notice) => void;

export const NotifyContext = createContext<Notify | undefined>(undefined);

/** Tells something at the bottom right for five seconds. */
export function useNotify(): Notify {
  const notify = useContext(NotifyContext);
  if (!notify) throw new Error('useNotify is called outside of the notices');
  return notify;
}
