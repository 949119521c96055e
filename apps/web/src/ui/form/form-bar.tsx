import Button from '@mui/material/Button';
import { useFormContext } from 'react-hook-form';
import { ButtonBar } from './button-bar.tsx';
import { FORM_TEXTS } from './form-texts.ts';

export interface FormBarProps {
  readonly submit?: string;
  /** Another way to save, as "Anlegen und weiteren erfassen". */
  readonly secondSubmit?: { readonly label: string; readonly step: string };
  /** Where "Abbrechen" leads. */
  readonly cancelHref: string;
  /** Why the last try to save failed. */
  readonly failure: string | undefined;
}

export function FormBar({ submit = FORM_TEXTS.save, secondSubmit, cancelHref, failure }: FormBarProps) {
  const { isSubmitting } = useFormContext().formState;
  return (
    <ButtonBar failure={failure}>
      <Button type="submit" variant="contained" loading={isSubmitting}>
        {submit}
      </Button>
      {secondSubmit && (
        <Button type="submit" variant="outlined" value={secondSubmit.step} disabled={isSubmitting}>
          {secondSubmit.label}
        </Button>
      )}
      <Button href={cancelHref}>{FORM_TEXTS.cancel}</Button>
    </ButtonBar>
  );
}
