import { useId, useLayoutEffect } from 'react';
import { UnsavedDialog } from './unsaved-dialog.tsx';
import { unsavedForms } from './unsaved-input.ts';

/** Marks the form as unsaved while `isUnsaved`; the answer marks it as saved at once, before the next render. */
export function useUnsavedInput(isUnsaved: boolean): () => void {
  const id = useId();
  // Not an ordinary effect: that one would be undone only after the next page has been announced.
  useLayoutEffect(() => {
    if (isUnsaved) unsavedForms.add(id, UnsavedDialog);
    return () => unsavedForms.remove(id);
  }, [id, isUnsaved]);
  return () => unsavedForms.remove(id);
}
