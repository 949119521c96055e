import { useId, useLayoutEffect } from 'react';

/** The forms on the screen whose input is not saved yet. Who would throw it away asks here first. */
const forms = new Set<string>();

export const hasUnsavedInput = (): boolean => forms.size > 0;

/** Marks the form as unsaved while `isUnsaved`; the answer marks it as saved at once, before the next render. */
export function useUnsavedInput(isUnsaved: boolean): () => void {
  const id = useId();
  // Not an ordinary effect: that one would be undone only after the next page has been announced.
  useLayoutEffect(() => {
    if (isUnsaved) forms.add(id);
    return () => void forms.delete(id);
  }, [id, isUnsaved]);
  return () => void forms.delete(id);
}
