import { type TouchEvent, useRef } from 'react';

const FAR_ENOUGH = 60;

/** A swipe to the side: 1 to what comes next, -1 back. Scrolling up and down is none. */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const start = useRef<{ readonly x: number; readonly y: number } | undefined>(undefined);
  return {
    onTouchStart: ({ touches }: TouchEvent): void => {
      const touch = touches.item(0);
      start.current = touches.length === 1 && touch ? { x: touch.clientX, y: touch.clientY } : undefined;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent): void => {
      const touch = changedTouches.item(0);
      if (!start.current || !touch) return;
      const [across, down] = [touch.clientX - start.current.x, touch.clientY - start.current.y];
      start.current = undefined;
      if (Math.abs(across) < FAR_ENOUGH || Math.abs(across) < 2 * Math.abs(down)) return;
      onSwipe(across < 0 ? 1 : -1);
    },
  };
}
