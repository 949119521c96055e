import { requiredNotes } from '@gastspiel/domain/input/text-input.ts';
import { isEvidenceOfWork } from '@gastspiel/domain/offers/evidence-of-work.ts';
import { OFFER_FAILURES } from '@gastspiel/domain/offers/offer-failures.ts';
import { OFFER_LIMITS, type OfferState } from '@gastspiel/domain/offers/offer-state.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { CalendarX2, Send, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { isFailure } from '#platform/graphql/api-error.ts';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { type Consequence, Consequences } from '#ui/dialogs/consequences.tsx';
import { FormDialog } from '#ui/dialogs/form-dialog.tsx';
import { MultilineField } from '#ui/fields/multiline-field.tsx';
import type { Appointment } from '../appointment/appointment-query.ts';
import { useCockpit } from '../cockpit.ts';
import type { Offer } from '../lanes/offers-query.ts';
import { fullName } from '../selection.ts';
import { WITHDRAW_TEXTS } from './dialog-texts.ts';

interface WithdrawDialogProps {
  readonly offers: readonly Offer[];
  readonly allIn?: readonly OfferState[] | undefined;
  readonly onClose: () => void;
}

/** Says in numbers what will be taken back; for bookings of work that has begun it asks why. */
export function WithdrawDialog({ offers, allIn, onClose }: WithdrawDialogProps) {
  const { appointment, steps, selection } = useCockpit();
  const startsAt = new Date(appointment.startDateTime);
  const [isReasonNeeded, setReasonNeeded] = useState(() =>
    offers.some(({ offerState: state }) => isEvidenceOfWork({ state, startsAt }, new Date())),
  );
  const [first, ...others] = offers;
  const only = first && others.length === 0 ? first : undefined;
  const asked = {
    title: only?.offerState === 'BOOKED' ? WITHDRAW_TEXTS.titleBooking : WITHDRAW_TEXTS.title(offers.length),
    subject: only && fullName(only),
    consequences: consequencesOf(offers, appointment),
  };
  const withdraw = async (reason?: string): Promise<void> => {
    await steps.withdraw(offers, { allIn, ...(reason && { reason }) });
    selection.clear();
  };
  if (isReasonNeeded) return <ReasonDialog {...asked} withdraw={withdraw} onClose={onClose} />;
  return (
    <ConfirmDialog
      {...asked}
      icon={<Undo2 />}
      note={WITHDRAW_TEXTS.note(offers.length)}
      confirm={WITHDRAW_TEXTS.submit}
      onConfirm={async () => {
        try {
          await withdraw();
          onClose();
        } catch (error) {
          // It began, or somebody was booked, while the dialog was open.
          if (!isFailure(error, OFFER_FAILURES.reasonNeeded)) throw error;
          setReasonNeeded(true);
        }
      }}
      onCancel={onClose}
    />
  );
}

function consequencesOf(offers: readonly Offer[], { endDateTime }: Appointment): readonly Consequence[] {
  const count = (state: OfferState): number => offers.filter(({ offerState }) => offerState === state).length;
  const booked = count('BOOKED');
  const isOver = new Date(endDateTime) <= new Date();
  const bookings = isOver ? WITHDRAW_TEXTS.bookingsOver(booked) : WITHDRAW_TEXTS.bookings(booked);
  const open = WITHDRAW_TEXTS.offers(count('CONTACTED'), count('ACCEPTED'), count('DECLINED'));
  return [
    ...(booked > 0 ? [{ icon: <CalendarX2 />, text: bookings }] : []),
    ...(booked < offers.length ? [{ icon: <Send />, text: open }] : []),
  ];
}

const resolver = zodResolver(z.object({ reason: requiredNotes(OFFER_LIMITS.withdrawalReason) }));

interface ReasonDialogProps {
  readonly title: string;
  readonly subject: string | undefined;
  readonly consequences: readonly Consequence[];
  readonly withdraw: (reason: string) => Promise<void>;
  readonly onClose: () => void;
}

/** A booking of work that has begun is evidence of it: it goes for a reason only. */
function ReasonDialog({ title, subject, consequences, withdraw, onClose }: ReasonDialogProps) {
  const form = useForm({ resolver, defaultValues: { reason: '' } });
  return (
    <FormDialog
      title={title}
      intro={[subject, WITHDRAW_TEXTS.begun].filter(Boolean).join(': ')}
      submit={WITHDRAW_TEXTS.submit}
      form={form}
      save={({ reason }) => withdraw(reason)}
      onClose={onClose}
    >
      <Consequences items={consequences} />
      <MultilineField
        name="reason"
        label={WITHDRAW_TEXTS.reason}
        help={WITHDRAW_TEXTS.reasonHelp}
        maxLength={OFFER_LIMITS.withdrawalReason}
      />
    </FormDialog>
  );
}
