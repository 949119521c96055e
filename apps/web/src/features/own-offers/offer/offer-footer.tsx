import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { useViewer } from '#platform/viewer/viewer.ts';
import { ContactLinks } from '#ui/contact-links.tsx';
import { SectionCard } from '#ui/section-card.tsx';
import { AnswerButtons } from '../answer-buttons.tsx';
import type { WholeOwnOffer } from '../own-offers-query.ts';
import { OFFER_TEXTS, PREVENTION_TEXTS } from '../own-offers-texts.ts';
import { useAnswering } from '../use-answering.ts';
import { PreventionDialog } from './prevention-dialog.tsx';

/** Whom to ask, and what can be done: at the bottom, where the thumb is. */
export function OfferFooter({ offer }: { readonly offer: WholeOwnOffer }) {
  const { tenant } = useViewer();
  const { answer, busy } = useAnswering();
  const [isPreventing, setPreventing] = useState(false);
  const isOver = new Date(offer.appointment.endDateTime) <= new Date();
  return (
    <>
      {(tenant?.contactEmail || tenant?.contactPhone) && (
        <SectionCard title={OFFER_TEXTS.agency} hint={tenant.name}>
          <ContactLinks email={tenant.contactEmail} phone={tenant.contactPhone} />
        </SectionCard>
      )}
      <Box sx={BAR}>
        <AnswerButtons offer={offer} busy={busy?.answer} onAnswer={(given) => void answer(offer, given)} />
        {offer.offerState === 'BOOKED' && !offer.preventedAt && !isOver && (
          <Button
            variant="outlined"
            fullWidth
            sx={{ minHeight: 48 }}
            startIcon={<CircleAlert size={18} />}
            onClick={() => setPreventing(true)}
          >
            {PREVENTION_TEXTS.open}
          </Button>
        )}
      </Box>
      {isPreventing && <PreventionDialog offerId={offer.offerId} onClose={() => setPreventing(false)} />}
    </>
  );
}

const BAR = { '&:empty': { display: 'none' } } as const;
