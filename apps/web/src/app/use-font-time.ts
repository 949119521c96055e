import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isFontAtHand } from '#ui/fonts.ts';

/** A screen that asks nothing, as one of the login, does not wait longer for it. */
const PATIENCE_MS = 4_000;

/** Whether it is the font's turn: on a slow line it would hold up the first screen by a second. One that is at hand costs nothing. */
export function useFontTime(): boolean {
  const [isTime, setIsTime] = useState(false);
  const [hasAsked, setHasAsked] = useState(false);
  const asks = useIsFetching() > 0;
  useEffect(() => {
    void isFontAtHand().then((isAtHand) => isAtHand && setIsTime(true));
    const timer = window.setTimeout(() => setIsTime(true), PATIENCE_MS);
    return () => window.clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (asks) setHasAsked(true);
    else if (hasAsked) setIsTime(true);
  }, [asks, hasAsked]);
  return isTime;
}
