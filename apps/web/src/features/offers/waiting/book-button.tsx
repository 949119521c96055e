import { OFFER_FAILURES } from '@gastspiel/domain/offers/offer-failures.ts';
import Button from '@mui/material/Button';
import { CalendarOff, Users } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useAttempt } from '#platform/attempts/use-attempt.ts';
import { isFailure } from '#platform/graphql/api-error.ts';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { useNotify } from '#ui/notices/notify.ts';
import { tint } from '#ui/tint.ts';
import { fullName } from '../person.ts';
import { offerCommands } from '../steps/offer-commands.ts';
import { ABSENT_TEXTS, OVERBOOK_FROM_LIST, OVERBOOK_TEXTS, STEP_TEXTS } from '../steps/step-texts.ts';
import type { WaitingOffer } from './waiting-query.ts';

/** Books right from a list; one too many, or somebody who is absent by now, only when that is meant. */
export function BookButton({ offer }: { readonly offer: WaitingOffer }) {
  const { offerId, appointment, isAbsent } = offer;
  const notify = useNotify();
  const name = fullName(offer);
  const commands = useMemo(() => offerCommands(appointment.id), [appointment.id]);
  const { send, isBusy } = useAttempt(commands.book);
  const [asking, setAsking] = useState<'absent' | 'full'>();
  const book = async (allowOverbooking: boolean): Promise<void> => {
    await send({ offerId, allowOverbooking });
    notify({ text: STEP_TEXTS.booked(1, name) });
  };
  const bookIfFree = (): void =>
    void book(false).catch((error: Error) => {
      if (isFailure(error, OFFER_FAILURES.fullyBooked)) return setAsking('full');
      notify({ tone: 'danger', text: STEP_TEXTS.failed, detail: error.message });
    });
  return (
    <>
      <Button
        size="small"
        aria-label={STEP_TEXTS.of(STEP_TEXTS.book, name)}
        loading={isBusy}
        onClick={() => (isAbsent ? setAsking('absent') : bookIfFree())}
        sx={BUTTON}
      >
        {STEP_TEXTS.book}
      </Button>
      {asking === 'absent' && (
        <ConfirmDialog
          tone="neutral"
          icon={<CalendarOff />}
          title={ABSENT_TEXTS.title}
          subject={appointment.description}
          intro={ABSENT_TEXTS.intro([name])}
          note=""
          confirm={ABSENT_TEXTS.submit}
          onConfirm={() => {
            setAsking(undefined);
            bookIfFree();
          }}
          onCancel={() => setAsking(undefined)}
        />
      )}
      {asking === 'full' && (
        <ConfirmDialog
          tone="neutral"
          icon={<Users />}
          title={OVERBOOK_TEXTS.title}
          subject={`${name}, ${appointment.description}`}
          intro={OVERBOOK_FROM_LIST}
          note=""
          confirm={OVERBOOK_TEXTS.submit}
          onConfirm={async () => {
            await book(true);
            setAsking(undefined);
          }}
          onCancel={() => setAsking(undefined)}
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
