import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import {
  BookmarkPlus,
  CopyPlus,
  Ellipsis,
  FileDown,
  History,
  Keyboard,
  MessageSquareText,
  Receipt,
  Trash2,
  Undo2,
  UserPlus,
} from 'lucide-react';
import { useState } from 'react';
import { TEMPLATE_TEXTS } from '#features/appointments/index.ts';
import { CREW_LIST_TEXTS, useCrewLists } from '#features/crew-lists/index.ts';
import { linkTo } from '#platform/navigation/paths.ts';
import { may } from '#platform/viewer/may.ts';
import { useViewer } from '#platform/viewer/viewer.ts';
import { NEUTRAL } from '#ui/tokens.ts';
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
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = (): void => setAnchor(null);
  const choose = (run: () => void) => (): void => {
    close();
    run();
  };
  const asking = (question: Question) => choose(() => ask(question));
  const crewLists = useCrewLists();
  const isAnyBooked = offers.some(({ offerState }) => offerState === 'BOOKED');
  const isAnyAddressed = !isOver(appointment) && offers.some(({ offerState }) => offerState !== 'DECLINED');
  const open = offers.filter(({ offerState }) => offerState !== 'BOOKED');
  const mayEdit = appointment.viewerCanEdit;
  return (
    <>
      <IconButton
        aria-label={PAGE_TEXTS.more}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ border: 1, borderColor: NEUTRAL[200], borderRadius: '10px', bgcolor: NEUTRAL[0] }}
      >
        <Ellipsis size={18} aria-hidden />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={close} sx={{ mt: 0.5 }}>
        {mayBook && (
          <MenuItem onClick={asking({ kind: 'otherPerson' })}>
            <Icon icon={UserPlus} />
            {PAGE_TEXTS.otherPerson}
          </MenuItem>
        )}
        {mayWithdraw && isAnyAddressed && (
          <MenuItem onClick={asking({ kind: 'message' })}>
            <Icon icon={MessageSquareText} />
            {MESSAGE_TEXTS.write}
          </MenuItem>
        )}
        {mayWithdraw && open.length > 0 && (
          <MenuItem onClick={asking({ kind: 'withdraw', offers: open, allIn: ['CONTACTED', 'ACCEPTED', 'DECLINED'] })}>
            <Icon icon={Undo2} />
            {PAGE_TEXTS.withdrawOpen}
          </MenuItem>
        )}
        {mayEdit && (
          <MenuItem
            component={Link}
            href={`${linkTo('/appointment/create')}?from=${appointment.id}`}
            underline="none"
            sx={{ color: 'inherit' }}
          >
            <Icon icon={CopyPlus} />
            {PAGE_TEXTS.duplicate}
          </MenuItem>
        )}
        {mayEdit && (
          <MenuItem onClick={asking({ kind: 'template' })}>
            <Icon icon={BookmarkPlus} />
            {TEMPLATE_TEXTS.saveAs}
          </MenuItem>
        )}
        {mayEdit && may(viewer, 'invoice-recipient-names.read') && (
          <MenuItem onClick={asking({ kind: 'recipient' })}>
            <Icon icon={Receipt} />
            {PAGE_TEXTS.recipient}
          </MenuItem>
        )}
        {may(viewer, 'crew-lists.print') && [
          <MenuItem key="list" disabled={!isAnyBooked} onClick={choose(() => crewLists.ofAppointment(appointment))}>
            <Icon icon={FileDown} />
            {CREW_LIST_TEXTS.ofAppointment}
          </MenuItem>,
          <MenuItem key="day" onClick={choose(() => crewLists.ofDay(appointment))}>
            <Icon icon={FileDown} />
            {CREW_LIST_TEXTS.ofDay}
          </MenuItem>,
        ]}
        <MenuItem onClick={choose(showHistory)}>
          <Icon icon={History} />
          {PAGE_TEXTS.history}
        </MenuItem>
        <MenuItem onClick={asking({ kind: 'shortcuts' })}>
          <Icon icon={Keyboard} />
          {PAGE_TEXTS.shortcuts}
        </MenuItem>
        {mayEdit && <Divider />}
        {mayEdit && (
          <MenuItem onClick={asking({ kind: 'delete' })} sx={{ color: 'error.main' }}>
            <Icon icon={Trash2} />
            {PAGE_TEXTS.delete}
          </MenuItem>
        )}
      </Menu>
    </>
  );
}

const Icon = ({ icon: Picture }: { readonly icon: typeof Trash2 }) => (
  <ListItemIcon sx={{ color: 'inherit' }}>
    <Picture size={16} aria-hidden />
  </ListItemIcon>
);
