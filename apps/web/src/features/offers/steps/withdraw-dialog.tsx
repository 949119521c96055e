import type { OfferState } from '@gastspiel/domain/offers/offer-state.ts';
import { CalendarX2, Send, Undo2 } from 'lucide-react';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { useCockpit } from '../cockpit.ts';
import type { Offer } from '../lanes/offers-query.ts';
import { fullName } from '../person.ts';
import { WITHDRAW_TEXTS } from './step-texts.ts';

interface WithdrawDialogProps {
  readonly offers: readonly Offer[];
  readonly allIn?: readonly OfferState[] | undefined;
  readonly onClose: () => void;
}

/** Says in numbers what will be taken back. */
export function WithdrawDialog({ offers, allIn, onClose }: WithdrawDialogProps) {
  const { steps, selection } = useCockpit();
  const [first] = offers;
  const count = (state: OfferState): number => offers.filter(({ offerState }) => offerState === state).length;
  const booked = count('BOOKED');
  return (
    <ConfirmDialog
      icon={<Undo2 />}
      title={booked === 1 && offers.length === 1 ? WITHDRAW_TEXTS.titleBooking : WITHDRAW_TEXTS.title(offers.length)}
      subject={first && offers.length === 1 ? fullName(first) : undefined}
      intro={WITHDRAW_TEXTS.intro}
      consequences={[
        ...(booked > 0 ? [{ icon: <CalendarX2 />, text: WITHDRAW_TEXTS.bookings(booked) }] : []),
        ...(booked < offers.length
          ? [
              {
                icon: <Send />,
                text: WITHDRAW_TEXTS.offers(count('CONTACTED'), count('ACCEPTED'), count('DECLINED')),
              },
            ]
          : []),
      ]}
      note={WITHDRAW_TEXTS.note}
      confirm={WITHDRAW_TEXTS.submit}
      onConfirm={async () => {
        await steps.withdraw(offers, allIn);
        selection.clear();
        onClose();
      }}
      onCancel={onClose}
    />
  );
}
