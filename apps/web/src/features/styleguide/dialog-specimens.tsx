import Button from '@mui/material/Button';
import { CalendarX, Send } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { useNotify } from '#ui/notices/notify.ts';
import { Specimen } from './specimen.tsx';

export function DialogSpecimens() {
  const notify = useNotify();
  const [open, setOpen] = useState<'numbers' | 'typed'>();
  const close = () => setOpen(undefined);
  return (
    <Specimen title="Rückfragen und Meldungen">
      <Button variant="outlined" onClick={() => setOpen('numbers')}>
        Einsatz löschen
      </Button>
      <Button variant="outlined" onClick={() => setOpen('typed')}>
        Agentur löschen
      </Button>
      <Button
        variant="outlined"
        onClick={() =>
          notify({ text: '„Weinverkostung“ angenommen', detail: 'Du hörst von uns, sobald du gebucht bist.' })
        }
      >
        Meldung
      </Button>
      <Button variant="outlined" onClick={() => notify({ text: 'Speichern fehlgeschlagen', tone: 'danger' })}>
        Fehlermeldung
      </Button>
      {open === 'numbers' && (
        <ConfirmDialog
          title="Einsatz löschen?"
          subject="„Gala-Dinner der Handelskammer“, Sa., 31.10.2026, 17:00–01:00"
          intro="Damit werden zurückgezogen:"
          consequences={[
            { icon: <CalendarX />, text: '5 Buchungen, alle 5 werden verständigt' },
            { icon: <Send />, text: '9 Angebote, 6 kontaktiert und 3 angenommen' },
          ]}
          confirm="Einsatz löschen"
          onConfirm={close}
          onCancel={close}
        />
      )}
      {open === 'typed' && (
        <ConfirmDialog
          title="Agentur löschen?"
          typed="Alpen Service Crew"
          confirm="Agentur löschen"
          onConfirm={() => Promise.reject(new Error('Die Agentur hat noch offene Rechnungen.'))}
          onCancel={close}
        />
      )}
    </Specimen>
  );
}
