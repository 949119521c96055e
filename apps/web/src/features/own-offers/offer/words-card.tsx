import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CARD } from '#ui/card.ts';
import type { WholeOwnOffer } from '../own-offers-query.ts';
import { OFFER_TEXTS as TEXTS } from '../own-offers-texts.ts';

/** What the agency has to say, to this worker and to all. */
export function WordsCard({ offer }: { readonly offer: WholeOwnOffer }) {
  const words = [
    [TEXTS.offerNotes, offer.offerNotes],
    [TEXTS.notes, offer.appointment.notes],
  ] as const;
  if (words.every(([, text]) => !text)) return null;
  return (
    <Box sx={{ ...CARD, display: 'grid', gap: 1.5 }}>
      {words.map(
        ([title, text]) =>
          text && (
            <div key={title}>
              <Typography component="h2" variant="body2" sx={{ color: 'text.secondary' }}>
                {title}
              </Typography>
              <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Typography>
            </div>
          ),
      )}
    </Box>
  );
}
