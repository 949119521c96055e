import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';
import { useSaving } from '../form/use-saving.ts';
import { DIALOG_TEXTS } from './dialog-texts.ts';

interface FormDialogProps<Values extends FieldValues, Output> {
  readonly title: string;
  readonly intro?: ReactNode;
  readonly submit: string;
  /** From react-hook-form's useForm, with the schema as its resolver. */
  readonly form: UseFormReturn<Values, unknown, Output>;
  readonly save: (values: Output) => Promise<void>;
  /** Saved or not: the dialog is to go. */
  readonly onClose: () => void;
  /** What stands against it is said among the children. */
  readonly canSubmit?: boolean;
  readonly children: ReactNode;
}

/** A few fields that do not deserve a page. Shown for as long as it is mounted. */
export function FormDialog<Values extends FieldValues, Output>(props: FormDialogProps<Values, Output>) {
  const { title, intro, form, save, onClose, canSubmit = true, children } = props;
  const titleId = useId();
  const { submit, failure } = useSaving({ form, save, onSaved: onClose });
  const { isSubmitting, isDirty } = form.formState;
  return (
    <Dialog
      open
      // A key or a click beside it must not lose what was typed; a button says that it is meant.
      onClose={() => !isSubmitting && !isDirty && onClose()}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { width: 520, p: { xs: 2, sm: 3 } } } }}
    >
      <FormProvider {...form}>
        <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
          <div>
            <Typography id={titleId} component="h2" variant="subtitle1">
              {title}
            </Typography>
            {intro && <Typography sx={{ color: 'text.secondary' }}>{intro}</Typography>}
          </div>
          {children}
          {failure && (
            <Typography role="alert" sx={{ color: 'error.main' }}>
              {failure}
            </Typography>
          )}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1.5, mt: 0.5 }}>
            <Button variant="outlined" disabled={isSubmitting} onClick={onClose}>
              {DIALOG_TEXTS.cancel}
            </Button>
            <Button type="submit" variant="contained" loading={isSubmitting} disabled={!canSubmit}>
              {props.submit}
            </Button>
          </Box>
        </Box>
      </FormProvider>
    </Dialog>
  );
}
