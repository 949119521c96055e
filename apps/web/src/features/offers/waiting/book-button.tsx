import { OFFER_FAILURES } from '@gastspiel/domain/offers/offer-failures.ts';
import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { failedNotice, useAttempt } from '#platform/attempts/use-attempt.ts';
import { isFailure } from '#platform/graphql/api-error.ts';
import { later } from '#ui/later/later.tsx';
import { FloatingFailed } from '#ui/later/load-failed.tsx';
import { useNotify } from '#ui/notices/notify.ts';
import { tint } from '#ui/tokens.ts';
import { fullName } from '../selection.ts';
import { bookingCommands } from '../steps/booking-commands.ts';
import { STEP_TEXTS } from '../steps/step-texts.ts';
import type { WaitingOffer } from './waiting-query.ts';

const BookQuestion = later(async () => (await import('./book-question.tsx')).BookQuestion, { Failed: FloatingFailed });

/** Books right from a list; one too many, or somebody who is absent by now, only when that is meant. */
export function BookButton({ offer }: { readonly offer: WaitingOffer }) {
  const { offerId, appointment, isAbsent } = offer;
  const notify = useNotify();
  const name = fullName(offer);
  const commands = useMemo(() => bookingCommands(appointment.id), [appointment.id]);
  const [asking, setAsking] = useState<'absent' | 'full'>();
  const { press, send, isBusy, isDone } = useAttempt(commands.book, {
    onDone: () => notify({ text: STEP_TEXTS.booked(1, name) }),
    onFailed: (error, { allowOverbooking }) => {
      // The question that was answered tells it itself.
      if (allowOverbooking) return;
      if (isFailure(error, OFFER_FAILURES.fullyBooked)) return setAsking('full');
      notify(failedNotice(error, name, STEP_TEXTS.failed));
    },
  });
  const bookIfFree = (): void => press({ offerIds: [offerId], allowOverbooking: false });
  return (
    <>
      <Button
        size="small"
        aria-label={STEP_TEXTS.of(STEP_TEXTS.book, name)}
        // Once booked the row goes with the next answer; until then there is nothing more to press.
        loading={isBusy || isDone}
        onClick={() => (isAbsent ? setAsking('absent') : bookIfFree())}
        sx={BUTTON}
      >
        {STEP_TEXTS.book}
      </Button>
      {asking && (
        <BookQuestion
          why={asking}
          name={name}
          description={appointment.description}
          onConfirm={async () => {
            if (asking === 'full') await send({ offerIds: [offerId], allowOverbooking: true });
            setAsking(undefined);
            if (asking === 'absent') bookIfFree();
          }}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  );
}

/** Above the link that covers its row. */
const BUTTON = {
  position: 'relative',
  zIndex: 1,
  flex: 'none',
  px: 1.25,
  minHeight: { xs: 40, sm: 32 },
  fontWeight: 600,
  bgcolor: tint(12),
  '&:hover': { bgcolor: tint(26) },
} as const;
