import { useFormState } from 'react-hook-form';
import { Quiet } from '../layout.tsx';
import { FORM_TEXTS } from './form-texts.ts';

/** How many fields differ from what is saved. */
export function ChangeCount() {
  const count = countOf(useFormState().dirtyFields);
  return <Quiet size="body2">{count > 0 && FORM_TEXTS.changes(count)}</Quiet>;
}

/** The library nests the marks as the values are nested. */
const countOf = (mark: unknown): number => {
  if (typeof mark === 'object' && mark !== null) {
    return Object.values(mark).reduce((sum: number, within) => sum + countOf(within), 0);
  }
  return mark === true ? 1 : 0;
};
