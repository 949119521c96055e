import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FormProvider, useForm } from 'react-hook-form';
import { useAttempt } from '#platform/attempts/use-attempt.ts';
import { DateField } from '#ui/fields/date-field.tsx';
import { MultilineField } from '#ui/fields/multiline-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { TimeField } from '#ui/fields/time-field.tsx';
import { FormRow } from '#ui/form/form-section.tsx';
import { useSaving } from '#ui/form/use-saving.ts';
import { Quiet } from '#ui/layout.tsx';
import { useNotify } from '#ui/notices/notify.ts';
import { SectionCard } from '#ui/section-card.tsx';
import { SENDING_TEXTS as TEXTS } from './admin-texts.ts';
import { atFields, enterPastSending, PastSending } from './past-sending.ts';

const resolver = zodResolver(PastSending);
const BLANK = { worklogBlockId: '', day: '', time: '', recipients: '' };

/** Enters that a time sheet went its way without us. */
export function PastSendingForm() {
  const notify = useNotify();
  const form = useForm({ resolver, defaultValues: BLANK });
  const { send } = useAttempt(enterPastSending);
  const { submit, failure } = useSaving({
    form,
    save: (sending) =>
      send(sending).catch((error: unknown) => {
        throw atFields(error);
      }),
    onSaved: (description) => {
      notify({ text: TEXTS.done(description) });
      form.reset(BLANK);
    },
  });
  return (
    <SectionCard title={TEXTS.title}>
      <FormProvider {...form}>
        <Box component="form" noValidate onSubmit={submit} sx={{ maxWidth: 680, display: 'grid', gap: 2 }}>
          <Quiet>{TEXTS.hint}</Quiet>
          <TextField name="worklogBlockId" label={TEXTS.block} help={TEXTS.blockHelp} />
          <FormRow>
            <DateField completes="nearest" name="day" label={TEXTS.day} />
            <TimeField name="time" label={TEXTS.time} />
          </FormRow>
          <MultilineField name="recipients" label={TEXTS.recipients} help={TEXTS.recipientsHelp} rows={2} />
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
