import { useForm } from 'react-hook-form';
import { useAttempt } from '#platform/attempts/use-attempt.ts';
import { Form } from '#ui/form/form.tsx';
import { RECIPIENT_TEXTS } from './invoice-recipient-texts.ts';
import { RecipientFields } from './recipient-fields.tsx';
import { inputOf, newRecipientValues, recipientResolver } from './recipient-form.ts';
import type { AppointmentTypes } from './recipient-query.ts';
import { createRecipient } from './save-recipient.ts';
import { LIST, pageOf, useLeave } from './use-to-recipients.ts';

interface CreateRecipientFormProps {
  readonly customerNumber: string;
  readonly types: AppointmentTypes;
}

export function CreateRecipientForm({ customerNumber, types }: CreateRecipientFormProps) {
  const form = useForm({ resolver: recipientResolver, defaultValues: newRecipientValues(customerNumber, types) });
  const create = useAttempt(createRecipient);
  const leave = useLeave();
  return (
    <Form
      form={form}
      submit={RECIPIENT_TEXTS.create}
      cancelHref={LIST}
      save={(values) => create.send({ input: inputOf(values) })}
      onSaved={(id) => leave(pageOf(id), RECIPIENT_TEXTS.saved)}
    >
      <RecipientFields types={types} />
    </Form>
  );
}
