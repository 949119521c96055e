import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import { isFailure } from '#platform/graphql/api-error.ts';
import { StaleDialog } from '#ui/dialogs/stale-dialog.tsx';
import { Form } from '#ui/form/form.tsx';
import { Page } from '#ui/pages/page.tsx';
import { DeleteRecipient } from './delete-recipient.tsx';
import { RECIPIENT_TEXTS } from './invoice-recipient-texts.ts';
import { RecipientFields } from './recipient-fields.tsx';
import { inputOf, recipientResolver, valuesOf } from './recipient-form.ts';
import { type AppointmentTypes, type Recipient, recipientQuery } from './recipient-query.ts';
import { updateRecipient } from './save-recipient.ts';
import { LIST, useToRecipients } from './use-to-recipients.ts';

interface EditRecipientFormProps {
  readonly newest: Recipient;
  readonly types: AppointmentTypes;
}

export function EditRecipientForm({ newest, types: newestTypes }: EditRecipientFormProps) {
  // What was begun with: what is loaded again meanwhile must not slip under the input.
  const [{ recipient, types }, setEdited] = useState({ recipient: newest, types: newestTypes });
  const [isStale, setStale] = useState(false);
  const form = useForm({ resolver: recipientResolver, defaultValues: valuesOf(recipient, types) });
  const client = useQueryClient();
  const toRecipients = useToRecipients();
  const reload = async (): Promise<void> => {
    const loaded = await client.fetchQuery(recipientQuery(recipient.id));
    setEdited(loaded);
    form.reset(valuesOf(loaded.recipient, loaded.types));
    setStale(false);
  };
  // At once, or the way out would ask about input for what is gone.
  const forgetInput = (): void => flushSync(() => form.reset(form.getValues()));
  return (
    <Page
      title={recipient.letterHead.name}
      subtitle={RECIPIENT_TEXTS.numberOf(recipient.customerNumber)}
      actions={recipient.viewerCanEdit && <DeleteRecipient recipient={recipient} onDeleted={forgetInput} />}
    >
      <Form
        form={form}
        cancelHref={LIST}
        save={async (values) => {
          try {
            return await updateRecipient(recipient, inputOf(values));
          } catch (error) {
            setStale(isFailure(error, GENERAL_FAILURES.stale));
            throw error;
          }
        }}
        onSaved={() => void toRecipients(RECIPIENT_TEXTS.saved)}
      >
        <RecipientFields types={types} />
      </Form>
      {isStale && <StaleDialog onReload={reload} onStay={() => setStale(false)} />}
    </Page>
  );
}
