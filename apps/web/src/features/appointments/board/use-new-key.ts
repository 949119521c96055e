import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable], [role=dialog], [role=menu]') !== null;

/** N begins a new appointment, wherever nobody types. */
export function useNewKey(isOn: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isOn) return;
    const listen = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'n' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return;
      event.preventDefault();
      void navigate({ href: '/appointment/create' });
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isOn, navigate]);
}
