import Button from '@mui/material/Button';
import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import type { WholeOwnOffer } from '../own-offers-query.ts';
import { PREVENTION_TEXTS as TEXTS } from '../own-offers-texts.ts';
import { PreventionDialog } from './prevention-dialog.tsx';

/** For whoever is booked and can't come; not in the bar, where a thumb could hit it by mistake. */
export function PreventionStep({ offer }: { readonly offer: WholeOwnOffer }) {
  const [isOpen, setOpen] = useState(false);
  const isOver = new Date(offer.appointment.endDateTime) <= new Date();
  return (
    <>
      {offer.offerState === 'BOOKED' && !offer.preventedAt && !isOver && (
        <Button
          variant="outlined"
          sx={{ minHeight: 48 }}
          startIcon={<CircleAlert size={18} />}
          onClick={() => setOpen(true)}
        >
          {TEXTS.open}
        </Button>
      )}
      {isOpen && <PreventionDialog offerId={offer.offerId} onClose={() => setOpen(false)} />}
    </>
  );
}
