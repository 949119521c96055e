import {
  AUDIENCE_LABELS,
  AUDIENCES,
  type Audience,
  MESSAGE_LIMITS,
  statesOf,
} from '@gastspiel/domain/messages/message-audience.ts';
import { MessageInput } from '@gastspiel/domain/messages/message-input.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useAttempt } from '#platform/attempts/use-attempt.ts';
import { FormDialog } from '#ui/dialogs/form-dialog.tsx';
import { MultilineField } from '#ui/fields/multiline-field.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { useNotify } from '#ui/notices/notify.ts';
import { useCockpit } from '../cockpit.ts';
import { offersQuery } from '../lanes/offers-query.ts';
import { MESSAGE_TEXTS as TEXTS } from './message-texts.ts';
import { sendMessage } from './messages-query.ts';

/** To whom, and what. At first to the booked, where there are any. */
export function MessageDialog({ onClose }: { readonly onClose: () => void }) {
  const { appointment } = useCockpit();
  const { data: offers = [] } = useQuery(offersQuery(appointment.id));
  const attempt = useAttempt(sendMessage);
  const notify = useNotify();
  const countOf = (audience: Audience): number =>
    offers.filter(({ offerState }) => statesOf(audience).includes(offerState)).length;
  const options = AUDIENCES.map((audience) => ({
    value: audience,
    label: TEXTS.choice(AUDIENCE_LABELS[audience], countOf(audience)),
  }));
  const audience: Audience = countOf('BOOKED') > 0 ? 'BOOKED' : 'ASKED';
  const form = useForm({ resolver: zodResolver(MessageInput), defaultValues: { audience, text: '' } });
  return (
    <FormDialog
      title={TEXTS.write}
      intro={TEXTS.intro}
      submit={TEXTS.submit}
      form={form}
      save={async (input) => {
        const count = await attempt.send({ appointmentId: appointment.id, ...input });
        notify({ text: TEXTS.sent(count) });
      }}
      onClose={onClose}
    >
      <SelectField name="audience" label={TEXTS.audience} options={options} />
      <MultilineField name="text" label={TEXTS.text} rows={5} maxLength={MESSAGE_LIMITS.text} />
    </FormDialog>
  );
}
