import { CalendarClock, Lock, Send } from 'lucide-react';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { fullName, type TargetUser } from '../target-user-query.ts';
import { BookingsAhead } from './bookings-ahead.tsx';
import { useOffersAhead } from './future-offers-query.ts';
import { useSetState } from './use-set-state.ts';
import { STATE_TEXTS } from './view-texts.ts';

export function BlockDialog({ worker, onClose }: { readonly worker: TargetUser; readonly onClose: () => void }) {
  const name = fullName(worker.personalInformation);
  const setState = useSetState(worker.id);
  const { data } = useOffersAhead(worker.id);
  const offersText = data
    ? data.open > 0
      ? STATE_TEXTS.blockOffers(data.open)
      : STATE_TEXTS.blockNoOffers
    : STATE_TEXTS.blockUnknown;
  return (
    <ConfirmDialog
      icon={<Lock />}
      title={STATE_TEXTS.blockTitle}
      subject={name}
      intro={STATE_TEXTS.blockIntro}
      consequences={[
        { icon: <Lock />, text: STATE_TEXTS.blockAccess },
        { icon: <Send />, text: offersText },
        ...(data && data.booked > 0 ? [{ icon: <CalendarClock />, text: <BookedAhead {...data} /> }] : []),
      ]}
      note={STATE_TEXTS.blockNote}
      confirm={STATE_TEXTS.block}
      onConfirm={async () => {
        await setState('BLOCKED', { text: STATE_TEXTS.blocked(name) });
        onClose();
      }}
      onCancel={onClose}
    />
  );
}

type Ahead = Pick<NonNullable<ReturnType<typeof useOffersAhead>['data']>, 'booked' | 'bookings'>;

/** They stay until somebody decides. */
const BookedAhead = ({ booked, bookings }: Ahead) => (
  <BookingsAhead lead={STATE_TEXTS.blockBookings(booked)} bookings={bookings} more={booked - bookings.length} />
);
