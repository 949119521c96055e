import Box from '@mui/material/Box';
import { useFormState } from 'react-hook-form';
import { FORM_TEXTS } from './form-texts.ts';

/** How many fields differ from what is saved. */
export function ChangeCount() {
  const count = countOf(useFormState().dirtyFields);
  return <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{count > 0 && FORM_TEXTS.changes(count)}</Box>;
}

/** The library nests the marks as the values are nested. */
const countOf = (mark: unknown): number => {
  if (typeof mark === 'object' && mark !== null) {
    return Object.values(mark).reduce((sum: number, within) => sum + countOf(within), 0);
  }
  return mark === true ? 1 : 0;
};
