import {
  BookmarkPlus,
  CopyPlus,
  FileDown,
  History,
  Keyboard,
  MessageSquareText,
  Receipt,
  Trash2,
  Undo2,
  UserPlus,
} from 'lucide-react';
import { TEMPLATE_TEXTS } from '#features/appointments/index.ts';
import { CREW_LIST_TEXTS, useCrewLists } from '#features/crew-lists/index.ts';
import { linkTo } from '#platform/navigation/paths.ts';
import { may, useViewer } from '#platform/viewer/viewer.ts';
import { StepsMenu } from '#ui/menu/steps-menu.tsx';
import { useCockpit } from '../cockpit.ts';
import { PAGE_TEXTS } from '../cockpit-texts.ts';
import type { Offer } from '../lanes/offers-query.ts';
import { MESSAGE_TEXTS } from '../messages/message-texts.ts';
import type { Question } from '../steps/questions.ts';
import { isOver } from './appointment-query.ts';
import { showHistory } from './history-place.ts';

/** Steps that are taken rarely. */
export function AppointmentMenu({ offers }: { readonly offers: readonly Offer[] }) {
  const viewer = useViewer();
  const { appointment, ask, mayBook, mayWithdraw } = useCockpit();
  const asking = (question: Question) => (): void => ask(question);
  const crewLists = useCrewLists();
  const isAnyBooked = offers.some(({ offerState }) => offerState === 'BOOKED');
  const isAnyAddressed = !isOver(appointment) && offers.some(({ offerState }) => offerState !== 'DECLINED');
  const open = offers.filter(({ offerState }) => offerState !== 'BOOKED');
  const mayEdit = appointment.viewerCanEdit;
  const mayPrint = may(viewer, 'crew-lists.print');
  return (
    <StepsMenu
      place="head"
      label={PAGE_TEXTS.more}
      steps={[
        mayBook && { label: PAGE_TEXTS.otherPerson, icon: UserPlus, take: asking({ kind: 'otherPerson' }) },
        mayWithdraw &&
          isAnyAddressed && { label: MESSAGE_TEXTS.write, icon: MessageSquareText, take: asking({ kind: 'message' }) },
        mayWithdraw &&
          open.length > 0 && {
            label: PAGE_TEXTS.withdrawOpen,
            icon: Undo2,
            take: asking({ kind: 'withdraw', offers: open, allIn: ['CONTACTED', 'ACCEPTED', 'DECLINED'] }),
          },
        mayEdit && {
          label: PAGE_TEXTS.duplicate,
          icon: CopyPlus,
          href: `${linkTo('/appointment/create')}?from=${appointment.id}`,
        },
        mayEdit && { label: TEMPLATE_TEXTS.saveAs, icon: BookmarkPlus, take: asking({ kind: 'template' }) },
        mayEdit &&
          may(viewer, 'invoice-recipient-names.read') && {
            label: PAGE_TEXTS.recipient,
            icon: Receipt,
            take: asking({ kind: 'recipient' }),
          },
        mayPrint && {
          label: CREW_LIST_TEXTS.ofAppointment,
          icon: FileDown,
          isOff: !isAnyBooked,
          take: () => crewLists.ofAppointment(appointment),
        },
        mayPrint && { label: CREW_LIST_TEXTS.ofDay, icon: FileDown, take: () => crewLists.ofDay(appointment) },
        { label: PAGE_TEXTS.history, icon: History, take: showHistory },
        { label: PAGE_TEXTS.shortcuts, icon: Keyboard, take: asking({ kind: 'shortcuts' }) },
        mayEdit && {
          label: PAGE_TEXTS.delete,
          icon: Trash2,
          isDanger: true,
          isApart: true,
          take: asking({ kind: 'delete' }),
        },
      ]}
    />
  );
}
