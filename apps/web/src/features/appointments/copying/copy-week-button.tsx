import { type Day, dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import IconButton from '@mui/material/IconButton';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { NEUTRAL } from '#ui/tokens.ts';
import type { AppointmentSummary } from '../appointments-query.ts';
import { COPY_TEXTS as TEXTS } from './copy-texts.ts';
import { CopyDialog } from './later-copy-dialog.ts';

interface CopyWeekButtonProps {
  readonly days: readonly Day[];
  /** Undefined while they are being loaded. */
  readonly appointments: readonly AppointmentSummary[] | undefined;
  readonly onShow: (day: Day) => void;
}

/** The shown week, or some days or entries of it, into another one. What began in the week before belongs to that. */
export function CopyWeekButton({ days, appointments = [], onShow }: CopyWeekButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const own = appointments
    .filter(({ startDateTime }) => days.includes(dayOf(new Date(startDateTime))))
    .toSorted((one, other) => Date.parse(one.startDateTime) - Date.parse(other.startDateTime));
  return (
    <>
      <IconButton
        title={TEXTS.week}
        aria-label={TEXTS.week}
        disabled={own.length === 0}
        onClick={() => setOpen(true)}
        sx={{ border: 1, borderColor: NEUTRAL[200] }}
      >
        <Copy size={18} aria-hidden />
      </IconButton>
      {isOpen && <CopyDialog title={TEXTS.week} appointments={own} onShow={onShow} onClose={() => setOpen(false)} />}
    </>
  );
}
