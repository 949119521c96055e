import { useState } from 'react';

/** The error, and while the same is asked for again the one before: what is shown in the place of it is not to flicker. */
export function useLastError(error: unknown): unknown {
  const [last, setLast] = useState(error);
  if (error && error !== last) setLast(error);
  return error ?? last;
}
