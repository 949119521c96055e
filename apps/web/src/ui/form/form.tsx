import Box from '@mui/material/Box';
import { type ReactNode, useEffect, useRef } from 'react';
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';
import { FormBar, type FormBarProps } from './form-bar.tsx';
import { useSaving } from './use-saving.ts';

interface FormProps<Values extends FieldValues, Output, Saved> extends Omit<FormBarProps, 'failure'> {
  /** From react-hook-form's useForm, with the schema as its resolver. */
  readonly form: UseFormReturn<Values, unknown, Output>;
  readonly save: (values: Output, step: string) => Promise<Saved>;
  /** The place to leave the page from: nothing counts as unsaved any more. */
  readonly onSaved: (saved: Saved, step: string) => void;
  /** Sections with fields. */
  readonly children: ReactNode;
  /** Beside the form where the screen is large, else beneath it: a preview. */
  readonly side?: ReactNode;
  /** A preview that needs more room: a whole paper. */
  readonly isSideWide?: boolean;
}

/** A form in one column, with its buttons stuck to the bottom. Leaving it with unsaved input asks. */
export function Form<Values extends FieldValues, Output, Saved>(props: FormProps<Values, Output, Saved>) {
  const { form, children, side, isSideWide = false, save, onSaved, ...bar } = props;
  const { submit, failure } = useSaving({ form, save, onSaved });
  const element = useRef<HTMLFormElement>(null);
  // A person who comes by a link can type at once; a page that was opened within the app has the focus already.
  useEffect(() => {
    if (document.activeElement === document.body) element.current?.querySelector<HTMLElement>(FIRST_FIELD)?.focus();
  }, []);
  return (
    <FormProvider {...form}>
      <Box
        component="form"
        ref={element}
        noValidate
        onSubmit={submit}
        sx={{ display: 'flex', flexDirection: 'column', minHeight: '100%' }}
      >
        <Box sx={{ ...COLUMN, ...(side && BESIDE), ...(isSideWide && WIDELY) }}>
          <Box sx={SECTIONS}>{children}</Box>
          {side && <Box sx={{ minWidth: 0 }}>{side}</Box>}
        </Box>
        <FormBar {...bar} failure={failure} />
      </Box>
    </FormProvider>
  );
}

const FIRST_FIELD = 'input:not([type=hidden], [type=file], :disabled), textarea, [role=combobox]';

const WIDTH = 'minmax(0, 680px)';
const COLUMN = { display: 'grid', gridTemplateColumns: WIDTH, gap: { xs: 3, lg: 5 }, pb: 3 } as const;
const BESIDE = {
  gridTemplateColumns: { xs: WIDTH, lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
  maxWidth: 1060,
} as const;

const WIDELY = { gridTemplateColumns: { xs: WIDTH, lg: 'minmax(0, 7fr) minmax(0, 5fr)' } } as const;

const SECTIONS = {
  minWidth: 0,
  // A hairline between the sections.
  '& > * + *': { mt: 2.75, pt: 2.75, borderTop: 1, borderColor: 'divider' },
} as const;
