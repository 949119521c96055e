import { useQuery } from '@tanstack/react-query';
import { CalendarCheck, CalendarX2, Send } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { useNow } from '#platform/state/use-now.ts';
import { Consequences } from '#ui/dialogs/consequences.tsx';
import { FormDialog } from '#ui/dialogs/form-dialog.tsx';
import { CheckboxField } from '#ui/fields/on-off-field.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { appointmentQuery } from '../appointment/appointment-query.ts';
import { availabilityQuery } from '../candidates/candidates-query.ts';
import { inLane } from '../lanes/offer.ts';
import { offersQuery } from '../lanes/offers-query.ts';
import { fullName } from '../selection.ts';
import { asksNobody } from './asks-nobody.ts';
import { OFFER_ALL_TEXTS, REPLACEMENT_TEXTS } from './dialog-texts.ts';
import type { ReplacementWish } from './step-texts.ts';

interface ReplacementDialogProps {
  readonly appointmentId: string;
  /** Whose booking goes. */
  readonly worker: { readonly firstName: string; readonly lastName: string };
  readonly seek: (wish: ReplacementWish) => Promise<void>;
  readonly onClose: () => void;
}

const OTHERS = 'OTHERS';

/** Says in numbers what one step will do: the booking goes, and so many are asked; or somebody of the waiting list takes the place. */
export function ReplacementDialog({ appointmentId, worker, seek, onClose }: ReplacementDialogProps) {
  const { data: { available, partially } = { available: 0, partially: 0 } } = useQuery(
    availabilityQuery(appointmentId),
  );
  const { data: appointment } = useQuery(appointmentQuery(appointmentId));
  const now = useNow();
  const nobody = appointment && asksNobody(appointment, now);
  const { data: offers = [] } = useQuery(offersQuery(appointmentId));
  // The newest change comes first; who has waited longest is proposed first.
  const waiting = inLane(offers, 'ACCEPTED')
    .toReversed()
    .map((offer) => ({ value: offer.offerId, label: fullName(offer) }));
  const form = useForm({
    values: { includePartially: false, who: (nobody !== 'ENOUGH' && waiting[0]?.value) || OTHERS },
    resetOptions: { keepDirtyValues: true },
  });
  const replacement = waiting.find(({ value }) => value === form.watch('who'));
  const count = nobody ? 0 : available + (form.watch('includePartially') ? partially : 0);
  const name = fullName(worker);
  return (
    <FormDialog
      title={REPLACEMENT_TEXTS.title(name)}
      submit={replacement ? REPLACEMENT_TEXTS.submitBooking : REPLACEMENT_TEXTS.submit(count)}
      form={form}
      save={({ includePartially }) => seek({ includePartially, replacementOfferId: replacement?.value ?? null })}
      onClose={onClose}
    >
      {waiting.length > 0 && (
        <SelectField
          name="who"
          label={REPLACEMENT_TEXTS.who}
          help={REPLACEMENT_TEXTS.whoHelp}
          options={[...waiting, { value: OTHERS, label: nobody ? REPLACEMENT_TEXTS.nobody : REPLACEMENT_TEXTS.others }]}
        />
      )}
      <Consequences
        items={[
          { icon: <CalendarX2 />, text: REPLACEMENT_TEXTS.withdrawn(name) },
          replacement
            ? { icon: <CalendarCheck />, text: REPLACEMENT_TEXTS.booked(replacement.label) }
            : { icon: <Send />, text: nobody ? REPLACEMENT_TEXTS.asksNobody[nobody] : REPLACEMENT_TEXTS.asked(count) },
        ]}
      />
      {partially > 0 && !replacement && !nobody && (
        <CheckboxField
          name="includePartially"
          label={OFFER_ALL_TEXTS.include(partially)}
          help={OFFER_ALL_TEXTS.includeHelp}
        />
      )}
    </FormDialog>
  );
}
