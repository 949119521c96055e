import { useEffect, useState } from 'react';

const QUIET_MS = 250;

/** The value once it has rested: a search asks the server for words, not for letters. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(value), QUIET_MS);
    return () => window.clearTimeout(timer);
  }, [value]);
  return settled;
}
