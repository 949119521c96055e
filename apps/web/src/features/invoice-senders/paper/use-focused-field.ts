import { createContext, useEffect, useState } from 'react';

/** The field being edited, by its path in the form; empty while it is none. */
export const FocusedField = createContext('');

export function useFocusedField(): string {
  const [name, setName] = useState('');
  useEffect(() => {
    const look = (target: EventTarget | null): void =>
      setName(target instanceof Element ? (target.getAttribute('name') ?? '') : '');
    const gained = ({ target }: FocusEvent): void => look(target);
    const lost = ({ relatedTarget }: FocusEvent): void => look(relatedTarget);
    document.addEventListener('focusin', gained);
    document.addEventListener('focusout', lost);
    return () => {
      document.removeEventListener('focusin', gained);
      document.removeEventListener('focusout', lost);
    };
  }, []);
  return name;
}
