import Box from '@mui/material/Box';
import { useAttempt } from '#platform/attempts/use-attempt.ts';
import { useNotify } from '#ui/notices/notify.ts';
import { confirmBooking } from '../answer-calls.ts';
import { answerFailure } from '../answer-failure.ts';
import { ConfirmButton } from '../confirm-button.tsx';
import { OFFLINE_TEXTS } from '../offline/offline-texts.ts';
import type { WholeOwnOffer } from '../own-offers-query.ts';
import { CONFIRM_TEXTS as TEXTS } from '../own-offers-texts.ts';

/** For whoever was asked whether they come. */
export function ConfirmStep({ offer }: { readonly offer: WholeOwnOffer }) {
  const notify = useNotify();
  const { press, isBusy } = useAttempt(confirmBooking, {
    onDone: () => notify({ text: TEXTS.done, detail: TEXTS.doneDetail }),
    onFailed: (error) => notify({ tone: 'danger', text: answerFailure(error) }),
  });
  if (!offer.asksToConfirm) return null;
  // Kept for later it would be sent when nobody thinks of it any more.
  const confirm = (): void =>
    navigator.onLine
      ? press({ offerId: offer.offerId })
      : notify({ tone: 'danger', text: OFFLINE_TEXTS.answerRefused });
  return (
    <Box sx={{ mb: 1 }}>
      <ConfirmButton isBusy={isBusy} onConfirm={confirm} />
    </Box>
  );
}
