import { useEffect, useState } from 'react';

/** Longer than the second tap of an impatient thumb takes. */
const SETTLE_MS = 800;

/** Whether what is shown has just changed: for a moment another card lies where a thumb meant the one before it. */
export function useSettling(shown: string): boolean {
  const [settled, setSettled] = useState(shown);
  useEffect(() => {
    if (shown === settled) return;
    const timer = window.setTimeout(() => setSettled(shown), SETTLE_MS);
    return () => window.clearTimeout(timer);
  }, [shown, settled]);
  return shown !== settled;
}
