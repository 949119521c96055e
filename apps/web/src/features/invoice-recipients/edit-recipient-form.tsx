import type { Day } from '@gastspiel/domain/time/vienna-day.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import type { UseFormReturn } from 'react-hook-form';
import { RecipientVatCheck } from '#features/vat-numbers/index.ts';
import { useVersionedForm } from '#parts/editing/use-versioned-form.tsx';
import { useAttempt } from '#platform/attempts/use-attempt.ts';
import { Form } from '#ui/form/form.tsx';
import { Page } from '#ui/pages/page.tsx';
import { VAT_NUMBER } from './address-fields.tsx';
import { DeleteRecipient } from './delete-recipient.tsx';
import { RECIPIENT_TEXTS } from './invoice-recipient-texts.ts';
import { RecipientFields } from './recipient-fields.tsx';
import { inputOf, type RecipientValues, recipientResolver, recipientValues } from './recipient-form.ts';
import { type AppointmentTypes, type Recipient, recipientQuery } from './recipient-query.ts';
import { updateRecipient } from './save-recipient.ts';
import { pageOf, useLeave } from './use-to-recipients.ts';

interface EditRecipientFormProps {
  readonly newest: Recipient;
  readonly types: AppointmentTypes;
  /** The field to be typed first: a path of the form, or "price" with the name of a kind of work. */
  readonly field?: string | undefined;
  /** The day of work for which that kind of work has no price. */
  readonly day?: Day | undefined;
  /** The page to go back to: the recipient's own when left out. */
  readonly back?: string | undefined;
}

export function EditRecipientForm({
  newest,
  types: newestTypes,
  field,
  day,
  back = pageOf(newest.id),
}: EditRecipientFormProps) {
  const client = useQueryClient();
  const update = useAttempt(updateRecipient);
  const leave = useLeave();
  const { form, edited, saving, staleDialog } = useVersionedForm({
    newest: { recipient: newest, types: newestTypes },
    values: ({ recipient, types }) =>
      recipientValues(recipient, types, day ? { typeId: typeNamedBy(field, types), day } : undefined),
    resolver: recipientResolver,
    load: () => client.fetchQuery(recipientQuery(newest.id)),
  });
  useFirstField(form, field, newestTypes);
  const { recipient, types } = edited;
  const { id, version } = recipient;
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
        cancelHref={back}
        save={(values) => saving(update.send({ id, version, input: inputOf(values) }))}
        onSaved={() => leave(back, RECIPIENT_TEXTS.saved)}
      >
        <RecipientFields
          types={types}
          vatCheck={
            <RecipientVatCheck
              recipientId={id}
              savedNumber={recipient.letterHead.vatNumber}
              field={VAT_NUMBER}
              canCheck={recipient.viewerCanEdit}
            />
          }
        />
      </Form>
      {staleDialog}
    </Page>
  );
}

const typeNamedBy = (field: string | undefined, types: AppointmentTypes): string | undefined =>
  types.find(({ description }) => field === `price ${description}`)?.id;

/** Where somebody came to add one thing, the form begins there. */
function useFirstField(
  { setFocus, getValues }: Pick<UseFormReturn<RecipientValues>, 'setFocus' | 'getValues'>,
  field: string | undefined,
  types: AppointmentTypes,
): void {
  const type = typeNamedBy(field, types);
  const row = getValues('appointmentTypePrices').findIndex(({ appointmentTypeId: id }) => id === type);
  const path = row >= 0 ? (`appointmentTypePrices.${row}.price` as const) : FIRST_FIELDS.find((one) => one === field);
  useEffect(() => {
    if (path) setFocus(path);
  }, [path, setFocus]);
}

const FIRST_FIELDS = [
  'letterHead.vatNumber',
  'letterHead.contactEmail',
  'letterHead.address.streetNameAndNumber',
] as const;
