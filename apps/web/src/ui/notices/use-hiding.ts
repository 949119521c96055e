import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Closes what tells something after a while, or never (`null`); not while the pointer or the focus is on it, or the window is in
 * the back. Answers what the box has to listen to.
 */
export function useHiding(onClose: () => void, afterMs: number | null) {
  const [isHeld, setHeld] = useState(false);
  const [isInFront, setInFront] = useState(() => document.hasFocus());
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const toFront = () => setInFront(true);
    const toBack = () => setInFront(false);
    window.addEventListener('focus', toFront);
    window.addEventListener('blur', toBack);
    return () => {
      window.removeEventListener('focus', toFront);
      window.removeEventListener('blur', toBack);
    };
  }, []);
  useEffect(() => {
    if (isHeld || !isInFront || afterMs === null) return;
    const timer = window.setTimeout(() => close(), afterMs);
    return () => window.clearTimeout(timer);
  }, [isHeld, isInFront, afterMs]);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return { onPointerEnter: hold, onPointerLeave: release, onFocus: hold, onBlur: release };
}
