import { DENIAL_LIMITS, DenialInput } from '@gastspiel/domain/denials/denial-input.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { RecipientField } from '#features/invoice-recipients/index.ts';
import { useAttempt } from '#platform/attempts/use-attempt.ts';
import { FormDialog } from '#ui/dialogs/form-dialog.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useNotify } from '#ui/notices/notify.ts';
import { effectsText, useDenialEffects } from './denial-effects.ts';
import { DENIAL_TEXTS } from './judgement-texts.ts';
import { createDenial } from './save-denial.ts';

const resolver = zodResolver(DenialInput);

export function DenialDialog({ workerId, onClose }: { readonly workerId: string; readonly onClose: () => void }) {
  const form = useForm({ resolver, defaultValues: { invoiceRecipientId: '', reason: '' } });
  const creation = useAttempt(createDenial);
  const notify = useNotify();
  const { data } = useDenialEffects(workerId, form.watch('invoiceRecipientId'));
  const effects = data && effectsText(data);
  return (
    <FormDialog
      title={DENIAL_TEXTS.add}
      intro={DENIAL_TEXTS.intro}
      submit={DENIAL_TEXTS.submit}
      form={form}
      save={async (input) => notify({ text: DENIAL_TEXTS.saved(await creation.send({ id: workerId, input })) })}
      onClose={onClose}
    >
      <RecipientField name="invoiceRecipientId" none="" label={DENIAL_TEXTS.recipient} />
      <Typography role="status" sx={effects ? { color: 'error.main' } : { color: 'text.secondary' }}>
        {data && (effects ? `${DENIAL_TEXTS.effects} ${effects}.` : DENIAL_TEXTS.noEffects)}
      </Typography>
      <TextField name="reason" label={DENIAL_TEXTS.reason} isOptional maxLength={DENIAL_LIMITS.reason} />
    </FormDialog>
  );
}
