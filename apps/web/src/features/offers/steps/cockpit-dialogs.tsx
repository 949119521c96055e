import { SaveEntryAsTemplate } from '#features/appointments/index.ts';
import { DeleteDialog } from '../appointment/delete-dialog.tsx';
import { RecipientDialog } from '../appointment/recipient-dialog.tsx';
import { useCockpit } from '../cockpit.ts';
import { ShortcutsDialog } from '../keyboard/shortcuts-dialog.tsx';
import { MessageDialog } from '../messages/message-dialog.tsx';
import { RankingDialog } from '../waves/ranking-dialog.tsx';
import { WavesDialog } from '../waves/waves-dialog.tsx';
import { AbsentDialog } from './absent-dialog.tsx';
import { DirectBookingDialog } from './direct-booking-dialog.tsx';
import { LateBookingDialog } from './late-booking-dialog.tsx';
import { NoteDialog } from './note-dialog.tsx';
import { OfferAllDialog } from './offer-all-dialog.tsx';
import { OtherPersonDialog } from './other-person-dialog.tsx';
import { OverbookDialog } from './overbook-dialog.tsx';
import { PreventedDialog } from './prevented-dialog.tsx';
import type { Question } from './questions.ts';
import { RecordPreventionDialog } from './record-prevention-dialog.tsx';
import { ReplacementDialog } from './replacement-dialog.tsx';
import { WithdrawDialog } from './withdraw-dialog.tsx';

interface CockpitDialogsProps {
  readonly question: Question;
  readonly shortcuts: readonly [boolean, (isOn: boolean) => void];
  readonly onClose: () => void;
}

/** Asks the open question. */
export function CockpitDialogs({ question, shortcuts: [isOn, onSwitch], onClose }: CockpitDialogsProps) {
  const { appointment, steps } = useCockpit();
  switch (question.kind) {
    case 'offerAll':
      return <OfferAllDialog onClose={onClose} />;
    case 'offerPrevented':
      return <PreventedDialog candidate={question.candidate} onClose={onClose} />;
    case 'prevent':
      return <RecordPreventionDialog offer={question.offer} onClose={onClose} />;
    case 'seekReplacement':
      return (
        <ReplacementDialog
          appointmentId={appointment.id}
          worker={question.offer}
          seek={(wish) => steps.seekReplacement(question.offer, wish)}
          onClose={onClose}
        />
      );
    case 'withdraw':
      return <WithdrawDialog {...question} onClose={onClose} />;
    case 'bookAbsent':
      return <AbsentDialog offers={question.offers} onClose={onClose} />;
    case 'bookDirectly':
      return <DirectBookingDialog people={question.people} onClose={onClose} />;
    case 'overbook':
      return <OverbookDialog {...question} onClose={onClose} />;
    case 'note':
      return <NoteDialog offer={question.offer} onClose={onClose} />;
    case 'message':
      return <MessageDialog onClose={onClose} />;
    case 'waves':
      return <WavesDialog onClose={onClose} />;
    case 'ranking':
      return <RankingDialog onClose={onClose} />;
    case 'otherPerson':
      return <OtherPersonDialog onClose={onClose} />;
    case 'lateBooking':
      return <LateBookingDialog onClose={onClose} />;
    case 'recipient':
      return <RecipientDialog onClose={onClose} />;
    case 'template':
      return <SaveEntryAsTemplate appointment={appointment} onClose={onClose} />;
    case 'delete':
      return <DeleteDialog onClose={onClose} />;
    case 'shortcuts':
      return <ShortcutsDialog isOn={isOn} onSwitch={onSwitch} onClose={onClose} />;
  }
}
