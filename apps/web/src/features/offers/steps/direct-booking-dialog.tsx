import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { DialogFrame } from '#ui/dialogs/dialog-frame.tsx';
import { DIALOG_TEXTS } from '#ui/dialogs/dialog-texts.ts';
import { Pending } from '#ui/states/pending.tsx';
import { useCockpit } from '../cockpit.ts';
import type { Person } from '../selection.ts';
import { DIRECT_TEXTS } from './dialog-texts.ts';
import { ObjectionList } from './objection-list.tsx';
import { isBlocked, objectionsQuery } from './objections-query.ts';

interface DirectBookingDialogProps {
  readonly people: readonly Person[];
  readonly onClose: () => void;
}

/** Booking without an answer: names what speaks against it, leaves out who can't be booked at all, and asks. */
export function DirectBookingDialog({ people, onClose }: DirectBookingDialogProps) {
  const { appointment, steps, selection } = useCockpit();
  const ids = people.map(({ id }) => id);
  const query = useQuery(objectionsQuery(appointment.id, ids));
  const { data } = query;
  const blocked = new Set(data?.filter(isBlocked).map(({ targetUserId }) => targetUserId));
  const bookable = people.filter(({ id }) => !blocked.has(id));
  const book = async (): Promise<void> => {
    // Closed first: what the step has to ask, as whether it may be one too many, is the next dialog.
    onClose();
    selection.clear();
    await steps.bookDirectly(bookable);
  };
  return (
    <DialogFrame
      title={DIRECT_TEXTS.title(people.length)}
      subject={DIRECT_TEXTS.intro}
      onClose={onClose}
      foot={
        <>
          <Button variant="outlined" onClick={onClose} autoFocus>
            {DIALOG_TEXTS.cancel}
          </Button>
          <Button variant="contained" disabled={!data || bookable.length === 0} onClick={book}>
            {DIRECT_TEXTS.submit(bookable.length)}
          </Button>
        </>
      }
    >
      {!data && (
        <Pending
          isSmall
          query={query}
          texts={DIRECT_TEXTS}
          waiting={<Typography role="status">{DIRECT_TEXTS.loading}</Typography>}
        />
      )}
      {data && <ObjectionList people={data} />}
      {data && bookable.length === 0 && <Typography role="alert">{DIRECT_TEXTS.nobody}</Typography>}
    </DialogFrame>
  );
}
