import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FormProvider } from 'react-hook-form';
import { BY_HAND_TEXTS, SendingFields, usePastSending } from '#features/time-sheets/index.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { useSaving } from '#ui/form/use-saving.ts';
import { Quiet } from '#ui/layout.tsx';
import { useNotify } from '#ui/notices/notify.ts';
import { SectionCard } from '#ui/section-card.tsx';
import { SENDING_TEXTS as TEXTS } from './admin-texts.ts';

/** Enters that a time sheet went its way without us. */
export function PastSendingForm() {
  const notify = useNotify();
  const { form, save, clear } = usePastSending();
  const { submit, failure } = useSaving({
    form,
    save,
    onSaved: (description) => {
      notify({ text: BY_HAND_TEXTS.done(description) });
      clear();
    },
  });
  return (
    <SectionCard title={TEXTS.title}>
      <FormProvider {...form}>
        <Box component="form" noValidate onSubmit={submit} sx={{ maxWidth: 680, display: 'grid', gap: 2 }}>
          <Quiet>{BY_HAND_TEXTS.hint}</Quiet>
          <TextField name="worklogBlockId" label={TEXTS.block} help={TEXTS.blockHelp} />
          <SendingFields />
          {failure && (
            <Typography role="alert" sx={{ color: 'error.main' }}>
              {failure}
            </Typography>
          )}
          <div>
            <Button type="submit" variant="contained" loading={form.formState.isSubmitting}>
              {TEXTS.submit}
            </Button>
          </div>
        </Box>
      </FormProvider>
    </SectionCard>
  );
}
