import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';
import { useSaving } from '../form/use-saving.ts';
import { DialogFrame } from './dialog-frame.tsx';
import { DIALOG_TEXTS } from './dialog-texts.ts';

interface FormDialogProps<Values extends FieldValues, Output> {
  readonly title: string;
  readonly intro?: ReactNode;
  readonly submit: string;
  /** For what does not fit into the usual one. */
  readonly width?: number;
  /** From react-hook-form's useForm, with the schema as its resolver. */
  readonly form: UseFormReturn<Values, unknown, Output>;
  readonly save: (values: Output) => Promise<void>;
  /** Saved or not: the dialog is to go. */
  readonly onClose: () => void;
  /** The children say what stands against it. */
  readonly canSubmit?: boolean;
  readonly children: ReactNode;
}

/** A few fields that do not deserve a page. Shown for as long as it is mounted. */
export function FormDialog<Values extends FieldValues, Output>(props: FormDialogProps<Values, Output>) {
  const { title, intro, width, form, save, onClose, canSubmit = true, children } = props;
  const { submit, failure } = useSaving({ form, save, onSaved: onClose });
  const { isSubmitting, isDirty } = form.formState;
  return (
    <FormProvider {...form}>
      <DialogFrame
        title={title}
        subject={intro}
        {...(width && { width })}
        failure={failure}
        isHeld={isSubmitting || isDirty}
        onClose={onClose}
        onSubmit={submit}
        foot={
          <>
            <Button variant="outlined" disabled={isSubmitting} onClick={onClose}>
              {DIALOG_TEXTS.cancel}
            </Button>
            <Button type="submit" variant="contained" loading={isSubmitting} disabled={!canSubmit}>
              {props.submit}
            </Button>
          </>
        }
      >
        {children}
      </DialogFrame>
    </FormProvider>
  );
}
